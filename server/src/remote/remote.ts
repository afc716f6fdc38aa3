import { Refusal, refuse } from '@portal/contract'
import { carrierDoor, idempotencyHeader, named } from '@portal/contract/door.ts'
import { readAnswer } from './answer.ts'
import type { Logger } from '../logger.ts'
import type { BackOfficeSettings } from '../settings.ts'

/** A back office elsewhere that speaks the carriers' protocol. */
export interface Remote {
  /** The result of an operation, as it came; throws the refusal that came instead. */
  call: (request: RemoteCall) => Promise<unknown>
  /** The result of an upload whose body is passed on as it arrives. */
  upload: (request: RemoteUpload) => Promise<unknown>
  /** The bytes of a file, or whatever else was answered. */
  /** Of a folder beside the endpoint. */
  file: (folder: string, which: string, query: Record<string, string>) => Promise<Response>
}

interface RemoteCall {
  operation: string
  input: Record<string, unknown>
  session?: string | undefined
  /** Whom the call is made for: the remote counts tries per address. */
  ip: string
  /** What that one's program calls itself: the remote may tell sessions apart by it. */
  agente?: string | undefined
  idempotencyKey?: string | undefined
  log: Logger
}

interface RemoteUpload {
  body: AsyncIterable<Uint8Array> | string
  contentType: string
  ip: string
  log: Logger
}

/** A person waits for the answer. */
const callMs = 15_000
/** Three photos from a phone, passed on as they come. */
const uploadMs = 120_000
const maxAnswerBytes = 20 * 1024 * 1024

export function createRemote({ url, user, password }: BackOfficeSettings): Remote {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

  async function reach(address: URL | string, init: RequestInit, log?: Logger): Promise<Response> {
    let response: Response
    try {
      response = await fetch(address, { redirect: 'error', ...init })
    } catch (error) {
      // What broke may be the body that was being passed on, and says so by itself.
      if (error instanceof Error && error.cause instanceof Refusal) throw error.cause
      log?.error({ err: error }, 'the back office could not be reached')
      throw refuse('BACKOFFICE_DOWN', {})
    }
    if (response.status !== 401) return response
    await response.body?.cancel()
    log?.error('the back office refuses BACKOFFICE_USER and BACKOFFICE_PASSWORD')
    throw refuse('BACKOFFICE_DOWN')
  }

  async function answered(response: Response, log: Logger): Promise<unknown> {
    return readAnswer(await textOf(response, log), response.status, log)
  }

  return {
    async call({ operation, input, session, ip, agente, idempotencyKey, log }) {
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
          signal: AbortSignal.timeout(callMs),
        },
        log,
      )
      return answered(response, log)
    },

    async upload({ body, contentType, ip, log }) {
      const response = await reach(
        new URL('upfile', url),
        {
          method: 'POST',
          headers: { authorization, 'content-type': contentType, 'x-forwarded-for': ip },
          body,
          duplex: 'half',
          signal: AbortSignal.timeout(uploadMs),
        },
        log,
      )
      return answered(response, log)
    },

    async file(folder, which, query) {
      const address = new URL(`${folder}/${encodeURIComponent(which)}`, url)
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      return reach(address, { headers: { authorization }, signal: AbortSignal.timeout(uploadMs) })
    },
  }
}

async function textOf(response: Response, log: Logger): Promise<string> {
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
  return Buffer.concat(chunks).toString('utf8')
}
