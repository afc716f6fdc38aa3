import { refuse } from '@portal/contract'
import { readings, type Reading, type ReadingName } from '@portal/contract/apiV1.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { producto } from '../../version.ts'
import { headerOf } from '../answerCall.ts'
import { isAsBefore } from '../entityTag.ts'
import { compressBeside, encodingFor } from '../encoding.ts'
import { archivoDoor, type ArchivoParts } from './archivoDoor.ts'
import type { Given } from '../withToken.ts'
import type { Ask, Said } from './askWithToken.ts'
import { openapiV1 } from './openapiV1.ts'
import { manualDoor } from './manualDoor.ts'
import { answerHeaders } from './answerHeaders.ts'
import { answerProblem } from './problem.ts'

/** What programs ask with their tokens: every reading of the contract at its address, and the page that describes them. */
export function v1Doors(app: FastifyInstance, { ask, ...parts }: ArchivoParts & { ask: Ask }): void {
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))

  for (const [name, reading] of Object.entries(readings) as [ReadingName, Reading][])
    // its keys are its names
    app.route({
      method: reading.method,
      url: reading.path,
      handler: async (request, reply) => send(request, reply, await ask(name, reading, request)),
    })

  archivoDoor(app, parts)
  manualDoor(app)

  let description: string | undefined
  app.get('/openapi.json', (_request, reply) => {
    description ??= JSON.stringify(openapiV1(producto.version))
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(description)
  })
  app.all('/*', (request, reply) => answerProblem(refuse('UNKNOWN_OPERATION'), request, reply))
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer: { text, tag }, allowance }: Given<Said>,
): Promise<FastifyReply> {
  void reply.headers({ etag: tag, ...answerHeaders(allowance) })
  if (request.method === 'GET' && isAsBefore(request, tag)) return reply.code(304).send()
  const encoding = text.length > 1024 ? encodingFor(headerOf(request, 'accept-encoding')) : undefined
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(await compressBeside(text, encoding))
}
