import { isCalendarDate } from '@portal/contract/calendario.ts'
import type { Papel } from '@portal/contract/lectura.ts'
import { leerTextoDePdf } from '@portal/contract/nomina/lista.ts'
import { Comparado } from '@portal/parts/nomina/Comparado.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { TextButton } from '@portal/ui/controls/TextLink.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { rutas } from '../rutas.ts'
import { useMayAsk } from '../session/useLogin.ts'
import styles from './nomina.module.css'
import { Sobrante } from './Sobrante.tsx'
import { SoltarNomina } from './SoltarNomina.tsx'

interface NominaDelPapelProps {
  tipodocumentoid: string
  /** As it is typed. */
  periodo: string | null | undefined
  /** The text of the paper that is being presented. */
  papel: Papel | undefined
  /** It is presented for choferes, of a month. */
  mensual: boolean
}

/** Beside a paper that is being presented: whether the month's list agrees with whoever drives, before anybody reviews it. */
export const NominaDelPapel = ({ tipodocumentoid, periodo, papel, mensual }: NominaDelPapelProps) => {
  const t = useTexts()
  const id = useId()
  const known = useMayAsk('CompararNomina')
  const month = periodo && isCalendarDate(`${periodo}-01`) ? periodo : undefined
  const { data, error, refetch } = useQuery({
    ...operationQuery('CompararNomina', { tipodocumentoid, periodo: month ?? '' }),
    enabled: known && mensual && month !== undefined,
  })
  const [comparacion] = data?.records ?? []
  if (!known || !mensual || month === undefined) return null
  // Of a type that no list stands beside nobody is troubled by what could not be read.
  if (error && !data)
    return (
      <p className="small soft">
        {t('cargarNomina.noSeSabe')}{' '}
        <TextButton onClick={() => void refetch()}>{t('acciones.reintentar')}</TextButton>
      </p>
    )
  if (comparacion?.para == null) return null
  const read = papel && comparacion.para === 'sicoss' ? leerTextoDePdf(papel.tal) : undefined
  const declaradas = read && 'nomina' in read ? (read.nomina.cabezas ?? undefined) : undefined
  return (
    <section aria-labelledby={id} className={`small ${styles.beside}`}>
      <h4 id={id}>{t('nomina.comparar')}</h4>
      <div aria-live="polite">
        <Comparado
          comparacion={comparacion}
          declaradas={declaradas}
          choferHref={rutas.chofer}
          acciones={(sobra) => <Sobrante sobra={sobra} />}
        />
      </div>
      <SoltarNomina periodo={month} otra={comparacion.nomina != null} />
    </section>
  )
}
