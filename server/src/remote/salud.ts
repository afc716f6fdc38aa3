import { Refusal } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { requireInsider } from '../http/loopback.ts'
import type { RemoteParts } from './parts.ts'

/** Whether the back office answers now: 200 when it does, 503 otherwise. */
export function remoteSaludDoor(app: FastifyInstance, { settings, perfil, remote }: RemoteParts): void {
  // Of one that knows only the seed, the smallest thing that it is sure to know.
  const asked = perfil.conoce['getPickListValues']
    ? { operation: 'getPickListValues', input: { module: 'dominios', field: 'cantidad_ejes' } }
    : { operation: 'ping', input: {} }
  app.get('/salud', async (request, reply) => {
    requireInsider(request, settings.metricsToken)
    const backoffice = await remote
      .call({ ...asked, ip: request.ip, log: request.log })
      .then(() => true)
      // Without a session it says no, which is an answer too.
      .catch((error: unknown) => error instanceof Refusal && !error.is('BACKOFFICE_DOWN', 'BACKOFFICE_ODD'))
    return reply.code(backoffice ? 200 : 503).send({ success: backoffice, backoffice })
  })
}
