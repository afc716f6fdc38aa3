import { Button } from '@portal/ui/controls/Button.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useRecordar } from './elegida.ts'
import { useCerrada } from './useCerrada.ts'

interface FallaAhiProps {
  error: unknown
  onRetry: () => void
  /** Turns the screen to no operacion. */
  onTodo: () => void
}

/** In the place of what could not be shown: where the account works no longer in the operacion that it is turned to, all is offered. */
export const FallaAhi = ({ error, onRetry, onTodo }: FallaAhiProps) => {
  const t = useTexts()
  const remember = useRecordar()
  const cerrada = useCerrada(error)
  if (cerrada === undefined) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <ErrorState
      title={cerrada}
      message={t('operaciones.cerrada')}
      action={
        <Button
          onClick={() => {
            remember(undefined)
            onTodo()
          }}
        >
          {t('operaciones.verTodo')}
        </Button>
      }
    />
  )
}

/** The same, as a list takes it. */
export const FallaDeLista = ({
  error,
  retry,
  change,
}: {
  error: unknown
  retry: () => void
  change: (next: { operacionid: undefined }) => void
}) => <FallaAhi error={error} onRetry={retry} onTodo={() => change({ operacionid: undefined })} />
