import type { FastifyInstance } from 'fastify'
import type { AppParts } from './app.ts'
import { requireInsider } from './loopback.ts'

/** Whether the parts the server leans on work now: 200 when all do, 503 otherwise. */
export function saludDoor(app: FastifyInstance, { settings, services, pools, jobsRun }: AppParts): void {
  app.get('/salud', async (request, reply) => {
    requireInsider(request, settings.metricsToken)
    const [database, storage] = await Promise.all([
      works(() => pools.app.query('select 1')),
      works(() => services.storage.check()),
    ])
    const salud = { database, storage, jobs: jobsRun() }
    const healthy = Object.values(salud).every(Boolean)
    return reply.code(healthy ? 200 : 503).send({ success: healthy, ...salud })
  })
}

async function works(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check()
    return true
  } catch {
    return false
  }
}
