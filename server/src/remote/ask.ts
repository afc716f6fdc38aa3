import { carrierOperations, Refusal, refuse } from '@portal/contract'
import type { CarrierOperation } from '@portal/contract/operation.ts'
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
  /** Lists of which it turned out that it answers them by pages after all. */
  const paging = new Set(perfil.porPaginas)

  return async ({ call, session, kept, operation: name, input, waitMs }) => {
    const promise = table.get(name)
    if (!promise) throw new Error(`no operation ${name}`)
    const say = (perfilNow: Perfil) =>
      outgoing({ name, promise, input, accountid: kept?.login.accountid }, perfilNow)
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
            signal: name === 'logout' ? undefined : call.signal,
            ...(waitMs !== undefined && { waitMs }),
            log: call.log,
          },
          remote,
        ),
      )
    const isList = 'pagesize' in input
    const byPages = !isList || perfil.conoce[name] === undefined || paging.has(name)
    const everything = paging.has(name) && !perfil.porPaginas.includes(name)
    const { sent, leftOut } = everything ? { sent: input, leftOut: {} } : say(perfil)
    const result = await send(sent)
    if (unproved.has(name)) return { result, leftOut, whole: false }
    if (promise.writes) return { result: proved({ name, promise, input }, result), leftOut, whole: false }
    if (byPages || !saysMore(result)) return { result, leftOut, whole: !byPages }
    // It keeps to pages though nobody asked for one: then it is asked for them as this product asks.
    paging.add(name)
    return { result: await send(input), leftOut: {}, whole: false }
  }
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

/** A part of a list that has more. */
function saysMore(result: unknown): boolean {
  if (!isRecord(result)) return false
  const rows = listIn(result['records'])?.length ?? 0
  const total = Number(result['total'] ?? NaN)
  return isTrue(result['moreRecords']) || (rows > 0 && total > rows)
}

const isTrue = (flag: unknown) => flag === true || flag === 1 || flag === 'true' || flag === '1'

/** Whether a refusal says that the operation is none of the remote's. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof Refusal && error.is('UNKNOWN_OPERATION')
