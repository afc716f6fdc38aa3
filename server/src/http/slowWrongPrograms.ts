import type { FastifyInstance } from 'fastify'
import { createMemoryLimits } from '../sessions/memoryLimits.ts'
import { networkOf } from '../sessions/networkOf.ts'
import type { Settings } from '../settings.ts'
import { addressOf } from './addressOf.ts'
import { isClient, isRightClient } from './clientCredentials.ts'

/**
 * A program that shows wrong credentials waits, as who types wrong passwords does. Each node counts for itself, in
 * memory: strangers cost the database nothing here, and right credentials never wait for what others try.
 */
export function slowWrongPrograms(app: FastifyInstance, settings: Settings): void {
  const limits = createMemoryLimits()
  const isWrong = (authorization: string | undefined) =>
    // A token is no password that somebody guesses: the doors that take them look after their own.
    authorization !== undefined && isClient(authorization) && !isRightClient(authorization, settings)

  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.url.startsWith('/api/') || !isWrong(request.headers.authorization)) done()
    else limits.consume({ limit: 'programFrom', key: networkOf(addressOf(request)) }).then(() => done(), done)
  })
}
