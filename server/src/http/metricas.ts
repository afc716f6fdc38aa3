import { refusals } from '@portal/contract'
import { carrierDoor, providerDoor } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Settings } from '../settings.ts'
import type pg from 'pg'
import { danadosOf } from './salud.ts'
import type { Room } from '../storage/room.ts'
import { producto } from '../version.ts'
import { requireInsider } from './loopback.ts'
import { routeOf } from './routeOf.ts'

interface MetricasParts {
  settings: Settings
  /** By the role that waits there; none where the data are elsewhere. */
  pools?: Readonly<Record<string, pg.Pool>>
  services?: { room: Pick<Room, 'freeBytes'> }
  /** Of answers that are given again. */
  sides?: { carrier: { kept: { figures: () => { bytes: number; given: number } } } }
}

const codes: ReadonlySet<string> = new Set(Object.values(refusals).map(({ code }) => String(code)))

/** A back office elsewhere may say no with any code: those that are none of ours count together. */
const codeOf = (code: number | string): string => (codes.has(String(code)) ? String(code) : 'other')

/** Of what an attack would be refused with. */
const watched = (['WRONG_CREDENTIALS', 'INVALID_CODE', 'TOO_MANY_ATTEMPTS', 'ACCESS_DENIED'] as const).map(
  (name) => String(refusals[name].code),
)

let processes: Registry | undefined
/** Of memory, the processor and garbage: a process has one, as its observers are never taken back. */
function ofProcess(): Registry {
  if (!processes) {
    processes = new Registry()
    collectDefaultMetrics({ register: processes })
  }
  return processes
}

/** Figures for Prometheus: the process, requests and refusals by route, and who waits for a connection. */
export function metricasDoor(
  app: FastifyInstance,
  { settings, pools = {}, services, sides }: MetricasParts,
): void {
  const register = new Registry()
  ofProcess()
  new Gauge({
    name: 'portal_build_info',
    help: 'Always 1: its labels say which Portal runs. An empty commit is unknown.',
    labelNames: ['version', 'commit'],
    registers: [register],
  }).set({ version: producto.version, commit: producto.commit ?? '' }, 1)
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

  if (sides) {
    const { figures } = sides.carrier.kept
    const bytes = new Gauge({
      name: 'portal_kept_answers_bytes',
      help: 'Room that answers take which are given again while nothing changed.',
      registers: [register],
      collect: () => {
        bytes.set(figures().bytes)
      },
    })
    const given = new Counter({
      name: 'portal_kept_answers_given_total',
      help: 'Answers that were given again because nothing had changed.',
      registers: [register],
      collect: () => {
        given.reset()
        given.inc(figures().given)
      },
    })
  }

  const refused = new Counter({
    name: 'portal_refusals_total',
    help: 'Answers that said no, by route and code of the refusal.',
    labelNames: ['route', 'code'],
    registers: [register],
  })
  // What never was is not the same as what was not yet: an alarm on growth needs a beginning.
  for (const route of [carrierDoor.url, providerDoor.url])
    for (const code of watched) refused.inc({ route, code }, 0)

  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    if (reply.refused !== null) refused.inc({ route, code: codeOf(reply.refused) })
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metricas', async (request, reply) => {
    requireInsider(request, settings.metricsToken)
    const all = Registry.merge([ofProcess(), register])
    return reply.type(all.contentType).send(await all.metrics())
  })
}
