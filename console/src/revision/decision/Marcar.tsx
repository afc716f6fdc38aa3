import { MapPin as MarkIcon, X as RemoveIcon } from 'lucide-react'
import type { Marca } from '@portal/contract/documentos.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { KeyboardEvent } from 'react'
import { Seccion } from '../../piezas/Seccion.tsx'
import styles from './marcar.module.css'

interface MarcarProps {
  marca: Marca | undefined
  /** Where a mark begins that no finger put there: the middle of the first page of the first file. */
  first: Marca
  onMarca: (marca: Marca | undefined) => void
}

/** Of the page's width or height, for each press of an arrow. */
const step = 0.02

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const inside = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 1000

/** Shows the carrier where on the paper the trouble is: by pressing on it, or with the arrows alone. */
export const Marcar = ({ marca, first, onMarca }: MarcarProps) => {
  const t = useTexts()
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key]
    if (!marca || !by) return
    event.preventDefault()
    onMarca({ ...marca, x: inside(marca.x + by[0]), y: inside(marca.y + by[1]) })
  }
  return (
    <Seccion title={t('revision.marcar.titulo')}>
      <p className={styles.help}>{t(marca ? 'revision.marcar.puesta' : 'revision.marcar.ayuda')}</p>
      <div className="cluster gap-8">
        <Button
          size="small"
          icon={<MarkIcon />}
          aria-pressed={marca !== undefined}
          onClick={() => onMarca(marca ?? first)}
          onKeyDown={move}
        >
          {marca ? t('revision.marcar.mover', { pagina: marca.pagina }) : t('revision.marcar.poner')}
        </Button>
        {marca && (
          <Button kind="quiet" size="small" icon={<RemoveIcon />} onClick={() => onMarca(undefined)}>
            {t('revision.marcar.quitar')}
          </Button>
        )}
      </div>
    </Seccion>
  )
}
