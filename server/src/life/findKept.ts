import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { inTries } from '../database/inTries.ts'
import type { Look } from '../database/looks.ts'
import { isOfDay, type KeptAnswer, type Question } from './keptAnswers.ts'
import type { Way } from './side.ts'

interface Asking {
  /** Whose turn a look takes. */
  whose: string
  look: Look
  /** What of that which a look tells answers are kept under. */
  seenIn?: (told: string) => string | undefined
}

/** What was answered to the same, where who asks may still ask it and nothing changed since. */
export async function findKept(
  { side: { kept }, opening }: Way,
  question: Question,
  { whose, look, seenIn = (told) => told }: Asking,
): Promise<KeptAnswer | undefined> {
  const before = kept.find(question)
  const looked = opening?.look
  if (!before || !looked) return undefined
  const told = await inTries(() => look(whose, looked)).catch((error: unknown) => {
    // Of one that opens no more nothing is looked for again: it would have what others ask sent twice.
    kept.forgetCaller(question)
    throw error
  })
  if (told === undefined || before.seen !== seenIn(told) || !isOfDay(before.seen, hoyEnBuenosAires()))
    return undefined
  kept.noteGiven()
  return before
}
