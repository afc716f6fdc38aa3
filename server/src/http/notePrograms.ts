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
  app.addHook('onResponse', (request, { refused }, done) => {
    if (refused === wrongCredentials.body.code)
      refusedAttacks.note(wrongCredentials, {
        puerta: 'programa',
        operacion: routeOf(request),
        caller: { ip: addressOf(request) },
      })
    done()
  })
}
