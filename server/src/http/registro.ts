import { addresses } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'
import { maxStrangerBytes } from './bareApp.ts'
import type { DoorParts } from './doorParts.ts'
import { browserCaller, outsideCaller, requireJson } from './caller.ts'
import { isOutsideClient } from './clientCredentials.ts'

/** The registration form by itself: `saveRecord` with its values alone, answered `{success, error?}`. */
export function registroDoor(app: FastifyInstance, { settings, dispatch, cookies }: DoorParts): void {
  app.post(addresses.registro, { bodyLimit: maxStrangerBytes }, async (request, reply) => {
    const outside = isOutsideClient(request, settings)
    if (!outside) requireJson(request)
    await dispatch.carrier({
      operation: 'saveRecord',
      input: { module: 'Contacts', record: '0', values: request.body },
      caller: outside ? outsideCaller(request, undefined) : browserCaller(request, settings, cookies.portal),
      requestId: request.id,
      log: request.log,
    })
    return reply.send({ success: true })
  })
}
