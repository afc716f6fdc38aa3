import { Readable } from 'node:stream'
import { Refusal, refuse } from '@portal/contract'
import { addresses } from '@portal/contract/door.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOutsideClient } from '../http/clientCredentials.ts'
import { answerRefusal } from '../http/fault.ts'
import { fileHeaders } from '../http/fileHeaders.ts'
import { FileQuery } from '../http/fileQuery.ts'
import { readAnswer } from './answer.ts'
import type { RemoteParts } from './parts.ts'
import { readSession } from './session.ts'

/** What a browser may show; anything else is a download. */
const shown = /^(application\/pdf|image\/(jpeg|png|bmp|webp))$/

/** The bytes of a file of the remote back office, passed on as they arrive. */
export function remoteArchivosDoor(app: FastifyInstance, { settings, cookies, remote }: RemoteParts): void {
  app.get<{ Params: { archivoid: string } }>(`${addresses.archivos}/:archivoid`, async (request, reply) => {
    try {
      const { miniatura, _session } = FileQuery.parse(request.query)
      const session = isOutsideClient(request, settings) ? _session : sessionOf(request)
      if (session === undefined) throw refuse('SESSION_EXPIRED')
      const response = await remote.file(request.params.archivoid, {
        _session: session,
        ...(miniatura === '1' && { miniatura }),
      })
      const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
      if (!response.ok || !response.body || /json|text/.test(type)) throw await whyNot(response, request)
      const size = response.headers.get('content-length')
      reply.headers({
        ...fileHeaders(shown.test(type) ? type : 'application/octet-stream'),
        'content-disposition': disposition(response.headers.get('content-disposition')),
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

/** The file's name, when it is written as the standard says. */
function disposition(given: string | null): string {
  const name = /filename\*=(UTF-8''[\w.~!#$&+^`|%-]+)/i.exec(given ?? '')?.[1]
  return name === undefined ? 'inline' : `inline; filename*=${name}`
}
