import { addresses } from '@portal/contract/door.ts'
import { raizCorta } from '@portal/legajo/lineas.ts'
import type { FastifyInstance } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import type { Database } from '../database/schema.ts'
import { findLastSello, readMomentos } from '../sellos/sello.ts'
import { readRaices } from '../testigos/testigo.ts'
import type { AppParts } from './appParts.ts'

/** Of more than a year; older ones stand in legajos and letters. */
const maxTestigos = 400
/** They change once a night. However often somebody asks, the database is asked this seldom. */
const keptMs = 60_000

/**
 * The roots of the last nights and the keys that sign, for anybody: against these a legajo is held that came by another way.
 * Nothing of anybody stands in them.
 */
export function testigosDoor(app: FastifyInstance, { pools }: Pick<AppParts, 'pools'>): void {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pools.proveedor }) })
  let kept: { until: number; answer: ReturnType<typeof read> } | undefined
  app.get(addresses.testigos, async (_request, reply) => {
    const now = performance.now()
    if (!kept || kept.until < now) {
      const answer = read(db)
      kept = { until: now + keptMs, answer }
      // Nobody is told for a minute that it failed once.
      answer.catch(() => (kept = undefined))
    }
    return reply.header('cache-control', 'public, max-age=60').send(await kept.answer)
  })
}

async function read(db: Kysely<Database>) {
  const [testigos, claves] = await Promise.all([
    readRaices(db, maxTestigos),
    db
      .selectFrom('clave_de_firma')
      .select(['claveid', 'publica', 'desde', 'hasta'])
      .orderBy('desde', 'desc')
      .execute(),
  ])
  const [sellados, last] = [await readMomentos(db, maxTestigos), await findLastSello(db)]
  return {
    success: true,
    testigos: testigos.map((each) => ({
      ...each,
      corta: raizCorta(each.raiz),
      sellado: sellados.get(each.numero) ?? null,
    })),
    // The last one is of all nights before it; the others stand in legajos.
    sello: last
      ? {
          testigo: last.numero,
          momento: last.momento,
          autoridad: last.autoridad,
          token: last.token.toString('base64'),
        }
      : null,
    llaves: claves.map(({ claveid, publica, desde, hasta }) => ({
      llave: claveid,
      publica: publica.toString('base64'),
      desde,
      hasta,
    })),
  }
}
