import { Refusal } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { requireInsider } from '../http/loopback.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { producto } from '../version.ts'
import type { RemoteParts } from './parts.ts'

/** The smallest thing to ask: of one that knows only the seed, something that it is sure to know. */
export const smallestCall = ({ conoce }: Dialect) =>
  conoce['getPickListValues']
    ? { operation: 'getPickListValues', input: { module: 'dominios', field: 'cantidad_ejes' } }
    : { operation: 'ping', input: {} }

/** Which Portal this is, and whether the back office answers now: 200 when it does, 503 otherwise. */
export function remoteSaludDoor(app: FastifyInstance, { settings, dialect, remote }: RemoteParts): void {
  app.get('/salud', async (request, reply) => {
    requireInsider(request, settings.metricsToken)
    const backoffice = await remote
      .call({ ...smallestCall(dialect), ip: request.ip, log: request.log })
      .then(() => true)
      // Without a session it says no, which is an answer too.
      .catch((error: unknown) => error instanceof Refusal && !error.is('BACKOFFICE_DOWN', 'BACKOFFICE_ODD'))
    return reply.code(backoffice ? 200 : 503).send({ success: backoffice, ...producto, backoffice })
  })
}
