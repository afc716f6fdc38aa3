import {
  Columns2 as CompareIcon,
  ExternalLink as OpenIcon,
  Maximize as FitIcon,
  RotateCw as RotateIcon,
  ZoomIn as ZoomInIcon,
  ZoomOut as ZoomOutIcon,
} from 'lucide-react'
import { initialView, turned, zoomIn, zoomOut, type PreviewView } from '@portal/ui/preview/view.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { KeyTool } from '../../shortcuts/KeyTool.tsx'
import { useShortcuts } from '../../shortcuts/useShortcuts.ts'
import styles from './herramientas.module.css'

interface HerramientasProps {
  view: PreviewView
  onView: (view: PreviewView) => void
  /** Of the file that is looked at. */
  originalUrl: string | undefined
  comparing: boolean
  /** Absent where there is nothing to compare with. */
  onCompare: (() => void) | undefined
}

/** What is done with the page, in a column beside it, so that it has all of the height. */
export const Herramientas = ({ view, onView, originalUrl, comparing, onCompare }: HerramientasProps) => {
  const t = useTexts()
  const larger = () => onView({ ...view, zoom: zoomIn(view) })
  const smaller = () => onView({ ...view, zoom: zoomOut(view) })
  const fit = () => onView({ ...view, zoom: initialView.zoom })
  const turn = () => onView(turned(view))
  const open = originalUrl === undefined ? undefined : () => window.open(originalUrl, '_blank', 'noopener')
  useShortcuts({ '+': larger, '=': larger, '-': smaller, '0': fit, g: turn, o: open, c: onCompare })

  return (
    <div role="group" aria-label={t('revision.herramientas')} data-print="hide" className={styles.tools}>
      <KeyTool label={t('vista.acercar')} keys="+" Icon={ZoomInIcon} onClick={larger} />
      <span aria-live="polite" className="tiny semibold soft digits one-line">
        {t('revision.zoom', { n: Math.round(view.zoom * 100) })}
      </span>
      <KeyTool label={t('vista.alejar')} keys="-" Icon={ZoomOutIcon} onClick={smaller} />
      <KeyTool label={t('revision.ajustar')} keys="0" Icon={FitIcon} onClick={fit} />
      <span aria-hidden className={styles.rule} />
      <KeyTool label={t('vista.girar')} keys="G" Icon={RotateIcon} onClick={turn} />
      {onCompare && (
        <KeyTool
          label={t('revision.comparar.comparar')}
          keys="C"
          Icon={CompareIcon}
          pressed={comparing}
          onClick={onCompare}
        />
      )}
      {originalUrl !== undefined && (
        <>
          <span aria-hidden className={styles.rule} />
          <KeyTool label={t('vista.abrirOriginal')} keys="O" Icon={OpenIcon} href={originalUrl} />
        </>
      )}
    </div>
  )
}
