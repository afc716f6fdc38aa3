import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useId } from 'react'
import { diaDelMes, mesCorto } from '../tiempo.ts'
import { diasDeCalendario } from '@portal/contract/calendarFeed.ts'
import type { Calendario } from './calendario.ts'
import styles from './calendario.module.css'

/** The next days that stand in a calendar. */
export const Proximos = ({ calendario: { proximos, choferes } }: { calendario: Calendario }) => {
  const t = useTexts()
  const id = useId()
  // A back office elsewhere may not tell them.
  if (!proximos) return null
  const dias = choferes === null ? diasDeCalendario.proveedor : diasDeCalendario.cuenta
  return (
    <section aria-labelledby={id} className={styles.next}>
      <h3 id={id} className="small bold">
        {t('calendario.proximo.titulo')}
      </h3>
      {proximos.length === 0 ? (
        <p className="soft">{t('calendario.proximo.nada', { dias: formatNumber(dias) })}</p>
      ) : (
        <ul>
          {proximos.map(({ dia, tipo, recurso }) => (
            <li key={`${dia} ${tipo} ${recurso}`}>
              <time dateTime={dia} className={styles.day}>
                <b className="bold digits">{diaDelMes(dia)}</b> {mesCorto(dia)}
              </time>
              <span className="slim">
                <b className="block semibold breaks">{`${tipo} · ${recurso}`}</b>
                <span className="block tiny soft">{t('calendario.proximo.ayuda')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
