import { Refusal } from '@portal/contract/refusals.ts'

/** A refusal of what has no field on screen, in the words that its field would have had. */
export function whyOf(error: unknown): unknown {
  const [why] = error instanceof Refusal ? Object.values(error.body.fields ?? {}) : []
  return why === undefined ? error : new Error(why)
}
