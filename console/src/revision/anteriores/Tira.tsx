import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './tira.module.css'
import type { Tira as Strip } from './tramos.ts'

/** Whether a year has room: of the whole, on either side of today and after the one before. */
const isClear = (from: number, hoy: number, before = -1) =>
  Math.abs(from - hoy) > 0.14 && from - before > 0.14

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

/** The last one that was in force, over what came before it; what is being decided is only promised. */
const groundOf = (nuevo: boolean, last: boolean) => (nuevo ? 'new' : last ? 'last' : undefined)

/** Drawn for the eyes: the list above says the same in words. */
export const Tira = ({ strip: { tramos, hoy, hasta } }: { strip: Strip }) => {
  const t = useTexts()
  return (
    <div aria-hidden className="relative tiny-size soft digits clipped above-4 high-40">
      {tramos.map(({ from, to, year, nuevo }, index) => (
        <div key={from} data-ground={groundOf(nuevo, index === tramos.length - 2)}>
          <span
            className={styles.stretch}
            style={{ insetInlineStart: percent(from), width: `calc(${percent(to - from)} - 2px)` }}
          />
          {!nuevo && isClear(from, hoy, tramos[index - 1]?.from) && (
            <span className={styles.year} style={{ insetInlineStart: percent(from) }}>
              {year}
            </span>
          )}
        </div>
      ))}
      <span className={styles.today} style={{ insetInlineStart: percent(hoy) }} />
      <span className={styles.year} data-today style={{ insetInlineStart: percent(hoy) }}>
        {t('revision.hoy')}
      </span>
      <span className={styles.year} style={{ insetInlineEnd: 0 }}>
        {formatDate(hasta).slice(3)}
      </span>
    </div>
  )
}
