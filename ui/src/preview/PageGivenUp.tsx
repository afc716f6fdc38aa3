import { useTexts } from '../texts/useTexts.ts'
import { Button, ButtonLink } from '../controls/Button.tsx'
import styles from './preview.module.css'

interface PageGivenUpProps {
  url: string
  onRetry: () => void
}

/** On the sheet of a page that took too long: the others are there. */
export const PageGivenUp = ({ url, onRetry }: PageGivenUpProps) => {
  const t = useTexts()
  return (
    <div role="note" className={styles.givenUp}>
      <p>{t('vista.paginaLenta')}</p>
      <div className="cluster at-center gap-8">
        <Button kind="quiet" onClick={onRetry}>
          {t('acciones.reintentar')}
        </Button>
        <ButtonLink href={url} target="_blank" rel="noopener">
          {t('vista.abrirOriginal')}
        </ButtonLink>
      </div>
    </div>
  )
}
