import { sentence, type Say } from './wording.ts'
import { idempotencyHeader, named, passiveHeader, type Door } from './door.ts'
import type { Answer, CarrierOperations, Operations, ProviderOperations, Request } from './index.ts'
import { Refusal, type RefusalBody } from './refusals.ts'

/**
 * The browser's way to call an operation: one POST, one envelope.
 * It throws: a `Refusal` for a handled no, an `Unreachable` when no answer came. What to show is the app's decision.
 */

/** Of the seed (spec §8): something answered, and said nothing that a person could read. */
export const sinMensaje = sentence('sinMensaje')

export const sinRespuesta = sentence('sinRespuesta')

/** The server did not answer, or what answered was not the server. */
export class Unreachable extends Error {
  override readonly name: string = 'Unreachable'
  constructor(options?: ErrorOptions, message: string = sinRespuesta) {
    super(message, options)
  }
}

type Name<Table> = Extract<keyof Table, keyof Operations>

interface CallOptions {
  signal?: AbortSignal
  idempotencyKey?: string
  /** It goes out though the page is closed. */
  keepalive?: boolean
}

export type Client<Table extends CarrierOperations | ProviderOperations> = <Op extends Name<Table>>(
  operation: Op,
  input: Request<Op>,
  options?: CallOptions,
) => Promise<Answer<Op>>

interface ClientOptions {
  /** Whether nobody's hand is behind what is asked now: then it keeps no session alive. */
  isPassive?: () => boolean
  /** Makes text of what the client says by itself; without it that stays a sentence on its way. */
  say?: Say
}

const asItIs: Say = (text) => text

export function createClient<Table extends CarrierOperations | ProviderOperations>(
  door: Door,
  { isPassive = () => false, say = asItIs }: ClientOptions = {},
): Client<Table> {
  return async (operation, input, options = {}) => {
    const body = JSON.stringify({ ...named(operation, door), ...input })
    const answer = await post(door.url, body, { ...options, passive: isPassive(), say })
    return answer.result as Answer<typeof operation> // the server checked it against the contract
  }
}

/**
 * Calls that the page itself sent, before its scripts came: the answer to each, by the text of the call. What asks first
 * takes it, once; later ones ask anew.
 */
interface EarlyCalls {
  sent: number
  answers: Map<string, Promise<Response>>
}

declare global {
  var portalEarlyCalls: EarlyCalls | undefined
}

/** An answer older than this is asked for anew. */
const earlyMs = 15_000

function takeEarly(body: string): Promise<Response> | undefined {
  const { sent, answers } = globalThis.portalEarlyCalls ?? {}
  const answer = answers?.get(body)
  answers?.delete(body)
  return sent !== undefined && Date.now() - sent < earlyMs ? answer : undefined
}

type Envelope = { success: true; result: unknown } | { success: false; error: RefusalBody }

/** On a line this bad nothing comes any more. */
const patienceMs = 30_000

async function post(
  endpoint: string,
  body: string,
  { signal, idempotencyKey, keepalive = false, passive, say }: CallOptions & { passive: boolean; say: Say },
) {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (idempotencyKey !== undefined) headers.set(idempotencyHeader, idempotencyKey)
  if (passive) headers.set(passiveHeader, '1')
  const given = new AbortController()
  const giveUp = () => given.abort()
  const timer = setTimeout(giveUp, patienceMs)
  signal?.addEventListener('abort', giveUp)
  let response: Response
  let answer: unknown
  try {
    signal?.throwIfAborted()
    const ask = () => fetch(endpoint, { method: 'POST', headers, body, keepalive, signal: given.signal })
    response = await (takeEarly(body) ?? ask())
    answer = await response.json()
  } catch (cause) {
    if (signal?.aborted === true) throw cause
    throw new Unreachable({ cause }, say(sinRespuesta))
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', giveUp)
  }
  return resultIn(answer, response.status, say)
}

/** What came, where it is an answer of the contract; else the refusal that it says, or one without words. */
export function resultIn(answer: unknown, status: number, say: Say): { result: unknown } {
  if (!isEnvelope(answer)) throw new Unreachable({}, say(sinMensaje))
  if (answer.success) return answer
  throw new Refusal({ ...answer.error, message: answer.error.message || say(sinMensaje) }, status)
}

function isEnvelope(answer: unknown): answer is Envelope {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false
  return (
    answer.success === true ||
    ('error' in answer && typeof answer.error === 'object' && answer.error !== null)
  )
}
