import { Readable } from 'node:stream'
import { Refusal, refuse } from '@portal/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutsideClient } from '../http/clientCredentials.ts'
import { answerRefusal } from '../http/fault.ts'
import { FileQuery } from '../http/fileQuery.ts'
import { readAnswer } from './answer.ts'
import type { RemoteParts } from './parts.ts'
import { readSession } from './session.ts'

interface FileDoor {
  /** Its address here. */
  address: string
  /** Where the same stands there, beside the endpoint. */
  folder: string
  /** What it is sent as, from what the back office says of it. */
  headersOf: (type: string, given: Headers) => Parameters<FastifyReply['headers']>[0]
}

/** Bytes of the remote back office, passed on as they arrive. */
export function fileDoor(
  app: FastifyInstance,
  { settings, cookies, remote }: RemoteParts,
  { address, folder, headersOf }: FileDoor,
): void {
  app.get<{ Params: { which: string } }>(`${address}/:which`, async (request, reply) => {
    try {
      const { miniatura, _session } = FileQuery.parse(request.query)
      const session = isOutsideClient(request, settings) ? _session : sessionOf(request)
      if (session === undefined) throw refuse('SESSION_EXPIRED')
      const response = await remote.file(folder, request.params.which, {
        _session: session,
        ...(miniatura === '1' && { miniatura }),
      })
      const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
      if (!response.ok || !response.body || /json|text/.test(type)) throw await whyNot(response, request)
      const size = response.headers.get('content-length')
      reply.headers({
        ...headersOf(type, response.headers),
        ...(size !== null && { 'content-length': size }),
      })
      return await reply.send(Readable.fromWeb(response.body))
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 200) throw error
      return answerRefusal(new Refusal(error.body, error.is('RECORD_NOT_FOUND') ? 404 : 403), reply)
    }
  })

  function sessionOf(request: FastifyRequest): string | undefined {
    const token = cookies.portal.read(request)
    return token === undefined ? undefined : readSession(token)?.session
  }
}

/** The refusal in an answer that is no file. */
async function whyNot(response: Response, request: FastifyRequest): Promise<Refusal> {
  if (response.status === 404) {
    await response.body?.cancel()
    return refuse('RECORD_NOT_FOUND')
  }
  try {
    readAnswer(await response.text(), response.status, request.log)
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  return refuse('BACKOFFICE_ODD')
}
