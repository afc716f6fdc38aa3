import Card from '@mui/material/Card'
import { Refusal } from '@portal/contract'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { NotFound } from './NotFound.tsx'

/** A screen that could not be drawn. While the sign-in page is on its way there is nothing to say. */
export const Failure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter()
  if (error instanceof Refusal && error.is('SESSION_EXPIRED', 'ACCOUNT_DISABLED')) return null
  if (error instanceof Refusal && error.is('RECORD_NOT_FOUND')) return <NotFound />
  return (
    <Card sx={{ margin: { xs: 0, sm: 2 } }}>
      <ErrorState
        error={error}
        whole
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </Card>
  )
}
