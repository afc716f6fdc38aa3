import { diasEntre, sumarDias } from '@portal/contract/calendario.ts'
import { diaDeSemana } from '@portal/parts/tiempo.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import {
  CalendarDays as CalendarIcon,
  ChevronRight as NextIcon,
  ChevronLeft as PreviousIcon,
} from 'lucide-react'
import { useRef } from 'react'
import styles from './dia.module.css'
import type { useDia } from './useDia.ts'

interface DiaPreguntadoProps {
  /** "¿Puede salir el", and how a phone asks it, where the day stands below. */
  pregunta: { antes: string; corta: string }
  of: ReturnType<typeof useDia>
}

/** The next one of a weekday, counted from Sunday as 0; today is not it. */
const next = (hoy: string, weekday: number): string => {
  const today = new Date(`${hoy}T00:00:00Z`).getUTCDay()
  return sumarDias(hoy, (weekday - today + 7) % 7 || 7)
}

/** Asks about a day: one step at a time, from the calendar, or one of the days that people ask about. */
export const DiaPreguntado = ({ pregunta, of: { dia, hoy, over, ask } }: DiaPreguntadoProps) => {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const quick = [
    [t('unidad.dias.hoy'), hoy],
    [t('unidad.dias.maniana'), sumarDias(hoy, 1)],
    [t('unidad.dias.lunes'), next(hoy, 1)],
    [t('unidad.dias.sabado'), next(hoy, 6)],
  ] as const
  return (
    <>
      <div className={styles.ask}>
        <span className={styles.before}>{pregunta.antes}</span>
        <span className={styles.short}>{pregunta.corta}</span>
        <div className={styles.step} role="group" aria-label={t('unidad.dias.dia')}>
          <button
            type="button"
            aria-label={t('unidad.dias.anterior')}
            disabled={dia <= hoy}
            onClick={() => ask(sumarDias(dia, -1))}
          >
            <PreviousIcon className="flips" />
          </button>
          <span className={styles.date}>
            <button
              type="button"
              aria-label={t('unidad.dias.elegir', { dia: `${diaDeSemana(dia)} ${formatDate(dia)}` })}
              onClick={() => input.current?.showPicker()}
            >
              <b>
                {diaDeSemana(dia).slice(0, 3)} {formatDate(dia)}
              </b>
              <CalendarIcon />
            </button>
            <input
              ref={input}
              type="date"
              tabIndex={-1}
              aria-hidden
              value={dia}
              min={hoy}
              onChange={({ target }) => {
                if (target.value !== '' && diasEntre(hoy, target.value) >= 0) ask(target.value)
              }}
            />
          </span>
          <button
            type="button"
            aria-label={t('unidad.dias.siguiente')}
            onClick={() => ask(sumarDias(dia, 1))}
          >
            <NextIcon className="flips" />
          </button>
        </div>
        <span className={styles.after}>?</span>
        <div className={styles.quick}>
          {quick.map(([name, fecha]) => (
            <button key={name} type="button" aria-pressed={fecha === dia} onClick={() => ask(fecha)}>
              {name}
            </button>
          ))}
        </div>
      </div>
      {over !== undefined && (
        <p role="status" className={styles.over}>
          {t('unidad.dias.paso', { fecha: formatDate(over) })}
        </p>
      )}
    </>
  )
}
