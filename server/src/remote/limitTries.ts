import { Refusal } from '@portal/contract'
import type { LimitName, Limits } from '../sessions/limits.ts'
import { signInTries } from '../sessions/signInTries.ts'

interface Try {
  name: string
  input: Readonly<Record<string, unknown>>
  ip: string
  session: string | undefined
}

/** A try that nobody answered is none: it would lock people out for what is not theirs. */
async function signIn<Result>(
  limits: Limits,
  { email, ip }: { email: string; ip: string },
  run: () => Promise<Result>,
): Promise<Result> {
  const tries = signInTries(email, ip)
  await limits.consume(tries.email, tries.ip)
  try {
    const answer = await run()
    await Promise.all([limits.forget(tries.email), limits.giveBack(tries.ip)])
    return answer
  } catch (error) {
    if (error instanceof Refusal && error.is('BACKOFFICE_DOWN', 'BACKOFFICE_ODD'))
      await Promise.all([limits.giveBack(tries.email), limits.giveBack(tries.ip)])
    throw error
  }
}

/** Counted per address, as the operation itself counts where the data are here. */
const perAddress: Readonly<Record<string, LimitName>> = {
  saveRecord: 'registrationIp',
  sendMailForPassword: 'passwordMailIp',
  changePasswordByCode: 'passwordCodeIp',
  EnviarConsulta: 'consultaIp',
}

/** The limits of this product before whatever back office: it may have none, or count all as the portal's own. */
export async function limitTries<Result>(
  limits: Limits,
  { name, input, ip, session }: Try,
  run: () => Promise<Result>,
): Promise<Result> {
  if (name === 'login') return signIn(limits, { email: String(input['username']), ip }, run)
  const limit = perAddress[name]
  if (limit !== undefined) await limits.consume({ limit, key: ip })
  if (name !== 'changePasswordProfile') return run()
  const person = session ?? ip
  await limits.consume({ limit: 'passwordChange', key: person })
  const done = await run()
  await limits.forget({ limit: 'passwordChange', key: person })
  return done
}
