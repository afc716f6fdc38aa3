import type { LimitName, Limits } from '../sessions/limits.ts'
import { limitSignIn } from '../operations/shared/limitSignIn.ts'

interface Try {
  name: string
  input: Readonly<Record<string, unknown>>
  ip: string
  session: string | undefined
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
  if (name === 'login')
    return limitSignIn({ services: { limits }, caller: { ip } }, String(input['username']), run)
  const limit = perAddress[name]
  if (limit !== undefined) await limits.consume(limit, ip)
  if (name !== 'changePasswordProfile') return run()
  const person = session ?? ip
  await limits.consume('passwordChange', person)
  const done = await run()
  await limits.forget('passwordChange', person)
  return done
}
