import type { Context } from '../../handler.ts'

/**
 * Runs a sign-in under the limits per e-mail and per address. Tries are counted before they are made, so that many
 * at once are not more than one after the other; one that succeeds is not counted.
 */
export async function limitSignIn<Answer>(
  {
    services: { limits },
    caller: { ip },
  }: {
    services: Pick<Context['services'], 'limits'>
    caller: Pick<Context['caller'], 'ip'>
  },
  email: string,
  signIn: () => Promise<Answer>,
): Promise<Answer> {
  const key = email.toLowerCase()
  await Promise.all([limits.consume('signInEmail', key), limits.consume('signInIp', ip)])
  const answer = await signIn()
  await Promise.all([limits.forget('signInEmail', key), limits.giveBack('signInIp', ip)])
  return answer
}
