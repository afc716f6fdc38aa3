import { createContext, useContext } from 'react'
import type { LastDecision } from './decision.ts'

/** What this person decided a moment ago, wherever they went since: the last one may be taken back. */
interface Recientes {
  /** Null before the first. */
  last: LastDecision | null
  /** The last that did not come to pass, though its person went on; until they look at it again. */
  failed: LastDecision | null
  /** What was decided moments ago waits no more, whatever a list still says. */
  decided: ReadonlySet<string>
  remember: (decision: LastDecision) => void
  /** How one that was on its way ended. */
  settle: (sending: LastDecision, ended: LastDecision) => void
  /** Its person looks at the document again. */
  lookedAt: (documentoid: string) => void
  /** Missing when there is nothing to take back, or something is on its way. */
  undo: (() => void) | undefined
  /** Why it could not be taken back, though it still may be. */
  problem: string | undefined
}

const RecientesContext = createContext<Recientes | null>(null)
export const RecientesContextProvider = RecientesContext.Provider

export const useRecientes = (): Recientes => {
  const recientes = useContext(RecientesContext)
  if (recientes === null) throw new Error('useRecientes outside of a session')
  return recientes
}
