import { useRouter } from '@tanstack/react-router'
import { useTexts } from '../texts/useTexts.ts'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { Card } from '../show/Card.tsx'
import { Screen } from './Screen.tsx'
import { useScreenTitle } from './screenTitle.ts'

interface FailedScreenProps {
  error: unknown
  onRetry: () => void
}

/** In the place of a screen that could not be shown, under its name. */
export const FailedScreen = ({ error, onRetry }: FailedScreenProps) => {
  const t = useTexts()
  const { basepath } = useRouter()
  const title = useScreenTitle()
  return (
    <Screen title={title ?? t('falla.titulo')}>
      <Card>
        <ErrorState error={error} home={basepath} onRetry={onRetry} />
      </Card>
    </Screen>
  )
}
