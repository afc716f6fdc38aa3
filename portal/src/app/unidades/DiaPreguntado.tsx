import { diasEntre, sumarDias } from '@portal/contract/calendario.ts'
import { diaDeSemana } from '@portal/parts/tiempo.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useMediaQuery } from '@portal/ui/controls/useMediaQuery.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { Hidden } from '@portal/ui/show/Hidden.tsx'
import { capitalized } from '@portal/ui/texts/locale.ts'
import {
  CalendarDays as CalendarIcon,
  ChevronRight as NextIcon,
  ChevronLeft as PreviousIcon,
} from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import styles from './dia.module.css'
import type { useDia } from './useDia.ts'

interface DiaPreguntadoProps {
  /** "¿Puede salir el", and how a phone asks it, where the day stands below. */
  pregunta: { antes: string; corta: string }
  of: ReturnType<typeof useDia>
  /** What else the question asks, behind the day. */
  children?: ReactNode
}

/** Asks about a day: one step at a time, from the calendar, or one of the next seven, by its name. */
export const DiaPreguntado = ({ pregunta, of: { dia, hoy, over, ask }, children }: DiaPreguntadoProps) => {
  const t = useTexts()
  const narrow = useMediaQuery('(max-width: 599.95px)')
  const input = useRef<HTMLInputElement>(null)
  const quick = [0, 1, 2, 3, 4, 5, 6].map((dias) => {
    const fecha = sumarDias(hoy, dias)
    const name = [t('unidad.dias.hoy'), t('unidad.dias.maniana')][dias]
    return { fecha, name, weekday: capitalized(diaDeSemana(fecha)) }
  })
  return (
    <>
      <div className={styles.ask}>
        <span className="off-phones">{pregunta.antes}</span>
        <span className={styles.short}>{pregunta.corta}</span>
        <div className={styles.step} role="group" aria-label={t('unidad.dias.dia')}>
          <button
            type="button"
            className="tints"
            aria-label={t('unidad.dias.anterior')}
            disabled={dia <= hoy}
            onClick={() => ask(sumarDias(dia, -1))}
          >
            <PreviousIcon className="flips" />
          </button>
          <span className={styles.date}>
            <button type="button" className="tints" onClick={() => input.current?.showPicker()}>
              <Hidden>{t('unidad.dias.elegir', { dia: `${diaDeSemana(dia)} ${formatDate(dia)}` })}</Hidden>
              <b className="digits" aria-hidden>
                {diaDeSemana(dia).slice(0, 3)} {formatDate(dia)}
              </b>
              <CalendarIcon className="soft" />
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
            className="tints"
            aria-label={t('unidad.dias.siguiente')}
            onClick={() => ask(sumarDias(dia, 1))}
          >
            <NextIcon className="flips" />
          </button>
        </div>
        {children}
        <span className="off-phones">?</span>
        <div className={`flex gap-4 to-end small-size ${styles.quick}`}>
          {quick.map(({ fecha, name, weekday }) => (
            <button
              className="row gap-8 semibold petrol rounded tints"
              key={fecha}
              type="button"
              aria-label={name ?? weekday}
              aria-pressed={fecha === dia}
              onClick={() => ask(fecha)}
            >
              {/* A phone has room for three letters of it. */}
              {name ?? (narrow ? weekday.slice(0, 3) : weekday)}
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
