import { join } from 'node:path'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import { sql } from 'kysely'
import { inBulk } from '../inBulk.ts'
import { keepJson } from '../keepJson.ts'
import { exigencias, fillOperaciones, operaciones } from '../operaciones/data.ts'
import { say } from '../say.ts'
import { ending } from '../stop.ts'
import { withConnection } from '../withConnection.ts'
import { withDatabase } from '../withDatabase.ts'
import { fillGrowth, large, ordinary } from './data.ts'
import { measureCalls, type OfBase } from './measureCalls.ts'
import { readOptions, type Base } from './options.ts'
import { goals, heading, linesOf, shortfallsIn, typicalGrowth, type CallCosts } from './report.ts'

/**
 * What lists cost a very large carrier among ordinary ones, and what more of those cost everybody: see docs/decisions/0025.
 * Or what they cost the same carriers where all take part in operaciones.
 */

await ending(async () => {
  const { bases, wants, json } = readOptions(process.argv.slice(2))
  const comparesOperaciones = bases.some(({ participan }) => participan)
  await withBases(bases, comparesOperaciones, [], async (filled) => {
    const names = bases.map(({ cuentas, participan }) =>
      comparesOperaciones
        ? participan
          ? `en ${operaciones}`
          : 'en ninguna'
        : cuentas.toLocaleString('es-AR'),
    )
    const calls = await measureCalls(filled, wants, {
      role: (role) => say(`\n${role}, ms\n${heading()}`),
      // What is asked of an operacion is asked only where there are some.
      call: (costs) => say(linesOf(costs, names.slice(-costs.costs.length)).join('\n')),
    })
    conclude(calls)
    say(
      `Todas las cifras quedan en ${await keepJson(json, 'growth', { bases, ordinary, large, goals, calls })}.`,
    )
  })
})

/** A database each, loaded one after the other, and all of them there at once for the work. */
async function withBases(
  [base, ...rest]: readonly Base[],
  comparesOperaciones: boolean,
  ready: readonly OfBase[],
  work: (bases: readonly OfBase[]) => Promise<void>,
): Promise<void> {
  if (base === undefined) return work(ready)
  const { cuentas, participan } = base
  await withDatabase(async (ownerUrl, dir) => {
    const where = participan ? `, todas en ${operaciones} operaciones de ${exigencias} exigencias` : ''
    say(`Datos: una cuenta con ${large.choferes} choferes entre ${cuentas} con ${ordinary.choferes}${where}…`)
    const began = performance.now()
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(ownerUrl, join(dir, 'postgres'), async (db) => {
      await fillGrowth(db, { cuentas })
      // The same catalogue on both sides.
      if (comparesOperaciones) await fillOperaciones(db, participan ? { first: 0, last: cuentas } : undefined)
    })
    const took = (performance.now() - began) / 1000
    const { documentos, mebibytes } = await sizeOf(ownerUrl)
    say(`  ${documentos} documentos en ${mebibytes} MiB, cargados en ${took.toFixed(0)} s`)
    await withBases(rest, comparesOperaciones, [...ready, { ownerUrl, participan }], work)
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
