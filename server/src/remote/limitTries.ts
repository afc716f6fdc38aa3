import { Refusal } from '@portal/contract'
import type { LimitName, Limits } from '../sessions/limits.ts'
import { networkOf } from '../sessions/networkOf.ts'
import { codeMailTries, signInTries } from '../sessions/signInTries.ts'
import type { KnownBrowsers } from './knownBrowsers.ts'

interface Counting {
  limits: Limits
  known: KnownBrowsers
}

interface Try {
  name: string
  input: Readonly<Record<string, unknown>>
  ip: string
  /** Of the browser, where it has a name. */
  navegadorHash: Buffer | undefined
  session: string | undefined
}

/** A try that nobody answered is none: it would slow people down for what is not theirs. */
async function signIn<Result>(
  { limits, known }: Counting,
  { email, ip, navegadorHash }: { email: string; ip: string; navegadorHash: Buffer | undefined },
  run: () => Promise<Result>,
): Promise<Result> {
  const tries = signInTries({
    app: 'portal',
    email,
    ip,
    known: known.has(email, navegadorHash) ? navegadorHash : undefined,
  })
  await limits.consume(...tries.before)
  try {
    const answer = await run()
    await Promise.all([...tries.forgotten.map(limits.forget), ...tries.givenBack.map(limits.giveBack)])
    return answer
  } catch (error) {
    if (error instanceof Refusal && error.is('BACKOFFICE_DOWN', 'BACKOFFICE_ODD'))
      await Promise.all(tries.before.map(limits.giveBack))
    if (error instanceof Refusal && error.is('WRONG_CREDENTIALS')) await limits.consume(...tries.wrong)
    throw error
  }
}

/** Counted per address, as the operation itself counts where the data are here. */
const perAddress: Readonly<Record<string, LimitName>> = {
  saveRecord: 'registrationFrom',
  changePasswordByCode: 'passwordCodeFrom',
  EnviarConsulta: 'consultaFrom',
}

/** The limits of this product before whatever back office: it may have none, or count all as the portal's own. */
export async function limitTries<Result>(
  counting: Counting,
  { name, input, ip, navegadorHash, session }: Try,
  run: () => Promise<Result>,
): Promise<Result> {
  const { limits } = counting
  if (name === 'login') return signIn(counting, { email: String(input['username']), ip, navegadorHash }, run)
  if (name === 'sendMailForPassword') {
    const email = String(input['email'])
    const known = counting.known.has(email, navegadorHash) ? navegadorHash : undefined
    await limits.consume(...codeMailTries({ email, ip, known }))
  }
  const limit = perAddress[name]
  if (limit !== undefined) await limits.consume({ limit, key: networkOf(ip) })
  if (name !== 'changePasswordProfile') return run()
  const person = session ?? ip
  await limits.consume({ limit: 'passwordChange', key: person })
  const done = await run()
  await limits.forget({ limit: 'passwordChange', key: person })
  return done
}
