import { carrierDoor, idempotencyHeader } from '@portal/contract/door.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { DoorParts } from './doorParts.ts'
import { browserCaller, outsideCaller, requireJson } from './caller.ts'
import { isOutsideClient } from './clientCredentials.ts'
import { goneSignal } from './gone.ts'
import { nestedFields, readEnvelope } from './envelope.ts'
import { answerCall, headerOf } from './answerCall.ts'

/** Every carrier operation: from the portal's own pages, and from outside clients, which may send a form as Vtiger's do. */
export async function mobileDoor(
  app: FastifyInstance,
  { settings, dispatch, cookies }: DoorParts,
): Promise<void> {
  await app.register(formbody)
  // As Vtiger's clients call it; `requireJson` keeps browsers to the one type that no form can send.
  app.addContentTypeParser('text/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.post(carrierDoor.url, async (request, reply) => {
    const outside = isOutsideClient(request, settings)
    if (!outside) requireJson(request)
    const body = outside ? nestedFields(request.body) : request.body
    const { operation, input } = readEnvelope(body, carrierDoor)
    // How an outside client, and nobody else, says which session it means.
    const { _session, ...rest } = input
    const answered = await dispatch.carrier({
      operation,
      input: outside ? rest : input,
      caller: outside ? outsideCaller(request, _session) : browserCaller(request, settings, cookies.portal),
      idempotencyKey: headerOf(request, idempotencyHeader),
      signal: goneSignal(reply),
      requestId: request.id,
      log: request.log,
    })
    return answerCall(reply, answered, outside ? undefined : cookies.portal)
  })
}
