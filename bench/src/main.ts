import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { choferesPerCuenta, emailOf, fill, password } from './data.ts'
import { measure, median, type Measured } from './load.ts'
import { say } from './say.ts'
import { startFloor, startProduct, type Running } from './servers.ts'
import { withDatabase } from './withDatabase.ts'

/** Measures the product against its floor on the same data, turn by turn, and prints the ratios of their medians. */

const full = process.argv.includes('--full')
const cuentas = full ? 1000 : 200
const rounds = 5
const callers = 64

await withDatabase(async (ownerUrl, dir) => {
  await prepare(ownerUrl)
  const floor = await startFloor(31_801, ownerUrl)
  const product = await startProduct(31_802, ownerUrl, dir)
  try {
    await compare(floor, product)
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

type Requests = Parameters<typeof measure>[0]['requests']

async function compare(floor: Running, product: Running): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const numbers = Array.from({ length: callers }, (_, i) => i + 1)
  const cookies = await Promise.all(numbers.map((n) => signIn(product, n)))

  const choferes = {
    floor: numbers.map((n) => ({
      path: '/choferes',
      headers: json,
      body: JSON.stringify({ cuenta: `11x9${n}`, pagesize: choferesPerCuenta }),
    })),
    product: cookies.map((cookie) => ({
      path: '/api/mobile',
      headers: { ...json, cookie, origin: product.url },
      body: JSON.stringify({
        _operation: 'PortalCustomOperations',
        mode: 'ListChoferes',
        pagesize: choferesPerCuenta,
      }),
    })),
  }
  const login = (path: string, origin?: string): Requests =>
    numbers.map((n) => ({
      path,
      headers: origin === undefined ? json : { ...json, origin },
      body: JSON.stringify({ _operation: 'login', username: emailOf(n), password }),
    }))
  const logins = { floor: login('/login'), product: login('/api/mobile', product.url) }

  say('\ntrabajo       conexiones   piso/s   p50   producto/s   p50   p99   fallos   razón   meta')
  for (const connections of [1, 16, 64]) await report('ListChoferes', choferes, connections, 0.6)
  for (const connections of [1, 16]) await report('login', logins, connections, 0.9)

  async function report(
    name: string,
    requests: { floor: Requests; product: Requests },
    connections: number,
    goal: number,
  ): Promise<void> {
    const floors: Measured[] = []
    const products: Measured[] = []
    for (let round = 0; round < rounds; round++) {
      floors.push(await measure({ url: floor.url, connections, seconds: 3, requests: requests.floor }))
      products.push(await measure({ url: product.url, connections, seconds: 3, requests: requests.product }))
    }
    const of = (all: Measured[], field: keyof Measured) => median(all.map((each) => each[field]))
    const ratio = median(products.map((each, i) => each.rate / (floors[i]?.rate ?? NaN)))
    say(
      [
        name.padEnd(14),
        String(connections).padStart(9),
        of(floors, 'rate').toFixed(0).padStart(9),
        of(floors, 'p50').toFixed(0).padStart(6),
        of(products, 'rate').toFixed(0).padStart(12),
        of(products, 'p50').toFixed(0).padStart(6),
        of(products, 'p99').toFixed(0).padStart(6),
        of(products, 'failed').toFixed(0).padStart(8),
        ratio.toFixed(2).padStart(8),
        `≥ ${goal}`.padStart(7),
      ].join(''),
    )
  }
}

async function signIn({ url }: Running, n: number): Promise<string> {
  const answer = await fetch(`${url}/api/mobile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ _operation: 'login', username: emailOf(n), password }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`caller ${n} could not sign in: ${await answer.text()}`)
  return cookie
}
