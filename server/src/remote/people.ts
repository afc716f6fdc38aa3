import { Refusal, refuse } from '@portal/contract'
import { login, LoginData, ping } from '@portal/contract/ingreso.ts'
import type { Answered } from '../dispatch.ts'
import { isZone } from '../dialects/dialect.ts'
import { isUnknown } from './ask.ts'
import type { Capacidades, Greeting } from './capacidades.ts'
import type { Forwarded, ForwardParts } from './forwarded.ts'
import { listIn } from './listIn.ts'
import type { RemoteSession, Sessions } from './session.ts'
import { isRecord } from '../isRecord.ts'

/** Who is signed in, as far as the remote says, and as the cookie keeps it. */

/** A browser's session goes into its cookie, and is not told; an outside client keeps it by itself. */
export function signIn(
  answer: unknown,
  { call: { caller, log }, input, zona }: Forwarded,
  { sessions, capacidades }: ForwardParts,
): { answer: unknown; token?: string } {
  const { session, ...known } = login.remoteOutput.parse(answer).login
  if (session === undefined || session === '') {
    log.error('the back office signed somebody in without a session')
    throw refuse('BACKOFFICE_ODD')
  }
  if (!caller.browser) return { answer }
  const token = sessions.start({ session, login: known, usuario: String(input['username']), zona })
  return { answer: { login: { ...known, ...sinOperaciones(capacidades) } }, token }
}

/** What the browser is told of it: nothing while nothing is known. */
export function sinOperaciones(capacidades: Capacidades): { sinOperaciones?: string[] } {
  const absent = capacidades.absent()
  return absent.length === 0 ? {} : { sinOperaciones: absent }
}

/** The frame waits for a fifth of what any other call may take to be told who is signed in: the cookie knows, as of the last time. */
const pingShare = 1 / 5

/**
 * A remote may not know `ping`, not say who is signed in, be slow or answer anything at all: then the cookie tells, so
 * that the frame stands and signing out is at hand. Only what ends a session, or the account, is passed on.
 */
export async function pinged(
  { ask, kept }: Forwarded,
  held: (result: unknown) => unknown,
  { capacidades, remote }: Pick<ForwardParts, 'capacidades' | 'remote'>,
): Promise<{ time: string; login: object }> {
  let said: Record<string, unknown> = {}
  try {
    const { result } = await ask({
      operation: 'ping',
      input: {},
      ...(kept && { waitMs: remote.callMs * pingShare }),
    })
    if (isRecord(result)) said = result
    capacidades.greeted(greetingIn(result))
  } catch (error) {
    if (isUnknown(error)) capacidades.greeted('none')
    if (!kept || !(error instanceof Refusal) || error.is('SESSION_EXPIRED', 'ACCOUNT_DISABLED')) throw error
  }
  const time = new Date().toISOString()
  const answer = held({ time, login: { ...kept?.login, ...saidOf(said['login']) } })
  const { login: who } = ping.remoteOutput.parse(answer)
  return { time, login: { ...who, session: undefined } }
}

/** What an answer to `ping` tells. Some answer whatever they don't know with an empty success. */
export function greetingIn(result: unknown): Greeting {
  if (!isRecord(result) || !('time' in result || isRecord(result['login']))) return 'dumb'
  return listIn(result['operaciones'])?.flatMap((name) => (typeof name === 'string' ? [name] : [])) ?? 'all'
}

/** The time zone in which a remote tells moments, as Vtiger's login says it. */
export function zonaIn(result: unknown): string | undefined {
  const login = isRecord(result) ? result['login'] : undefined
  const said = [login, result].flatMap((each) => (isRecord(each) ? [each['crm_tz']] : []))
  return said.find((zona) => typeof zona === 'string' && isZone(zona)) as string | undefined // of texts
}

/** A profile just saved may have opened the account: the cookie follows, and forgets a state that may be no more. */
export function profileSaved(
  result: unknown,
  kept: RemoteSession | undefined,
  sessions: Sessions,
): Answered['session'] {
  if (!kept) return undefined
  const records = isRecord(result) && Array.isArray(result['records']) ? (result['records'] as unknown[]) : []
  const profile = isRecord(records[0]) ? records[0] : {}
  const { data } = LoginData.remote.safeParse({
    ...kept.login,
    ...saidOf({
      accountname: profile['accountname'],
      contact_firstname: profile['firstname'],
      contact_lastname: profile['lastname'],
    }),
    estado: profile['estado'],
  })
  return data && { token: sessions.write({ ...kept, login: data }) }
}

/** Without the names that say nothing. */
const saidOf = (given: unknown) =>
  Object.fromEntries(
    Object.entries(isRecord(given) ? given : {}).filter(([, value]) => value !== null && value !== undefined),
  )
