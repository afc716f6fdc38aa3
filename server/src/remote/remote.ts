import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { Refusal, refuse } from '@portal/contract'
import { carrierDoor, idempotencyHeader, named } from '@portal/contract/door.ts'
import { Agent, request } from 'undici'
import type { Logger } from '../logger.ts'
import type { BackOfficeSettings } from '../settings.ts'
import { readAnswer } from './answer.ts'
import { deadline } from './deadline.ts'
import { decodeText } from './decodeText.ts'
import { isBroken, isUnreached, provedBy } from './unsure.ts'

/** A back office elsewhere that speaks the carriers' protocol. */
export interface Remote {
  /** Milliseconds that a person waits for an answer, its last byte included. */
  callMs: number
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
  idempotencyKey?: string | undefined
  /** Whether all of the body has been sent: before that nothing was taken. */
  isWhole: () => boolean
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

/** What a person waits for an answer. */
const personMs = 15_000
/** Three photos from a phone, passed on as they come. */
const uploadMs = 120_000
const maxAnswerBytes = 20 * 1024 * 1024
/** Others wait for their turn. */
const maxConnections = 128

/** How every call to it is signed. */
export const authorizationOf = ({ user, password }: BackOfficeSettings): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

export function createRemote(backoffice: BackOfficeSettings, callMs = personMs): Remote {
  const { url, dialect } = backoffice
  const dispatcher = new Agent({ connections: maxConnections, keepAliveTimeout: 4_000 })
  const authorization = authorizationOf(backoffice)

  async function readBegun({ status, body, header }: Begun, log: Logger): Promise<unknown> {
    const bytes = unpacked(await bytesOf(body, log), header('content-encoding'), log)
    const text = decodeText(bytes, header('content-type'), dialect.caracteres)
    return readAnswer({ text, status, retryAfter: secondsIn(header('retry-after')) }, dialect, log)
  }

  const read = ({ status, headers, body }: Response, log: Logger) =>
    // What was packed is unpacked by then.
    readBegun(
      { status, body, header: (name) => (name === 'content-encoding' ? null : headers.get(name)) },
      log,
    )

  return {
    callMs,
    async call({ operation, input, session, ip, agente, idempotencyKey, log, ...how }) {
      const headers = {
        authorization,
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        'x-forwarded-for': ip,
        ...(agente !== undefined && { 'user-agent': agente }),
        ...keyed(idempotencyKey),
      }
      const body = JSON.stringify({
        ...named(operation, carrierDoor),
        ...(session !== undefined && { _session: session }),
        ...input,
      })
      const { signal, over } = deadline(how.waitMs ?? callMs, how.signal)
      try {
        return await provedBy(how.writes ?? false, async (sent) => {
          const answer = await reach(
            () => request(url, { method: 'POST', headers, body, signal, dispatcher }),
            { log, sent, signal, again: how.writes !== true },
          )
          const { statusCode: status, headers: told, body: bytes } = answer
          sent(status)
          const header = (name: string) => [told[name] ?? null].flat()[0] ?? null
          return readBegun({ status, body: bytes, header }, log)
        })
      } finally {
        over()
      }
    },

    async upload({ body, contentType, ip, idempotencyKey, isWhole, signal: gone, log }) {
      const headers = {
        authorization,
        'content-type': contentType,
        'x-forwarded-for': ip,
        ...keyed(idempotencyKey),
      }
      const { signal, over } = deadline(uploadMs, gone)
      const init = { method: 'POST', headers, body, duplex: 'half', redirect: 'manual', signal } as const
      try {
        return await provedBy(true, async (sent) => {
          const send = () => fetch(new URL('upfile', url), init)
          const answer = await reach(send, { log, signal, sent: () => isWhole() && sent() })
          if (isWhole()) sent(answer.status)
          return read(answer, log)
        })
      } finally {
        over()
      }
    },

    async file({ folder, which, query, signal: gone, log }) {
      const address = new URL(`${folder}/${encodeURIComponent(which)}`, url)
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      // What is packed on its way would be unpacked here, and no length would be known.
      const headers = { authorization, 'accept-encoding': 'identity' }
      const { signal } = deadline(uploadMs, gone)
      return reach(() => fetch(address, { headers, redirect: 'manual', signal }), { log, signal })
    },

    read,
  }
}

const keyed = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { [idempotencyHeader]: key }

interface Reaching {
  log: Logger
  signal: AbortSignal
  /** Told that the call may have arrived there, though no answer came. */
  sent?: () => unknown
  /** A connection that was kept and is no more is no reason to give up what may be asked twice. */
  again?: boolean
}

/** The beginning of an answer, or what it means that none came. */
async function reach<Began>(send: () => Promise<Began>, reaching: Reaching): Promise<Began> {
  const { log, signal, sent, again = false } = reaching
  try {
    return await send()
  } catch (error) {
    if (again && isBroken(error) && !signal.aborted) return reach(send, { ...reaching, again: false })
    // What broke may be the body that was being passed on, and says so by itself.
    if (error instanceof Error && error.cause instanceof Refusal) throw error.cause
    if (error instanceof Refusal) throw error
    if (!isUnreached(error)) sent?.()
    if (!signal.aborted || isTimeout(error)) log.error({ err: error }, 'the back office could not be reached')
    throw refuse('BACKOFFICE_DOWN')
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** An answer of which the body is still to come. */
interface Begun {
  status: number
  body: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | null
  header: (name: string) => string | null
}

/** Seconds, as most servers say it. */
function secondsIn(retryAfter: string | null): number | undefined {
  const seconds = Number(retryAfter ?? NaN)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined
}

async function bytesOf(body: Begun['body'], log: Logger): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // A stream of the web is walked like any other, though its type leaves it open.
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
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

/** Some pack what they were asked to send as it is. */
function unpacked(bytes: Uint8Array, encoding: string | null, log: Logger): Uint8Array {
  const unpack = unpackers.get(encoding?.trim().toLowerCase() ?? '')
  if (!unpack) return bytes
  try {
    return unpack(bytes, { maxOutputLength: maxAnswerBytes })
  } catch (error) {
    log.error({ err: error }, 'the back office’s answer could not be unpacked')
    throw refuse('BACKOFFICE_DOWN')
  }
}

const unpackers = new Map([
  ['gzip', gunzipSync],
  ['x-gzip', gunzipSync],
  ['deflate', inflateSync],
  ['br', brotliDecompressSync],
])
