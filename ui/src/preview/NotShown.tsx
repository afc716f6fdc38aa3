import { useTexts } from '../app/useTexts.ts'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import type { NotDrawn } from './pdf/openPdf.ts'
import styles from './preview.module.css'

interface NotShownProps {
  url: string
  why: NotDrawn
  onRetry: () => void
}

/** A file that could not be drawn; the original may still open. */
export const NotShown = ({ url, why, onRetry }: NotShownProps) => {
  const t = useTexts()
  return (
    <EmptyState
      title={t(why === 'lento' ? 'vista.tarda' : 'vista.noSePudo')}
      message={t('vista.noSePudoAyuda')}
      action={
        <div className={styles.ways}>
          <Button kind="quiet" onClick={onRetry}>
            {t('acciones.reintentar')}
          </Button>
          <ButtonLink href={url} target="_blank" rel="noopener">
            {t('vista.abrirOriginal')}
          </ButtonLink>
        </div>
      }
    />
  )
}
