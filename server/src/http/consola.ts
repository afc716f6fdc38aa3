import { idempotencyHeader, providerDoor } from '@portal/contract/door.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { answerCall, headerOf } from './answerCall.ts'
import type { AppParts } from './appParts.ts'
import { bodyOfBrowser } from './boundedBody.ts'
import { browserCaller, requireJson } from './caller.ts'
import { readEnvelope } from './envelope.ts'

/** Every provider operation: from the console's own pages alone. */
export function consolaDoor(
  app: FastifyInstance,
  { settings, dispatch, cookies, isOperador, company }: AppParts,
): void {
  const preParsing = (request: FastifyRequest, _reply: FastifyReply, payload: RequestPayload) =>
    bodyOfBrowser(request, payload, cookies.consola.read(request), isOperador)
  app.post(providerDoor.url, { preParsing }, async (request, reply) => {
    requireJson(request)
    const { operation, input } = readEnvelope(request.body, providerDoor)
    const answered = await dispatch.provider({
      operation,
      input,
      caller: browserCaller(request, settings, cookies.consola),
      idempotencyKey: headerOf(request, idempotencyHeader),
      requestId: request.id,
      log: request.log,
    })
    // From then on the company is asked who it is: a computer may be somebody else's next.
    if (answered.session === 'ended') company?.away.noteLeft(reply)
    return answerCall(reply, answered, cookies.consola)
  })
}
