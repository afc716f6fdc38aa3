import { carrierOperations, Refusal, refuse } from '@portal/contract'
import { maxPageSize, type CarrierOperation } from '@portal/contract/operation.ts'
import type { Call } from '../dispatch.ts'
import type { Capacidades } from './capacidades.ts'
import { faltantesIn } from './faltantesIn.ts'
import { everyPage, onePage, saysMore } from './pagesThere.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { harmless, proved } from './proved.ts'
import type { Remote, RemoteCall } from './remote.ts'
import type { RemoteSession, Sessions } from './session.ts'
import { outgoing } from './wire.ts'

export interface Asked {
  operation: string
  input: Record<string, unknown>
  /** Waits no longer than this. */
  waitMs?: number
}

export interface Answer {
  result: unknown
  /** What of the input it does not know, and was not asked. */
  leftOut: Record<string, unknown>
  /** A list that is not answered by pages. */
  whole: boolean
}

export type Ask = (asked: Asked) => Promise<Answer>

interface Asker {
  remote: Remote
  dialect: Dialect
  capacidades: Capacidades
  sessions: Sessions
}

interface Whose {
  call: Call
  session: string | undefined
  kept: RemoteSession | undefined
}

const table = new Map<string, CarrierOperation>(Object.entries(carrierOperations))

/** Calls the remote in its own words, and not for what it is known not to know. */
export function asker({
  remote,
  dialect,
  capacidades,
  sessions,
}: Asker): (asked: Asked & Whose) => Promise<Answer> {
  /** Lists that it turned out to answer by pages, though the profile doesn't say so. */
  const paging = new Set<string>()
  /** Lists of which a page has fewer rows there than are asked for. */
  const pageRows = new Map<string, number>()

  return async ({ call, session, kept, operation: name, input, waitMs }) => {
    const promise = table.get(name)
    if (!promise) throw new Error(`no operation ${name}`)
    const send = (sent: Record<string, unknown>) =>
      capacidades.asked({ operation: name, about: aboutOf(input) }, () =>
        endedThere(
          sessions,
          kept,
          {
            operation: name,
            input: sent,
            session: isAnonymous(name) ? undefined : session,
            ip: call.caller.ip,
            agente: call.caller.agente,
            idempotencyKey: call.operation === name ? call.idempotencyKey : undefined,
            writes: promise.writes && !unproved.has(name) && !harmless.has(name),
            signal: name === 'logout' ? undefined : call.signal?.(),
            ...(waitMs !== undefined && { waitMs }),
            log: call.log,
          },
          remote,
        ),
      )
    const { sent, leftOut } = outgoing({ name, promise, input, accountid: kept?.login.accountid }, dialect)
    const isWhole =
      'pagesize' in input && dialect.conoce[name] !== undefined && !dialect.porPaginas.includes(name)
    if (isWhole && paging.has(name))
      return { result: await everyPage(sent, maxPageSize, send), leftOut, whole: true }
    if (name === 'ListRecDocFaltantes')
      return { result: faltantesIn(await send(sent)), leftOut, whole: isWhole }
    if (!isWhole && !promise.writes && 'page' in sent && 'pagesize' in sent)
      return { result: await onePage(name, sent, send, pageRows), leftOut, whole: false }
    const result = await send(sent)
    if (unproved.has(name)) return { result, leftOut, whole: false }
    if (promise.writes) return { result: proved({ name, promise, input }, result), leftOut, whole: false }
    if (!isWhole || !saysMore(result)) return { result, leftOut, whole: isWhole }
    paging.add(name)
    return { result: await everyPage(sent, maxPageSize, send), leftOut, whole: true }
  }
}

/** Of a pick list, which one. */
const aboutOf = ({ module, field }: Record<string, unknown>) =>
  typeof module === 'string' && typeof field === 'string' ? `${module}.${field}` : undefined

/** A session that is over there is over here too, so that signing in again is at hand. */
async function endedThere(
  sessions: Sessions,
  kept: RemoteSession | undefined,
  request: RemoteCall,
  remote: Remote,
): Promise<unknown> {
  try {
    return await remote.call(request)
  } catch (error) {
    if (!(error instanceof Refusal) || !error.is('SESSION_EXPIRED')) throw error
    // Whoever signs in has none that could end.
    if (request.operation === 'login') throw refuse('WRONG_CREDENTIALS')
    if (kept) sessions.end(kept.session)
    throw error
  }
}

/** Of these the session, or its end, is the proof. */
const unproved = new Set(['login', 'logout'])
/** Public calls are nobody's. */
const isAnonymous = (name: string) => name !== 'logout' && table.get(name)?.access === 'publico'

/** Whether a refusal says that the operation is none of the remote's. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Refusal && error.is('UNKNOWN_OPERATION')
