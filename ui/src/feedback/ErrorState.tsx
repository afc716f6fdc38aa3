import CloudOffIcon from '@mui/icons-material/CloudOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { EmptyState } from './EmptyState.tsx'
import { useTexts } from '../texts.ts'

interface ErrorStateProps {
  title?: string | undefined
  message?: string | undefined
  onRetry?: (() => void) | undefined
}

export const ErrorState = ({ title, message, onRetry }: ErrorStateProps) => {
  const texts = useTexts()
  return (
    <Box role="alert">
      <EmptyState
        icon={<CloudOffIcon />}
        title={title ?? texts.errorTitle}
        message={message ?? texts.errorMessage}
        action={
          onRetry && (
            <Button variant="outlined" onClick={onRetry}>
              {texts.retry}
            </Button>
          )
        }
      />
    </Box>
  )
}
