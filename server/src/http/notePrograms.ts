import { refuse } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import type { RefusedAttacks } from '../refusedAttacks/refusedAttacks.ts'
import { addressOf } from './addressOf.ts'
import { routeOf } from './routeOf.ts'

const wrongCredentials = refuse('BAD_CLIENT_CREDENTIALS')

/** Programs that show wrong credentials are turned away before anybody asks what they want: it is told once they are. */
export function notePrograms(
  app: FastifyInstance,
  { refusedAttacks }: { refusedAttacks: Pick<RefusedAttacks, 'note'> },
): void {
  app.addHook('onResponse', async (request, { refused }) => {
    if (refused !== wrongCredentials.body.code) return
    const operacion = routeOf(request)
    refusedAttacks.note(wrongCredentials, {
      puerta: 'programa',
      operacion,
      caller: { ip: addressOf(request) },
    })
  })
}
