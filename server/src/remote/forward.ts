import { carrierOperations, Refusal, refuse } from '@portal/contract'
import type { Idioma } from '@portal/contract/idioma.ts'
import type { CarrierOperation } from '@portal/contract/operation.ts'
import { login, LoginData, ping } from '@portal/contract/sesion.ts'
import * as z from 'zod/mini'
import { compileAnswer } from '../compileAnswer.ts'
import type { Answered, Call, Dispatch } from '../dispatch.ts'
import { fieldProblems, problemsIn } from '../inputProblems.ts'
import { counted, type CarrierName } from './counted.ts'
import { holder, type Held } from './hold.ts'
import type { Remote } from './remote.ts'
import { readSession, writeSession, type RemoteSession } from './session.ts'
import { withSupport } from './support.ts'
import type { Support } from '../settings.ts'

/**
 * The life of a request before a remote back office: input → sent there → its answer held to what any back office
 * promises. What it may do is decided there. Nothing is kept here: a browser's session is in its cookie.
 */

interface Entry {
  name: string
  promise: CarrierOperation
  paged: boolean
  hold: (result: unknown) => Held
  write: (result: unknown, idioma: Idioma) => string
}

export function createForward(remote: Remote, support: Support): Dispatch {
  const entries = new Map(
    Object.entries<CarrierOperation>(carrierOperations).map(([name, promise]) => [
      name,
      {
        name,
        promise,
        paged: 'page' in (z.toJSONSchema(promise.remoteOutput).properties ?? {}),
        hold: holder(promise.remoteOutput),
        write: compileAnswer(promise.remoteOutput, false),
      } satisfies Entry,
    ]),
  )

  return async (call) => {
    const entry = entries.get(call.operation)
    if (!entry) throw refuse('UNKNOWN_OPERATION')
    const { promise, name } = entry
    const { idioma } = call.caller
    const signed = sessionOf(call)
    if (promise.access !== 'publico' && signed.session === undefined) throw refuse('SESSION_EXPIRED')
    const input = promise.input.safeParse(call.input, problemsIn(call.caller.idioma))
    if (!input.success) throw refuse('INVALID_INPUT', { fields: fieldProblems(input.error.issues) })

    const ask = () => askRemote(remote, call, signed.session, input.data as Record<string, unknown>) // a strictObject
    const held = (result: unknown) => heldAnswer(entry, result, call)
    switch (name) {
      case 'login':
        return signIn(entry, withSupport(held(await ask()), support), call)
      case 'logout':
        // However the remote takes it, here the session is over.
        await ask().catch(() => undefined)
        return { body: entry.write({ logout: true }, idioma), session: 'ended' }
      case 'ContarFaltantes': {
        const other = (operation: CarrierName, otherInput: Record<string, unknown>) =>
          askRemote(remote, { ...call, operation }, signed.session, otherInput)
        return { body: entry.write(held(await counted(ask, other)), idioma) }
      }
      case 'ping':
        return {
          body: entry.write(
            withoutSession(withSupport(held(await pinged(ask, signed.kept)), support)),
            idioma,
          ),
        }
      default: {
        const answer = held(entry.paged ? withPage(input.data, await ask()) : await ask())
        return { body: entry.write(answer, idioma), session: renewed(name, answer, signed.kept) }
      }
    }
  }
}

interface Signed {
  session?: string | undefined
  /** What a browser's cookie carries. */
  kept?: RemoteSession | undefined
}

/** An outside client names the remote's own session; a browser holds it in its cookie. */
function sessionOf({ caller: { token, browser } }: Call): Signed {
  if (token === undefined) return {}
  if (!browser) return { session: token }
  const kept = readSession(token)
  return { session: kept?.session, kept }
}

function askRemote(
  remote: Remote,
  { operation, caller, idempotencyKey, log }: Call,
  session: string | undefined,
  input: Record<string, unknown>,
): Promise<unknown> {
  return remote.call({ operation, input, session, ip: caller.ip, agente: caller.agente, idempotencyKey, log })
}

/** What of the answer holds. A remote that breaks its promise is named in the log, and not to the person. */
function heldAnswer({ name, hold }: Entry, result: unknown, { log }: Call): unknown {
  const { answer, issues } = hold(result)
  if (issues.length > 0)
    log.error({ operation: name, issues: issues.slice(0, 20) }, 'the back office broke the promise')
  if (answer === undefined) throw refuse('BACKOFFICE_ODD')
  return answer
}

function signIn({ write }: Entry, answer: unknown, { caller, log }: Call): Answered {
  const { session, ...known } = login.remoteOutput.parse(answer).login
  if (session === undefined || session === '') {
    log.error('the back office signed somebody in without a session')
    throw refuse('BACKOFFICE_ODD')
  }
  if (!caller.browser) return { body: write(answer, caller.idioma) }
  return {
    body: write({ login: known }, caller.idioma),
    session: { token: writeSession({ session, login: known, since: Date.now() }) },
  }
}

/** A remote may not know `ping`, or not say who is signed in: then the cookie does. */
async function pinged(ask: () => Promise<unknown>, kept: RemoteSession | undefined): Promise<unknown> {
  const answer = asRecord(
    await ask().catch((error: unknown) => {
      if (error instanceof Refusal && error.is('UNKNOWN_OPERATION') && kept) return {}
      throw error
    }),
  )
  return {
    time: typeof answer['time'] === 'string' ? answer['time'] : new Date().toISOString(),
    login: { ...kept?.login, ...said(asRecord(answer['login'])) },
  }
}

function withoutSession(answer: unknown): unknown {
  const { time, login } = ping.remoteOutput.parse(answer)
  return { time, login: { ...login, session: undefined } }
}

/** A remote that does not say which page it answers was asked for this one. How many there are stays unknown. */
function withPage(input: unknown, result: unknown): unknown {
  const { page, pagesize } = asRecord(input)
  return { page, pagesize, ...(Array.isArray(result) ? { records: result } : asRecord(result)) }
}

/** A profile just saved may have opened the account: the cookie follows, and forgets a state that may be no more. */
function renewed(name: string, result: unknown, kept: RemoteSession | undefined): Answered['session'] {
  if (name !== 'SaveProfile' || !kept) return undefined
  const { records } = asRecord(result)
  const profile = asRecord(Array.isArray(records) ? records[0] : undefined)
  const { data: login } = LoginData.remote.safeParse({
    ...kept.login,
    ...said({
      accountname: profile['accountname'],
      contact_firstname: profile['firstname'],
      contact_lastname: profile['lastname'],
    }),
    estado: profile['estado'],
  })
  return login && { token: writeSession({ ...kept, login }) }
}

/** Without the names that say nothing. */
const said = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined))

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // read as unknown, key by key
}
