import { carrierOperation, ownOperations } from '@portal/contract'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { AppParts } from './app.ts'
import { carrierCaller } from './caller.ts'
import { nestedFields, readEnvelope } from './envelope.ts'
import { answerCall, headerOf } from './answerCall.ts'

/** Every carrier operation: from the portal's own pages, and from outside clients, which may send a form as Vtiger's do. */
export async function mobileDoor(
  app: FastifyInstance,
  { settings, dispatch, cookies }: AppParts,
): Promise<void> {
  await app.register(formbody)
  app.post('/api/mobile', async (request, reply) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const body = isForm ? nestedFields(request.body) : request.body
    const envelope = readEnvelope(body, carrierOperation, ownOperations)
    const { caller, input } = carrierCaller(request, envelope.input, settings, cookies.portal)
    const answered = await dispatch.carrier({
      operation: envelope.operation,
      input,
      caller,
      idempotencyKey: headerOf(request, 'idempotency-key'),
      requestId: request.id,
      log: request.log,
    })
    return answerCall(reply, answered, caller.browser ? cookies.portal : undefined)
  })
}
