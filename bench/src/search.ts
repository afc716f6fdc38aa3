import { roleUrl } from '@portal/server/database/roles.ts'
import { letTestsOpen, openForTests } from '@portal/server/testing/letTestsOpen.ts'
import pg from 'pg'
import { median } from './median.ts'
import { say } from './say.ts'
import { withDatabase } from './withDatabase.ts'

/** What a search in choferes costs in the database, with and without its trigram index: see docs/decisions/0011. */

const runs = 31
/** The first carrier is a large one among many small ones. */
const sizes = { cuentas: 60, large: 10_000, small: 50 }

const found = `'%' || sin_acentos($1) || '%'`
const ways = {
  antes: `texto like ${found}`,
  ahora: `choferid = any ((select choferes_que_dicen(array[(select ${found})]))::text[])`,
}

await withDatabase(async (ownerUrl) => {
  await withClient(ownerUrl, fill)
  await letTestsOpen(ownerUrl)
  await withClient(roleUrl(ownerUrl, 'portal_app'), compare)
})

async function fill(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into cuenta (cuenta_id, accountname, tipo_documento, cuit, estado, email)
     select '11x9' || n, 'Medición ' || n, 'CUIT', n::text, 1, 'titular' || n || '@medicion.example' from generate_series(1, $1::int) n`,
    [sizes.cuentas],
  )
  await owner.query(
    `insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad)
     select '11x9' || n, 'Nombre' || k, 'Apellido' || (k * 7919 % 997), 'DNI', (20000000 + n * 100000 + k)::text, 'Argentina'
     from generate_series(1, $1::int) n, generate_series(1, case when n = 1 then $2::int else $3::int end) k`,
    [sizes.cuentas, sizes.large, sizes.small],
  )
  await owner.query('vacuum analyze')
}

async function compare(client: pg.Client): Promise<void> {
  say('choferes  búsqueda      encuentra   antes ms   ahora ms')
  for (const [cuenta, size] of [
    ['11x95', sizes.small],
    ['11x91', sizes.large],
  ] as const)
    for (const typed of ['20109999', 'nombre33', 'apellido7', 'nadie']) {
      const before = await measured(client, { cuenta, typed, way: 'antes' })
      const now = await measured(client, { cuenta, typed, way: 'ahora' })
      if (now.total !== before.total) throw new Error(`${typed}: ${before.total} before, ${now.total} now`)
      say(
        String(size).padStart(8) +
          `  ${typed.padEnd(12)}` +
          String(now.total).padStart(11) +
          before.ms.toFixed(2).padStart(11) +
          now.ms.toFixed(2).padStart(11),
      )
    }
}

async function measured(
  client: pg.Client,
  { cuenta, typed, way }: { cuenta: string; typed: string; way: keyof typeof ways },
): Promise<{ total: number; ms: number }> {
  const text = `select choferid, row_number() over (order by apellido, nombre, choferid) as lugar, count(*) over () as total
    from chofer where cuenta_id = mi_cuenta() and ${ways[way]} order by lugar limit 15`
  const times: number[] = []
  let total = 0
  for (let run = 0; run < runs; run++) {
    await client.query('begin')
    await client.query(openForTests, [cuenta, null])
    const start = performance.now()
    const { rows } = await client.query<{ total: string }>({ name: way, text, values: [typed] })
    times.push(performance.now() - start)
    await client.query('commit')
    total = Number(rows[0]?.total ?? 0)
  }
  return { total, ms: median(times) }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
