import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../feedback/EmptyState.tsx'

interface NotShownProps {
  url: string
  onRetry: () => void
}

/** A file that could not be drawn; the original may still open. */
export const NotShown = ({ url, onRetry }: NotShownProps) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('vista.noSePudo')}
      message={t('vista.noSePudoAyuda')}
      action={
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button onClick={onRetry}>{t('acciones.reintentar')}</Button>
          <Button component="a" href={url} target="_blank" rel="noopener" variant="outlined">
            {t('vista.abrirOriginal')}
          </Button>
        </Stack>
      }
    />
  )
}
