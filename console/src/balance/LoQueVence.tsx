import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { Bloque } from '../piezas/Bloque.tsx'
import type { BalanceDeRevision } from './Balance.tsx'
import styles from './balance.module.css'
import { Barras } from './Barras.tsx'

type Semana = BalanceDeRevision['semanas'][number]

/** How many of the first weeks are soon. */
const soon = 4

const sum = (semanas: readonly Semana[]) => semanas.reduce((total, { cantidad }) => total + cantidad, 0)

/** How many resources lose their fitness in each week, unless something is presented before. */
export const LoQueVence = ({ semanas }: { semanas: readonly Semana[] }) => {
  const t = useTexts()
  const all = sum(semanas)
  return (
    <Bloque
      title={t('cola.vencen.titulo')}
      more={
        all > 0 &&
        t('cola.vencen.nota', {
          pronto: formatNumber(sum(semanas.slice(0, soon))),
          todos: formatNumber(all),
        })
      }
    >
      {all === 0 ? (
        <p className={styles.empty}>{t('cola.vencen.ninguno')}</p>
      ) : (
        <Barras
          label={t('cola.vencen.titulo')}
          bars={semanas.map(({ desde, hasta, cantidad }, index) => ({
            key: desde,
            parts: [cantidad],
            strong: index < soon,
            // Every second one has room for its date.
            under: index % 2 === 0 && formatDate(desde).slice(0, 5),
            label: t('cola.vencen.barra', {
              desde: formatDate(desde),
              hasta: formatDate(hasta),
              n: formatNumber(cantidad),
            }),
          }))}
        />
      )}
    </Bloque>
  )
}
