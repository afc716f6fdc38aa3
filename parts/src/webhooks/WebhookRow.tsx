import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { RowOpener } from '@portal/ui/table/RowTitle.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { Barras } from './Barras.tsx'
import { SaludChip } from './SaludChip.tsx'
import { hostOf, saludDe, sumaDe, ultimasHoras, type Webhook } from './webhook.ts'
import styles from './webhooks.module.css'

interface WebhookRowProps {
  webhook: Webhook
  current: boolean
  /** Whose it is goes without saying. */
  ofCuenta: boolean
  onOpen: () => void
}

/** One address: where it leads, of what it is told and how it answers; its name opens what was sent. */
export const WebhookRow = ({ webhook, current, ofCuenta, onOpen }: WebhookRowProps) => {
  const t = useTexts()
  const { nombre, url = '', eventos = [], accountname } = webhook
  const salud = saludDe(webhook)
  const about = [
    hostOf(url),
    t('webhook.eventos', { count: eventos.length, n: formatNumber(eventos.length) }),
    !ofCuenta && accountname && t('webhook.deLaCuenta', { cuenta: accountname }),
  ]
  return (
    <li className={styles.row} data-current={current || undefined}>
      <div className="slim">
        <p className="cluster at-middle gap-8">
          <b className="semibold breaks">
            <RowOpener onClick={onOpen}>{nombre}</RowOpener>
          </b>
          {salud && <SaludChip salud={salud} />}
        </p>
        <p className="tiny soft breaks">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <Cuanto webhook={webhook} />
    </li>
  )
}

/** What of the last day arrived, and what waits; of one that is off, since when. */
const Cuanto = ({ webhook }: { webhook: Webhook }) => {
  const t = useTexts()
  const { apagado, revocado, por_entregar = 0 } = webhook
  const horas = ultimasHoras(webhook)
  const { llegaron, faltan } = sumaDe(horas)
  const nothing = llegaron + faltan === 0
  const since = revocado ?? apagado
  if (since)
    return (
      <p className={`digits ${styles.cuanto}`}>
        <b className="block semibold">{t(revocado ? 'webhook.quitado' : 'webhook.apagado')}</b>
        <span className="block tiny soft">
          {t('webhook.desde', { fecha: formatDate(diaEnBuenosAires(new Date(since))) })}
        </span>
      </p>
    )
  return (
    <>
      <Barras horas={horas} />
      <p className={`digits ${styles.cuanto}`}>
        <b className="block semibold">
          {nothing
            ? t('webhook.nada')
            : t('webhook.llegaron', { n: formatNumber(llegaron), de: formatNumber(llegaron + faltan) })}
        </b>
        <span className="block tiny soft">
          {por_entregar > 0
            ? t('webhook.porEntregar', { n: formatNumber(por_entregar) })
            : t(nothing && saludDe(webhook) === 'sinUso' ? 'webhook.todavia' : 'webhook.enUnDia')}
        </span>
      </p>
    </>
  )
}
