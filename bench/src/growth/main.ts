import { join } from 'node:path'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import { sql } from 'kysely'
import { inBulk } from '../inBulk.ts'
import { keepJson } from '../keepJson.ts'
import { say } from '../say.ts'
import { ending } from '../stop.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'
import { fillGrowth, large, ordinary } from './data.ts'
import { measureCalls } from './measureCalls.ts'
import { readOptions } from './options.ts'
import { goals, heading, linesOf, shortfallsIn, typicalGrowth, type CallCosts } from './report.ts'

/** What lists cost a very large carrier among ordinary ones, and what more of those cost everybody: see docs/decisions/0025. */

await ending(async () => {
  const { sizes, wants, json } = readOptions(process.argv.slice(2))
  await withSizes(sizes, [], async (ownerUrls) => {
    const names = sizes.map((size) => size.toLocaleString('es-AR'))
    const calls = await measureCalls(ownerUrls, wants, {
      role: (role) => say(`\n${role}, ms\n${heading()}`),
      call: (costs) => say(linesOf(costs, names).join('\n')),
    })
    conclude(calls)
    say(
      `Todas las cifras quedan en ${await keepJson(json, 'growth', { sizes, ordinary, large, goals, calls })}.`,
    )
  })
})

/** A database a size, loaded one after the other, and all of them there at once for the work. */
async function withSizes(
  [size, ...rest]: readonly number[],
  ready: readonly string[],
  work: (ownerUrls: readonly string[]) => Promise<void>,
): Promise<void> {
  if (size === undefined) return work(ready)
  await withDatabase(async (ownerUrl, dir) => {
    say(`Datos: una cuenta con ${large.choferes} choferes entre ${size} con ${ordinary.choferes}…`)
    const began = performance.now()
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(ownerUrl, join(dir, 'postgres'), (db) => fillGrowth(db, { cuentas: size }))
    const took = (performance.now() - began) / 1000
    const { documentos, mebibytes } = await sizeOf(ownerUrl)
    say(`  ${documentos} documentos en ${mebibytes} MiB, cargados en ${took.toFixed(0)} s`)
    await withSizes(rest, [...ready, ownerUrl], work)
  })
}

interface Size {
  documentos: number
  /** Of the whole database, with its indexes. */
  mebibytes: number
}

async function sizeOf(ownerUrl: string): Promise<Size> {
  let found: Size = { documentos: 0, mebibytes: 0 }
  await withConnection(ownerUrl, async (db) => {
    const { rows } = await sql<Size>`
      select count(*)::int as documentos, (pg_database_size(current_database()) >> 20)::int as mebibytes from documento`.execute(
      db,
    )
    found = rows[0] ?? found
  })
  return found
}

function conclude(calls: readonly CallCosts[]): void {
  const shortfalls = shortfallsIn(calls)
  say(
    shortfalls.length === 0
      ? '\nTodas las llamadas cumplen sus metas.'
      : `\n* No cumplen su meta:\n${shortfalls.map((each) => `  ${each}`).join('\n')}`,
  )
  const { ordinary: common, first } = typicalGrowth(calls)
  if (!Number.isNaN(common))
    say(`Mediana del crecimiento: ${common.toFixed(2)} × una cuenta común, ${first.toFixed(2)} × la grande.`)
}
