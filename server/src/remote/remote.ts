import { Refusal, refuse } from '@portal/contract'
import { carrierDoor, idempotencyHeader, named } from '@portal/contract/door.ts'
import type { Logger } from '../logger.ts'
import type { BackOfficeSettings } from '../settings.ts'
import { readAnswer } from './answer.ts'
import { decodeText } from './decodeText.ts'
import { isBroken, isUnreached, provedBy } from './unsure.ts'

/** A back office elsewhere that speaks the carriers' protocol. */
export interface Remote {
  /** The result of an operation, as it came; throws the refusal that came instead. */
  call: (request: RemoteCall) => Promise<unknown>
  /** The result of an upload whose body is passed on as it arrives. */
  upload: (request: RemoteUpload) => Promise<unknown>
  /** The bytes of a file of a folder beside the endpoint, or whatever else was answered. */
  file: (request: RemoteFile) => Promise<Response>
  /** The result, or the refusal, of an answer that should have been a file. */
  read: (response: Response, log: Logger) => Promise<unknown>
}

export interface RemoteCall {
  operation: string
  input: Record<string, unknown>
  session?: string | undefined
  /** Whom the call is made for: the remote counts tries per address. */
  ip: string
  /** What that one's program calls itself: the remote may tell sessions apart by it. */
  agente?: string | undefined
  idempotencyKey?: string | undefined
  /** It changes something: once it was sent, nobody knows what came of it unless the answer says so. */
  writes?: boolean
  /** Whoever asked has gone. */
  signal?: AbortSignal | undefined
  /** Waits no longer than this, where less than for any call is enough. */
  waitMs?: number
  log: Logger
}

interface RemoteUpload {
  body: AsyncIterable<Uint8Array> | string
  contentType: string
  ip: string
  signal?: AbortSignal | undefined
  log: Logger
}

interface RemoteFile {
  folder: string
  which: string
  query: Record<string, string>
  signal?: AbortSignal | undefined
  log: Logger
}

/** A person waits for the answer. */
export const callMs = 15_000
/** Three photos from a phone, passed on as they come. */
const uploadMs = 120_000
const maxAnswerBytes = 20 * 1024 * 1024

export function createRemote({ url, user, password, perfil }: BackOfficeSettings): Remote {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

  async function read(response: Response, log: Logger): Promise<unknown> {
    const text = decodeText(
      await bytesOf(response, log),
      response.headers.get('content-type'),
      perfil.caracteres,
    )
    return readAnswer({ text, status: response.status, retryAfter: retryAfterOf(response) }, perfil, log)
  }

  return {
    async call({ operation, input, session, ip, agente, idempotencyKey, log, ...how }) {
      return provedBy(how.writes ?? false, async (sent) => {
        const response = await reach(
          url,
          {
            method: 'POST',
            headers: {
              authorization,
              'content-type': 'application/json',
              'x-forwarded-for': ip,
              ...(agente !== undefined && { 'user-agent': agente }),
              ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
            },
            body: JSON.stringify({
              ...named(operation, carrierDoor),
              ...(session !== undefined && { _session: session }),
              ...input,
            }),
            signal: within(how.waitMs ?? callMs, how.signal),
          },
          { log, sent, again: how.writes !== true },
        )
        sent(response.status)
        return read(response, log)
      })
    },

    async upload({ body, contentType, ip, signal, log }) {
      const response = await reach(
        new URL('upfile', url),
        {
          method: 'POST',
          headers: { authorization, 'content-type': contentType, 'x-forwarded-for': ip },
          body,
          duplex: 'half',
          signal: within(uploadMs, signal),
        },
        { log },
      )
      return read(response, log)
    },

    async file({ folder, which, query, signal, log }) {
      const address = new URL(`${folder}/${encodeURIComponent(which)}`, url)
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      // What is packed on its way would be unpacked here, and no length would be known.
      const headers = { authorization, 'accept-encoding': 'identity' }
      return reach(address, { headers, signal: within(uploadMs, signal) }, { log })
    },

    read,
  }
}

/** A call has so long in all, its answer's last byte included, and ends with whoever asked. */
const within = (ms: number, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([AbortSignal.timeout(ms), signal]) : AbortSignal.timeout(ms)

interface Reaching {
  log: Logger
  /** Told that the call may have arrived there, though no answer came. */
  sent?: () => void
  /** A connection that was kept and is no more is no reason to give up what may be asked twice. */
  again?: boolean
}

async function reach(address: URL | string, init: RequestInit, reaching: Reaching): Promise<Response> {
  const { log, sent, again = false } = reaching
  try {
    return await fetch(address, { redirect: 'manual', ...init })
  } catch (error) {
    if (again && isBroken(error) && init.signal?.aborted !== true)
      return reach(address, init, { ...reaching, again: false })
    // What broke may be the body that was being passed on, and says so by itself.
    if (error instanceof Error && error.cause instanceof Refusal) throw error.cause
    if (error instanceof Refusal) throw error
    if (!isUnreached(error)) sent?.()
    if (init.signal?.aborted !== true || isTimeout(error))
      log.error({ err: error }, 'the back office could not be reached')
    throw refuse('BACKOFFICE_DOWN')
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** Seconds, as most servers say it. */
function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? NaN)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined
}

async function bytesOf(response: Response, log: Logger): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    const body = (response.body ?? []) as AsyncIterable<Uint8Array> // its type leaves open what it brings
    for await (const chunk of body) {
      size += chunk.length
      if (size > maxAnswerBytes) throw new Error(`an answer of over ${maxAnswerBytes} bytes`)
      chunks.push(chunk)
    }
  } catch (error) {
    log.error({ err: error }, 'the back office’s answer broke off')
    throw refuse('BACKOFFICE_DOWN')
  }
  return Buffer.concat(chunks)
}
