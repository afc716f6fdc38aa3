import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Outbox } from './createOutbox.ts'
import type { WaitingWrite } from './waitingWrite.ts'

const OutboxContext = createContext<Outbox | null>(null)
export const OutboxProvider = OutboxContext.Provider

export const useOutbox = (): Outbox => {
  const outbox = useContext(OutboxContext)
  if (outbox === null) throw new Error('useOutbox outside an app')
  return outbox
}

export const useWaitingWrites = (): readonly WaitingWrite[] => {
  const outbox = useOutbox()
  return useSyncExternalStore(outbox.subscribe, outbox.waitingWrites)
}

/** From here on it is known who is signed in, and whose waitingWrites may go out. */
export const useOpenOutbox = (person: string) => {
  const outbox = useOutbox()
  useEffect(() => {
    outbox.open(person)
  }, [outbox, person])
}
