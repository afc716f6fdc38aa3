import { diasEntre, hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import { mesesDe } from './meses.ts'
import { Pista } from './Pista.tsx'
import { plazoDe, venceProntoEl, type CasillaEnElTiempo } from './plazo.ts'
import { enDias } from './tiempo.ts'
import styles from './tira.module.css'

const weeks = 12
const days = weeks * 7

/** The weeks from today, and over them their months; those that have no room are cut to three letters. */
export const TiraHead = () => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const starts = Array.from({ length: weeks }, (_, week) => sumarDias(hoy, week * 7))
  const months = mesesDe(starts)
  return (
    <>
      <Hidden>{t('tiempo.doceSemanas')}</Hidden>
      <span aria-hidden className={styles.months}>
        {months.map(({ name, weeks: span }) => (
          <span key={name} style={{ gridColumn: `span ${span}` }}>
            {name.slice(0, 3)}
            {span < 3 || <span>{name.slice(3)}</span>}
          </span>
        ))}
      </span>
      <span aria-hidden className={styles.days}>
        {starts.map((start) => (
          <span key={start}>{Number(start.slice(8))}</span>
        ))}
      </span>
    </>
  )
}

/** How a slot stands over the weeks: valid until when, and on what ground it stands then. */
const stretchOf = (casilla: CasillaEnElTiempo, hoy: string): { ground: Tone; share: number } => {
  const { estado, fecha_vencimiento } = casilla
  if (estado === 'vencido' || estado === 'rechazado') return { ground: 'red', share: 0 }
  if (estado === 'en revision') return { ground: 'blue', share: 0 }
  if (estado !== 'activo') return { ground: 'slate', share: 0 }
  if (!fecha_vencimiento) return { ground: 'slate', share: 1 }
  // Valid through its date.
  const share = Math.min(1, Math.max(0, (diasEntre(hoy, fecha_vencimiento) + 1) / days))
  return { ground: 'slate', share }
}

/** The next twelve weeks of a document. The cell beside it says it in words. */
export const Tira = ({ casilla }: { casilla: CasillaEnElTiempo }) => {
  const t = useTexts()
  const hoy = hoyEnBuenosAires()
  const { ground, share } = stretchOf(casilla, hoy)
  const plazo = plazoDe(casilla, hoy)
  return (
    <Pista
      ground={ground}
      share={share}
      className={styles.track}
      title={plazo ? enDias(t, plazo.suceso, plazo.dias) : undefined}
    >
      {casilla.estado === 'activo' && share < 1 && (
        <span
          className={styles.end}
          data-soon={venceProntoEl(casilla, hoy) !== null || undefined}
          style={{ insetInlineStart: `${share * 100}%` }}
        />
      )}
    </Pista>
  )
}
