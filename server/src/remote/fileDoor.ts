import { Readable } from 'node:stream'
import { Refusal, refuse } from '@portal/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutsideClient } from '../http/clientCredentials.ts'
import { answerStatus } from '../http/fault.ts'
import { FileQuery } from '../http/fileQuery.ts'
import { goneSignal } from '../http/gone.ts'
import { fileInAnswer, type SentFile } from './fileInAnswer.ts'
import { fileNameIn } from './fileName.ts'
import { noteDoorRefusal } from './noteDoorRefusal.ts'
import type { RemoteParts } from './parts.ts'

/** What the back office says of a file. */
export interface About {
  type: string
  name?: string | undefined
}

interface FileDoor {
  /** What it is called where refusals are told. */
  name: string
  /** Its address here. */
  address: string
  /** Where the same stands there, beside the endpoint. */
  folder: string
  /** What it is sent as. */
  headersOf: (about: About) => Parameters<FastifyReply['headers']>[0]
}

/** Bytes of the remote back office, passed on as they arrive. */
export function fileDoor(
  app: FastifyInstance,
  parts: RemoteParts,
  { name: door, address, folder, headersOf }: FileDoor,
): void {
  const { settings, dialect, cookies, sessions, remote } = parts
  app.get<{ Params: { which: string } }>(`${address}/:which`, async (request, reply) => {
    try {
      const { miniatura, _session } = FileQuery.parse(request.query)
      const session = isOutsideClient(request, settings) ? _session : sessionOf(request)
      if (session === undefined) throw refuse('SESSION_EXPIRED')
      const response = await remote.file({
        folder,
        which: request.params.which,
        query: { _session: session, ...(miniatura === '1' && { miniatura }) },
        signal: goneSignal(reply),
        log: request.log,
      })
      const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
      if (!response.ok || !response.body || /json|text/.test(type)) {
        const sent = await fileWithin(response, request)
        return await reply
          .headers({ ...headersOf(sent), 'content-length': sent.bytes.length })
          .send(sent.bytes)
      }
      const name = fileNameIn(response.headers.get('content-disposition'), dialect.caracteres)
      reply.headers({ ...headersOf({ type, name }), ...lengthOf(response) })
      return await reply.send(Readable.fromWeb(response.body))
    } catch (error) {
      noteDoorRefusal(parts, door, request, error)
      const kept = sessionOf(request)
      if (kept !== undefined && error instanceof Refusal && error.is('SESSION_EXPIRED')) sessions.end(kept)
      return answerStatus(error, reply)
    }
  })

  function sessionOf(request: FastifyRequest): string | undefined {
    const token = cookies.portal.read(request)
    return token === undefined ? undefined : sessions.read(token)?.session
  }

  /** The file in an answer that is none, or the refusal. */
  async function fileWithin(response: Response, request: FastifyRequest): Promise<SentFile> {
    if (response.status === 404) {
      await response.body?.cancel()
      throw refuse('RECORD_NOT_FOUND')
    }
    const sent = fileInAnswer(await remote.read(response, request.log))
    if (!sent) throw refuse('BACKOFFICE_ODD')
    return sent
  }
}

/** As long as it says, unless it came packed: what is sent on is what was in it. */
function lengthOf({ headers }: Response): { 'content-length'?: string } {
  const size = headers.get('content-length')
  const packed = (headers.get('content-encoding') ?? 'identity') !== 'identity'
  return size === null || packed ? {} : { 'content-length': size }
}
