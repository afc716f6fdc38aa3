import type { Context } from '../../handler.ts'
import { forgotten, givenBack } from '../../sessions/databaseLimits.ts'
import { signInTries } from '../../sessions/signInTries.ts'

/**
 * Runs a sign-in under the limits per e-mail and per address. Tries are counted before they are made, so that many
 * at once are not more than one after the other; one that succeeds is not counted. That is said in the message
 * that ends the transaction, which begins the session too; in the order in which they were counted, so that no two
 * wait for each other.
 */
export async function limitSignIn<Answer>(
  { services: { limits }, caller, atLast }: Pick<Context, 'services' | 'caller' | 'atLast'>,
  email: string,
  signIn: () => Promise<Answer>,
): Promise<Answer> {
  const tries = signInTries(email, caller.ip)
  await limits.consume(tries.email, tries.ip)
  const answer = await signIn()
  atLast(forgotten(tries.email))
  atLast(givenBack(tries.ip))
  return answer
}

/** The same for one that is refused though it was right: nothing of its transaction stays. */
export async function forgiveSignIn(
  { services: { limits }, caller }: Pick<Context, 'services' | 'caller'>,
  email: string,
): Promise<void> {
  const tries = signInTries(email, caller.ip)
  await limits.forget(tries.email)
  await limits.giveBack(tries.ip)
}
