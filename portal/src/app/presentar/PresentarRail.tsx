import { Plate } from '@portal/parts/Plate.tsx'
import { CircleCheck as DoneIcon, CircleX as FailedIcon } from 'lucide-react'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import type { Junto } from './juntar.ts'
import { presentableId } from './presentable.ts'
import styles from './presentarRail.module.css'
import { pasoDe, type Trabajo } from './trabajo.ts'

interface PresentarRailProps {
  items: readonly Junto[]
  place: number
  works: ReadonlyMap<number, Trabajo>
  onGo: (place: number) => void
}

/** What is being presented in this sitting, and how far each of them is. */
export const PresentarRail = ({ items, place, works, onGo }: PresentarRailProps) => {
  const t = useTexts()
  return (
    <nav className={styles.rail} aria-label={t('presentar.lista')}>
      <ol>
        {items.map((item, each) => {
          const paso = pasoDe(works.get(each))
          return (
            <li key={presentableId(item)}>
              <button
                type="button"
                data-paso={paso}
                aria-current={each === place ? 'step' : undefined}
                disabled={paso === 'presentado'}
                onClick={() => onGo(each)}
              >
                {paso === 'fallo' ? (
                  <FailedIcon aria-hidden />
                ) : paso === 'falta' || each === place ? (
                  <em aria-hidden>{each + 1}</em>
                ) : (
                  <DoneIcon aria-hidden />
                )}
                <span className={styles.step}>
                  <b>{item.corto}</b>
                  <span>
                    {paso !== 'falta' || (item.dominio && item.cuantos === 1)
                      ? t(`presentar.paso.${paso}`)
                      : item.cuantos > 1
                        ? t('presentar.paraVarios', { n: formatNumber(item.cuantos) })
                        : item.recurso}
                  </span>
                </span>
                {item.dominio && item.cuantos === 1 && (
                  <Plate dominio={item.dominio} pais={item.pais_patente ?? undefined} height={20} />
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
