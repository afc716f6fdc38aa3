import type { Refusal } from '@portal/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import type { WaitingWrite } from './waitingWrite.ts'
import { useOutbox } from './outboxContext.ts'
import { Waiting } from './Waiting.ts'

interface WaitingOptions {
  sent: (result: unknown) => void
  refused: (refusal: Refusal) => void
  takenBack?: () => void
}

/** What a screen does with a write of its own that waits, as long as somebody stands there. */
export const useWaiting = ({ sent, refused, takenBack }: WaitingOptions) => {
  const outbox = useOutbox()
  const [waitingWrite, setWaitingWrite] = useState<WaitingWrite | null>(null)
  const onSent = useEffectEvent(sent)
  const onRefused = useEffectEvent(refused)
  const onTakenBack = useEffectEvent(() => takenBack?.())

  useEffect(() => {
    if (!waitingWrite) return
    const over = (tell: () => void) => {
      setWaitingWrite(null)
      tell()
    }
    return outbox.follow(waitingWrite.key, {
      sent: (result) => over(() => onSent(result)),
      refused: (refusal) => over(() => onRefused(refusal)),
      takenBack: () => over(onTakenBack),
    })
  }, [outbox, waitingWrite])

  return {
    waiting: waitingWrite !== null,
    /** Whether that is why a write did not go out. */
    waitsFor: (error: unknown): error is Waiting => {
      if (!(error instanceof Waiting)) return false
      setWaitingWrite(error.waitingWrite)
      return true
    },
  }
}
