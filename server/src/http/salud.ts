import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Database } from '../database/schema.ts'
import { producto } from '../version.ts'
import type { AppParts } from './appParts.ts'
import { requireInsider } from './loopback.ts'

/**
 * Which Portal this is, whether the parts it leans on work now, and how each periodic job stands (as the view `tarea_estado` says).
 * `success` when all is well; `degraded`, and 200 all the same, when people can still read: files are away, no room is
 * left, or a job is late by more than its tolerance. 503 is for a node that can answer nobody: whatever balances the load
 * leaves it, and would leave every node at once for what they share. A file that is damaged or lost (null: nobody knows) is told, and mended by no restart.
 */
export function saludDoor(app: FastifyInstance, { settings, services, pools, jobsRun }: AppParts): void {
  app.get('/salud', async (request, reply) => {
    requireInsider(request, settings.metricsToken)
    const [database, storage, room, archivosDanados, tareas] = await Promise.all([
      works(() => pools.app.query('select 1')),
      works(() => services.storage.check()),
      services.room.check(),
      danadosOf(pools.proveedor).catch(() => null),
      tareasOf(pools.proveedor).catch(() => []),
    ])
    const parts = { database, storage, room, jobs: jobsRun() }
    const healthy = Object.values(parts).every(Boolean) && !tareas.some(({ atrasada }) => atrasada)
    const state = healthy ? 'ok' : database ? 'degraded' : 'down'
    return reply
      .code(database ? 200 : 503)
      .send({ success: healthy, state, ...producto, ...parts, archivosDanados, tareas })
  })
}

async function tareasOf(pool: pg.Pool) {
  const { rows } = await pool.query<Database['tarea_estado']>('select * from tarea_estado order by nombre')
  return rows
}

export async function danadosOf(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from archivo_danado')
  return rows[0]?.n ?? null
}

async function works(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check()
    return true
  } catch {
    return false
  }
}
