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
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers
    if (authorization === undefined || !request.url.startsWith('/api/')) return
    // A token is no password that somebody guesses: the doors that take them look after their own.
    if (!isClient(authorization) || isRightClient(authorization, settings)) return
    await limits.consume({ limit: 'programFrom', key: networkOf(addressOf(request)) })
  })
}
