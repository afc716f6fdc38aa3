import type { Answer } from '@portal/contract'
import { mesEnPalabras } from '@portal/parts/meses.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatDateTime, formatNumber } from '@portal/ui/show/format.ts'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMayWrite } from '../session/useLogin.ts'
import styles from './nomina.module.css'

type Nomina = Answer<'ListNominas'>['records'][number]

/** So many are shown; older months are asked for by their month. */
const shown = 24

/** The lists that the account brought, of the newest months first, with those that another took the place of. */
export const Cargadas = () => {
  const t = useTexts()
  const confirm = useConfirm()
  const toast = useToast()
  const mayWrite = useMayWrite()
  const remove = useWrite('QuitarNomina')
  const { data, error, refetch } = useQuery(operationQuery('ListNominas', { pagesize: shown }))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Placeholder height={96} />
  if (data.records.length === 0) return <p className="small soft">{t('nominas.ninguno')}</p>
  const ask = async ({ nominaid, archivo = '' }: Nomina) => {
    const done = await confirm({
      title: t('nominas.quitar'),
      message: t('nominas.quitarMensaje', { archivo }),
      confirmLabel: t('nominas.quitar'),
      danger: true,
      run: () => remove.mutateAsync({ nominaid }),
    })
    if (done) toast({ message: t('nominas.quitada'), about: 'nomina' })
  }
  return (
    <ul className={`lined ${styles.brought}`}>
      {data.records.map((nomina) => (
        <li key={nomina.nominaid} className="row spread gap-12">
          <span className="slim breaks">
            <b className="block semibold">
              {[capitalized(mesEnPalabras(nomina.periodo)), nomina.origen && t(`nomina.de.${nomina.origen}`)]
                .filter(Boolean)
                .join(' · ')}
            </b>
            <span className="block tiny soft">{about(t, nomina)}</span>
          </span>
          {mayWrite && (
            <Button
              kind="quiet"
              size="small"
              aria-label={`${t('nominas.quitar')}: ${nomina.archivo ?? ''}`}
              onClick={() => void ask(nomina)}
            >
              {t('nominas.quitar')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const about = (t: TFunction, nomina: Nomina): string => {
  const { archivo, personas, cargada, cargada_por, rectificativa, vigente } = nomina
  return [
    archivo,
    personas !== undefined && t('nominas.personas', { count: personas, n: formatNumber(personas) }),
    rectificativa != null &&
      (rectificativa === 0 ? t('nominas.original') : t('nominas.rectificativa', { n: rectificativa })),
    cargada &&
      t('nomina.cargada', { cuando: formatDateTime(cargada), quien: cargada_por ?? t('nomina.alguien') }),
    vigente !== undefined && t(vigente ? 'nominas.cuenta' : 'nominas.reemplazada'),
  ]
    .filter(Boolean)
    .join(' · ')
}
