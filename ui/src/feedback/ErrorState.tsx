import { CloudOff as CloudOffIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { EmptyState } from './EmptyState.tsx'
import { useTranslation } from 'react-i18next'

interface ErrorStateProps {
  title?: string | undefined
  message?: string | undefined
  onRetry?: (() => void) | undefined
}

export const ErrorState = ({ title, message, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation()
  return (
    <Box role="alert">
      <EmptyState
        icon={<CloudOffIcon />}
        title={title ?? t('falla.titulo')}
        message={message ?? t('falla.mensaje')}
        action={
          onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {t('acciones.reintentar')}
            </Button>
          )
        }
      />
    </Box>
  )
}
