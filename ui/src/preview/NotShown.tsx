import { useTexts } from '../texts/useTexts.ts'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import type { NotDrawn } from './notDrawn.ts'

interface NotShownProps {
  url: string
  why: NotDrawn
  /** Nobody tried it here yet: that it can't be drawn was known before. */
  untried: boolean
  onRetry: () => void
}

/** A file that could not be drawn; the original may still open. */
export const NotShown = ({ url, why, untried, onRetry }: NotShownProps) => {
  const t = useTexts()
  return (
    <EmptyState
      title={t(`vista.noDibujado.${why}`)}
      message={t('vista.noSePudoAyuda')}
      action={
        <div className="cluster at-center gap-8">
          <Button kind="quiet" onClick={onRetry}>
            {t(untried ? 'vista.dibujarIgual' : 'acciones.reintentar')}
          </Button>
          <ButtonLink href={url} target="_blank" rel="noopener">
            {t('vista.abrirOriginal')}
          </ButtonLink>
        </div>
      }
    />
  )
}
