import {
  Scan as FitWidthIcon,
  ExternalLink as OpenIcon,
  RotateCw as RotateIcon,
  ZoomIn as ZoomInIcon,
  ZoomOut as ZoomOutIcon,
} from 'lucide-react'
import { useTexts } from '../texts/useTexts.ts'
import { IconButton } from '../controls/Button.tsx'
import styles from './preview.module.css'
import { turned, zoomIn, zoomOut, type PreviewView } from './view.ts'

interface PreviewToolbarProps {
  url: string
  view: PreviewView
  onView: (view: PreviewView) => void
  page: number
  pages: number
}

export const PreviewToolbar = ({ url, view, onView, page, pages }: PreviewToolbarProps) => {
  const t = useTexts()
  const tools = [
    { label: t('vista.alejar'), Icon: ZoomOutIcon, next: { ...view, zoom: zoomOut(view) } },
    { label: t('vista.acercar'), Icon: ZoomInIcon, next: { ...view, zoom: zoomIn(view) } },
    { label: t('vista.ajustar'), Icon: FitWidthIcon, next: { ...view, zoom: 1 } },
    { label: t('vista.girar'), Icon: RotateIcon, next: turned(view) },
  ]
  return (
    <div className={styles.toolbar} data-print="hide">
      {tools.map(({ label, Icon, next }) => (
        <IconButton key={label} label={label} onClick={() => onView(next)}>
          <Icon />
        </IconButton>
      ))}
      <p className={styles.page} aria-live="polite">
        {pages > 1 && t('vista.pagina', { pagina: page, total: pages })}
      </p>
      <IconButton label={t('vista.abrirOriginal')} href={url} newTab>
        <OpenIcon />
      </IconButton>
    </div>
  )
}
