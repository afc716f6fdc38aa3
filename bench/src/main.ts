import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { choferesPerCuenta, fill } from './data.ts'
import { measure, type Measured } from './load.ts'
import { median } from './median.ts'
import { measureProcess } from './process.ts'
import { say } from './say.ts'
import { startFloor, startProduct, startRemote, type Running } from './servers.ts'
import { cookiesAt, sessionAt } from './signIn.ts'
import { withDatabase } from './withDatabase.ts'
import { works, worksThrough, type Work } from './works.ts'

/** Measures the product against its floor on the same data, turn by turn, and prints the ratios of their medians. */

const full = process.argv.includes('--full')
const cuentas = full ? 1000 : 200
const rounds = 5
/** Each is somebody else. */
const callers = Array.from({ length: 64 }, (_, i) => i + 1)
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? ''

await withDatabase(async (ownerUrl, dir) => {
  await prepare(ownerUrl)
  if ('arranque'.includes(only)) await measureProcess(ownerUrl, dir)
  const floor = await startFloor(31_801, ownerUrl)
  const product = await startProduct(31_802, ownerUrl, dir)
  try {
    await compare(floor, product)
    await compareThrough(product)
  } finally {
    await Promise.all([floor.stop(), product.stop()])
  }
})

async function prepare(ownerUrl: string): Promise<void> {
  say(`Datos: ${cuentas} cuentas, ${cuentas * choferesPerCuenta} choferes…`)
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  await loadCatalogo(db)
  await db.destroy()
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await fill(owner, { cuentas })
  } finally {
    await owner.end()
  }
}

async function compare(floor: Running, product: Running): Promise<void> {
  const signedIn = { callers, cookies: await cookiesAt(product, callers), origin: product.url }
  say('\ntrabajo            conexiones   piso/s   p50   producto/s   p50   p99   fallos   razón   meta')
  for (const work of chosen(works(signedIn)))
    for (const connections of work.connections) await report(floor, product, work, connections)
}

/** What it costs to ask a back office through a portal before it, which is its floor then. */
async function compareThrough(product: Running): Promise<void> {
  const portal = await startRemote(31_803, product)
  try {
    const signedIn = { callers, cookies: await cookiesAt(portal, callers), origin: portal.url }
    const sessions = await Promise.all(callers.map((n) => sessionAt(product, n)))
    for (const work of chosen(worksThrough(signedIn, sessions)))
      for (const connections of work.connections) await report(product, portal, work, connections)
  } finally {
    await portal.stop()
  }
}

function chosen(all: readonly Work[]): Work[] {
  return all.filter(({ name }) => name.includes(only))
}

async function report(floor: Running, product: Running, work: Work, connections: number): Promise<void> {
  const floors: Measured[] = []
  const products: Measured[] = []
  for (let round = 0; round < rounds; round++) {
    floors.push(await measure({ url: floor.url, connections, seconds: 3, requests: work.floor }))
    products.push(await measure({ url: product.url, connections, seconds: 3, requests: work.product }))
  }
  const of = (all: Measured[], field: keyof Measured) => median(all.map((each) => each[field]))
  const ratio = median(products.map((each, i) => each.rate / (floors[i]?.rate ?? NaN)))
  say(
    [
      work.name.padEnd(19),
      String(connections).padStart(9),
      of(floors, 'rate').toFixed(0).padStart(9),
      of(floors, 'p50').toFixed(0).padStart(6),
      of(products, 'rate').toFixed(0).padStart(12),
      of(products, 'p50').toFixed(0).padStart(6),
      of(products, 'p99').toFixed(0).padStart(6),
      of(products, 'failed').toFixed(0).padStart(8),
      ratio.toFixed(2).padStart(8),
      `≥ ${work.goal}`.padStart(7),
    ].join(''),
  )
}
