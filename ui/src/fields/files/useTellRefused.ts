import { Refusal } from '@portal/contract/refusals.ts'
import { say } from '../../texts/idioma.ts'
import { useToast } from '../../feedback/Toasts.tsx'

/** Of the seed (spec §9). */
const tellMs = 4000

/**
 * Says for a moment that a file is too big, or that they are too many; of any other failure, nothing. What can't be
 * sent is said beside its row or field too, and stays there.
 */
export const useTellRefused = () => {
  const toast = useToast()
  return (failure: unknown) => {
    if (failure instanceof Refusal && failure.is('FILE_TOO_BIG', 'TOO_MANY_FILES'))
      toast({ message: say(failure.message), severity: 'warning', durationMs: tellMs })
  }
}
