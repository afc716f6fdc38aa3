import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { porQueNoSalio } from '../correos/porQue.ts'
import { avanceDe, type Invitacion } from './invitacion.ts'
import { InvitacionChip } from './InvitacionChip.tsx'
import styles from './invitaciones.module.css'

/** How far it came, in four strokes. */
export const Avance = ({ invitacion }: { invitacion: Invitacion }) => {
  const t = useTexts()
  const done = avanceDe(invitacion)
  return (
    <span
      role="img"
      aria-label={t('invitaciones.avance', { n: formatNumber(done) })}
      className={`inline-row gap-4 ${styles.strokes}`}
    >
      {[1, 2, 3, 4].map((stroke) => (
        <i key={stroke} data-done={stroke <= done || undefined} />
      ))}
    </span>
  )
}

/** Where it stands, and what of an account that is there is missing. */
export const Donde = ({ invitacion }: { invitacion: Invitacion }) => {
  const t = useTexts()
  const { estado, error, perfil_completo, presentados } = invitacion
  const more =
    estado === 'aprobada'
      ? presentados > 0
        ? t('invitaciones.donde.papeles', { count: presentados, n: formatNumber(presentados) })
        : t(perfil_completo ? 'invitaciones.donde.sinPapeles' : 'invitaciones.donde.perfil')
      : estado === 'fallida' && error !== null
        ? t(`correos.error.${porQueNoSalio(error)}`)
        : undefined
  return (
    <span className={styles.where}>
      <InvitacionChip estado={estado} />
      {more && <span className="small soft">{more}</span>}
    </span>
  )
}
