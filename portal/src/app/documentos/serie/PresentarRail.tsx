import { Plate } from '@portal/parts/Plate.tsx'
import type { TFunction } from 'i18next'
import { CircleCheck as DoneIcon, CircleX as FailedIcon } from 'lucide-react'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Junto } from './juntar.ts'
import { presentableId } from '../presentable.ts'
import styles from './presentarRail.module.css'
import { pasoDe, type Paso, type Trabajo } from './trabajo.ts'

interface PresentarRailProps {
  items: readonly Junto[]
  place: number
  works: ReadonlyMap<number, Trabajo>
  onGo: (place: number) => void
  /** In a sheet of its own, with the focus on the one at hand. */
  inSheet?: boolean
}

const quePeso = (t: TFunction, { critico, opcional }: Junto) =>
  opcional ? t('casilla.opcional') : critico && t('casilla.critico')

/** How far it is; of one that was not begun, whose it is, where no plate says so. */
const detalleDe = (t: TFunction, { dominio, cuantos, recurso }: Junto, paso: Paso) => {
  if (paso !== 'falta') return t(`presentar.paso.${paso}`)
  if (cuantos > 1) return t('presentar.paraVarios', { n: formatNumber(cuantos) })
  return dominio ? t('presentar.paso.falta') : recurso
}

/** What is being presented in this sitting, and how far each of them is. */
export const PresentarRail = ({ items, place, works, onGo, inSheet = false }: PresentarRailProps) => {
  const t = useTexts()
  return (
    <nav className={styles.rail} data-sheet={inSheet || undefined} aria-label={t('presentar.lista')}>
      <ol className="grid gap-4 one-column">
        {items.map((item, each) => {
          const paso = pasoDe(works.get(each))
          return (
            <li key={presentableId(item)}>
              <button
                className="row whole relative small-size at-start rounded shades"
                type="button"
                data-paso={paso}
                aria-current={each === place ? 'step' : undefined}
                disabled={paso === 'presentado'}
                autoFocus={inSheet && each === place}
                onClick={() => onGo(each)}
              >
                {paso === 'fallo' ? (
                  <FailedIcon aria-hidden />
                ) : paso === 'falta' || each === place ? (
                  <em className="middle rigid tiny bold soft digits round" aria-hidden>
                    {each + 1}
                  </em>
                ) : (
                  <DoneIcon aria-hidden />
                )}
                <span className={`grow slim ${styles.step}`}>
                  <b className="cut block as-written">{item.corto}</b>
                  <span className="tiny soft cut block as-written">
                    {[quePeso(t, item), detalleDe(t, item, paso)].filter(Boolean).join(' · ')}
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
