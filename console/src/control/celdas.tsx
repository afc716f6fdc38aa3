import type { Result } from '@portal/contract'
import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { controlLook } from '@portal/parts/control/controlLook.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './control.module.css'

type Cuenta = Result<'ControlDelMes'>['records'][number]

/** Of how many people something is missing. */
export const CuantosLacking = ({ cuenta: { choferes, completos } }: { cuenta: Cuenta }) => {
  const t = useTexts()
  return (
    <span className="digits">
      <b>{formatNumber(choferes - completos)}</b>{' '}
      <span className="soft">{t('controles.deTotal', { total: formatNumber(choferes) })}</span>
    </span>
  )
}

/** Which controls, each with how many papers; what waits for review after them. */
export const LoQueFalta = ({ cuenta: { porControl, enRevision, faltan } }: { cuenta: Cuenta }) => {
  const t = useTexts()
  return (
    <span className={`cluster gap-6 ${styles.lacks}`}>
      {porControl.map((each) => (
        <ToneChip
          key={each.control}
          {...controlLook.falta}
          label={`${each.nombre} ${formatNumber(each.faltan)}`}
        />
      ))}
      {enRevision > 0 && (
        <ToneChip
          {...controlLook['en revision']}
          label={t('controles.enRevision', { count: enRevision, n: formatNumber(enRevision) })}
        />
      )}
      {faltan === 0 && enRevision === 0 && <ToneChip {...controlLook.cumplido} label={t('controles.nada')} />}
    </span>
  )
}

/** What was done about the month: it was asked for, or closed. */
export const QueSeHizo = ({ cuenta: { pedido, cierre, cambios } }: { cuenta: Cuenta }) => {
  const t = useTexts()
  const said = [
    cierre !== null && t('controles.cerrada', { numero: formatNumber(cierre) }),
    cambios > 0 && t('controles.cambiaron', { count: cambios, n: formatNumber(cambios) }),
    pedido !== null &&
      t('controles.pedido', { fecha: formatDate(diaEnBuenosAires(new Date(pedido))).slice(0, 5) }),
  ].filter((each) => each !== false)
  return <span className="soft">{said.join(' · ')}</span>
}
