import { carrierOperations, Refusal, refuse } from '@portal/contract'
import { maxPageSize, type CarrierOperation } from '@portal/contract/operation.ts'
import type { Call } from '../dispatch.ts'
import type { Capacidades } from './capacidades.ts'
import { isRecord } from './envelope.ts'
import { listIn } from './conform.ts'
import type { Perfil } from '../perfiles/perfil.ts'
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
  perfil: Perfil
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
  perfil,
  capacidades,
  sessions,
}: Asker): (asked: Asked & Whose) => Promise<Answer> {
  /** Lists that it turned out to answer by pages, though the profile doesn't say so. */
  const paging = new Set<string>()

  return async ({ call, session, kept, operation: name, input, waitMs }) => {
    const promise = table.get(name)
    if (!promise) throw new Error(`no operation ${name}`)
    const send = (sent: Record<string, unknown>) =>
      capacidades.asked(name, () =>
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
    const { sent, leftOut } = outgoing({ name, promise, input, accountid: kept?.login.accountid }, perfil)
    const isWhole =
      'pagesize' in input && perfil.conoce[name] !== undefined && !perfil.porPaginas.includes(name)
    if (isWhole && paging.has(name)) return { result: await everyPage(sent, send), leftOut, whole: true }
    const result = await send(sent)
    if (unproved.has(name)) return { result, leftOut, whole: false }
    if (promise.writes) return { result: proved({ name, promise, input }, result), leftOut, whole: false }
    if (!isWhole || !saysMore(result)) return { result, leftOut, whole: isWhole }
    paging.add(name)
    return { result: await everyPage(sent, send), leftOut, whole: true }
  }
}

/** A carrier with more than this is one for a profile that says how it searches there. */
const maxPages = 25

/** All of a list that is answered by pages, of which nobody knows whether it searches and sorts as it is asked. */
async function everyPage(
  sent: Record<string, unknown>,
  send: (sent: Record<string, unknown>) => Promise<unknown>,
): Promise<unknown> {
  const rows: unknown[] = []
  for (let page = 1; page <= maxPages; page++) {
    const result = await send({ ...sent, page, pagesize: maxPageSize })
    const list = rowsIn(result)
    // The same again: it knows no pages after all.
    if (page > 1 && JSON.stringify(list[0]) === JSON.stringify(rows[0])) break
    rows.push(...list)
    if (list.length === 0 || !saysMore(result, rows.length)) break
  }
  return { records: rows }
}

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

const rowsIn = (result: unknown): unknown[] =>
  (isRecord(result) ? listIn(result['records']) : undefined) ?? []

/** A part of a list that has more, `have` of it being known. */
function saysMore(result: unknown, have = rowsIn(result).length): boolean {
  if (!isRecord(result)) return false
  return isTrue(result['moreRecords']) || (have > 0 && Number(result['total'] ?? NaN) > have)
}

const isTrue = (flag: unknown) => flag === true || flag === 1 || flag === 'true' || flag === '1'

/** Whether a refusal says that the operation is none of the remote's. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Refusal && error.is('UNKNOWN_OPERATION')
