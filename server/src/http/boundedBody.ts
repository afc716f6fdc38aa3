import { Readable } from 'node:stream'
import { refuse } from '@portal/contract'
import type { FastifyRequest, RequestPayload } from 'fastify'
import { networkOf } from '../sessions/networkOf.ts'
import { addressOf } from './addressOf.ts'
import { maxBodyBytes, maxStrangerBytes } from './bareApp.ts'

/** How much of a body is read before it is known who sends it: what is large is read for whoever is signed in. */

/** Whether a session lives; `undefined` when that can't be told now, or here. */
type IsSignedIn = (token: string) => Promise<boolean | undefined>

/** Of a browser, whose session is in its cookie: who has none that lives sends as little as a stranger. */
export async function bodyOfBrowser(
  request: FastifyRequest,
  payload: RequestPayload,
  token: string | undefined,
  isSignedIn: IsSignedIn,
): Promise<RequestPayload> {
  const length = lengthOf(request)
  if (length !== undefined && length <= maxStrangerBytes) return payload
  const lives = token === undefined ? false : await isSignedIn(token)
  const most = lives === false ? maxStrangerBytes : maxBodyBytes
  if (length === undefined) return limited(payload, most)
  if (length <= most) return payload
  throw refuse(token !== undefined && lives === false ? 'SESSION_EXPIRED' : 'BODY_TOO_BIG')
}

/** Where a program says its session, among the first bytes of a body. */
const headBytes = 64 * 1024
const sessionIn = /(?:"_session"\s*:\s*"|(?:^|&)_session=)([\w-]{1,200})/

/** Bodies that are read at once though they say no session at their beginning: of one network, and in all. */
const mostUnknownFrom = 2
const mostUnknown = 16

/**
 * Of a program, whose session is in the body itself. The beginning of a large one says it, and then it is asked for before the
 * rest is read; of those that say it later only so many are read at once.
 */
export function bodiesOfPrograms(isSignedIn: IsSignedIn) {
  const unknown = new Map<string, number>()

  return async (
    request: FastifyRequest,
    payload: RequestPayload,
    carriesFiles: boolean,
  ): Promise<RequestPayload> => {
    const length = lengthOf(request)
    if (length !== undefined && length <= maxBodyBytes) return payload
    if (!carriesFiles) {
      if (length === undefined) return limited(payload, maxBodyBytes)
      throw refuse('BODY_TOO_BIG')
    }
    const { head, whole } = await beginningOf(payload)
    const token = sessionIn.exec(head)?.[1]
    const lives = token === undefined ? undefined : await isSignedIn(token)
    if (lives === false) throw refuse('SESSION_EXPIRED')
    if (lives !== true) countUnknown(networkOf(addressOf(request)), payload)
    return whole
  }

  function countUnknown(network: string, payload: RequestPayload): void {
    const ofNetwork = unknown.get(network) ?? 0
    const all = [...unknown.values()].reduce((sum, each) => sum + each, 0)
    if (ofNetwork >= mostUnknownFrom || all >= mostUnknown) throw refuse('BUSY')
    unknown.set(network, ofNetwork + 1)
    payload.once('close', () => {
      const left = (unknown.get(network) ?? 1) - 1
      if (left > 0) unknown.set(network, left)
      else unknown.delete(network)
    })
  }
}

/**
 * What is parsed is held whole first, as bytes and as what they say, so less of it is taken than of files with parts, which go to
 * the disk: three of 3 MB, in base64, within a call.
 */
export const maxHeldBytes = 12_500_000

/** At a door of files: a body with parts goes by, any other is bounded. */
export function bodyThatIsHeld(request: FastifyRequest, payload: RequestPayload): RequestPayload {
  if (/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) return payload
  const length = lengthOf(request)
  if (length === undefined) return limited(payload, maxHeldBytes)
  if (length <= maxHeldBytes) return payload
  throw refuse('BODY_TOO_BIG')
}

/** None where the body comes in pieces of which nobody says how many. */
function lengthOf({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}

/** The first bytes as text, and the same body with nothing taken from it. */
async function beginningOf(payload: RequestPayload): Promise<{ head: string; whole: RequestPayload }> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of piecesOf(payload)) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= headBytes) break
  }
  const whole = async function* () {
    yield* chunks.splice(0)
    yield* piecesOf(payload)
  }
  return {
    head: Buffer.concat(chunks).toString('latin1', 0, headBytes),
    whole: Readable.from(whole(), { objectMode: false }),
  }
}

/** A body that doesn't say how long it is. It begins once somebody reads it: what broke before would never be told. */
function limited(payload: RequestPayload, most: number): RequestPayload {
  const pieces = async function* () {
    let size = 0
    for await (const chunk of piecesOf(payload)) {
      size += chunk.length
      if (size > most) throw refuse('BODY_TOO_BIG')
      yield chunk
    }
  }
  return Readable.from(pieces(), { objectMode: false })
}

/** Of a request, which stays open when nobody reads on: it is still to be answered. */
const piecesOf = (payload: RequestPayload) =>
  (payload as Readable).iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
