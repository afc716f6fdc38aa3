import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import type { BalanceDeRevision } from './Balance.tsx'
import styles from './balance.module.css'
import { Barras } from './Barras.tsx'

type Dia = BalanceDeRevision['dias'][number]

const decided = ({ aprobados, rechazados }: Dia) => aprobados + rechazados

const isWeekend = (dia: string): boolean => [0, 6].includes(new Date(`${dia}T00:00:00Z`).getUTCDay())

/** What was decided on each day; a weekend on which nobody worked takes no room. */
export const DecisionesPorDia = ({ dias }: { dias: readonly Dia[] }) => {
  const t = useTexts()
  const today = dias.at(-1)
  const shown = dias.filter((day) => day === today || decided(day) > 0 || !isWeekend(day.dia))
  return (
    <Bloque
      title={t('cola.decisiones.titulo')}
      more={
        <span aria-hidden className={`flex gap-16 ${styles.legend}`}>
          <span className="row gap-4">
            <i />
            {t('cola.decisiones.aprobados')}
          </span>
          <span className="row gap-4">
            <i />
            {t('cola.decisiones.rechazados')}
          </span>
        </span>
      }
    >
      {dias.every((day) => decided(day) === 0) ? (
        <p className={styles.empty}>{t('cola.decisiones.ninguna')}</p>
      ) : (
        <Barras
          label={t('cola.decisiones.titulo')}
          bars={shown.map((day) => ({
            key: day.dia,
            parts: [day.aprobados, day.rechazados],
            under:
              day === today ? (
                <b className="block semibold digits">{t('cola.decisiones.hoy')}</b>
              ) : (
                Number(day.dia.slice(8))
              ),
            label: t('cola.decisiones.barra', { ...day, dia: formatDate(day.dia) }),
          }))}
        />
      )}
    </Bloque>
  )
}
