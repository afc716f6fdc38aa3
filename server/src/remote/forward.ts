import { carrierOperations, Refusal, refuse } from '@portal/contract'
import type { Operation } from '@portal/contract/operation.ts'
import { LoginData } from '@portal/contract/sesion.ts'
import * as z from 'zod/mini'
import { compileAnswer } from '../compileAnswer.ts'
import type { Answered, Call, Dispatch } from '../dispatch.ts'
import { fieldProblems } from '../inputProblems.ts'
import { conformer } from './conform.ts'
import { counted, type CarrierName } from './counted.ts'
import type { Remote } from './remote.ts'
import { completeLogin, readSession, writeSession, type RemoteSession } from './session.ts'

/**
 * The life of a request before a remote back office: input → sent there → its answer brought into the promised shape.
 * What it may do is decided there. Nothing is kept here: a browser's session is in its cookie.
 */

interface Entry {
  name: string
  promise: Operation
  conform: (result: unknown) => unknown
  write: (result: unknown) => string
}

export function createForward(remote: Remote): Dispatch {
  const entries = new Map(
    Object.entries<Operation>(carrierOperations).map(([name, promise]) => [
      name,
      {
        name,
        promise,
        conform: conformer(promise.output),
        write: compileAnswer(promise.output, false),
      } satisfies Entry,
    ]),
  )

  return async (call) => {
    const entry = entries.get(call.operation)
    if (!entry) throw refuse('UNKNOWN_OPERATION')
    const { promise, name } = entry
    const signed = sessionOf(call)
    if (promise.access !== 'publico' && signed.session === undefined) throw refuse('SESSION_EXPIRED')
    const input = promise.input.safeParse(call.input)
    if (!input.success) throw refuse('INVALID_INPUT', { fields: fieldProblems(input.error.issues) })

    const ask = () => askRemote(remote, call, signed.session, input.data as Record<string, unknown>) // a strictObject
    const checked = (result: unknown) => checkedAnswer(entry, result, call)
    switch (name) {
      case 'login':
        return signIn(entry, checked(withLogin(await ask())), call)
      case 'logout':
        // However the remote takes it, here the session is over.
        await ask().catch(() => undefined)
        return { body: entry.write({ logout: true }), session: 'ended' }
      case 'ContarFaltantes': {
        const other = (operation: CarrierName, otherInput: Record<string, unknown>) =>
          askRemote(remote, { ...call, operation }, signed.session, otherInput)
        return { body: entry.write(checked(await counted(ask, other))) }
      }
      case 'ping':
        return { body: entry.write(withoutSession(checked(await pinged(ask, signed.kept)))) }
      default: {
        const result = checked(withPaging(promise, input.data, await ask()))
        return { body: entry.write(result), session: renewed(name, result, signed.kept) }
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
  return remote.call({ operation, input, session, ip: caller.ip, idempotencyKey, log })
}

/** Holds the answer to the promise; a remote that breaks it is named in the log, and not to the person. */
function checkedAnswer({ name, promise, conform }: Entry, result: unknown, { log }: Call): unknown {
  const answer = promise.output.safeParse(conform(result))
  if (answer.success) return answer.data
  log.error({ operation: name, issues: answer.error.issues }, 'the back office broke the promise')
  throw refuse('BACKOFFICE_ODD')
}

const LoginAnswer = z.looseObject({ login: LoginData })

function withLogin(result: unknown): unknown {
  const { login } = asRecord(result)
  return { ...asRecord(result), login: completeLogin(login) }
}

function signIn({ write }: Entry, answer: unknown, { caller, log }: Call): Answered {
  const { login } = LoginAnswer.parse(answer)
  const { session, ...known } = login
  if (session === undefined || session === '') {
    log.error('the back office signed somebody in without a session')
    throw refuse('BACKOFFICE_ODD')
  }
  if (!caller.browser) return { body: write(answer) }
  return {
    body: write({ login: known }),
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
    login: completeLogin({ ...kept?.login, ...asRecord(answer['login']) }),
  }
}

function withoutSession(answer: unknown): unknown {
  const { login, ...rest } = LoginAnswer.parse(answer)
  return { ...rest, login: { ...login, session: undefined } }
}

/** A remote that pages otherwise still answers what was asked for. */
function withPaging(promise: Operation, input: unknown, result: unknown): unknown {
  const { page, pagesize } = asRecord(input)
  if (!('page' in (z.toJSONSchema(promise.output).properties ?? {}))) return result
  if (typeof page !== 'number' || typeof pagesize !== 'number') return result
  const { records, ...rest } = Array.isArray(result) ? { records: result } : asRecord(result)
  const count = Object.keys(asRecord(records)).length
  return {
    records,
    page,
    pagesize,
    total: (page - 1) * pagesize + count,
    moreRecords: count >= pagesize,
    ...rest,
  }
}

/** A profile just completed opens the account: the cookie follows. */
function renewed(name: string, result: unknown, kept: RemoteSession | undefined): Answered['session'] {
  if (name !== 'SaveProfile' || !kept) return undefined
  const { records } = asRecord(result)
  const profile = asRecord(Array.isArray(records) ? records[0] : undefined)
  const { data: login } = LoginData.safeParse({
    ...kept.login,
    estado: profile['estado'],
    accountname: profile['accountname'],
    contact_firstname: profile['firstname'],
    contact_lastname: profile['lastname'],
  })
  return login && { token: writeSession({ ...kept, login }) }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {} // read as unknown, key by key
}
