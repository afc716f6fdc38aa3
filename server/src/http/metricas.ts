import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Settings } from '../settings.ts'
import type pg from 'pg'
import { danadosOf } from './salud.ts'
import type { Room } from '../storage/room.ts'
import { requireInsider } from './loopback.ts'

interface MetricasParts {
  settings: Settings
  /** By the role that waits there; none where the data are elsewhere. */
  pools?: Readonly<Record<string, pg.Pool>>
  services?: { room: Pick<Room, 'freeBytes'> }
}

/** Figures for Prometheus: the process, requests by route, and who waits for a connection. */
export function metricasDoor(app: FastifyInstance, { settings, pools = {}, services }: MetricasParts): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  })
  const waiting = new Gauge({
    name: 'portal_database_waiting',
    help: 'Requests that wait for a connection to the database.',
    labelNames: ['role'],
    registers: [register],
    collect: () => {
      for (const [role, { waitingCount }] of Object.entries(pools)) waiting.set({ role }, waitingCount)
    },
  })
  const free = new Gauge({
    name: 'portal_disk_free_bytes',
    help: 'Room left on the disk of the data folder that has least.',
    registers: [register],
    collect: async () => {
      if (services) free.set(await services.room.freeBytes())
    },
  })

  const damaged = new Gauge({
    name: 'portal_damaged_files',
    help: 'Kept files that are damaged or lost.',
    registers: [register],
    collect: async () => {
      const found = pools['proveedor'] && (await danadosOf(pools['proveedor']).catch(() => null))
      if (typeof found === 'number') damaged.set(found)
    },
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metricas', async (request, reply) => {
    requireInsider(request, settings.metricsToken)
    return reply.type(register.contentType).send(await register.metrics())
  })
}
