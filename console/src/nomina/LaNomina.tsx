import { Comparado } from '@portal/parts/nomina/Comparado.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { Seccion } from '../piezas/Seccion.tsx'
import { rutas } from '../rutas.ts'

interface LaNominaProps {
  /** In the place of one that there is, and not in that of one that there isn't: what it says comes before what nobody can say. */
  hay?: boolean
  /** The paper; of one that is no month's there is no list. */
  de: { cuenta_id: string; tipodocumentoid: string; periodo: string | null }
  /** How many people the paper itself says it is about, where its text was read and says so. */
  declaradas: number | undefined
}

/** Beside a month's paper: whether the account's list agrees with whoever drives. That there is none is said as what it is. */
export const LaNomina = ({ hay = false, de, declaradas }: LaNominaProps) => {
  const t = useTexts()
  const { cuenta_id: cuentaid, tipodocumentoid, periodo } = de
  const { data, isError, refetch } = useQuery({
    ...operationQuery('CompararNominaCuenta', { cuentaid, tipodocumentoid, periodo: periodo ?? '' }),
    enabled: periodo !== null,
  })
  const [comparacion] = data?.records ?? []
  if (periodo === null) return null
  if (isError && !data)
    return hay ? null : (
      <Seccion title={t('nomina.titulo')}>
        <p className="small">
          {t('revision.nominaSinSaber')}{' '}
          <TextButton onClick={() => void refetch()}>{t('acciones.reintentar')}</TextButton>
        </p>
      </Seccion>
    )
  if (comparacion?.para == null || (comparacion.nomina != null) !== hay) return null
  return (
    <Seccion title={t('nomina.titulo')}>
      <Comparado
        comparacion={comparacion}
        declaradas={comparacion.para === 'sicoss' ? declaradas : undefined}
        choferHref={(recursoid) => rutas.recursoDeCuenta(cuentaid, recursoid)}
      />
    </Seccion>
  )
}
