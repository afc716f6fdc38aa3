import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { commandLine } from '../testing/commandLine.ts'
import { describeCatalog } from '../testing/describeCatalog.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { signedIn, signedInOperador } from '../testing/people.ts'
import { beginUpgrade, migrate } from './migrate.ts'
import { createViews } from './views.ts'

let database: FreshDatabase
let owner: pg.Client
beforeEach(async () => {
  database = await freshDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

/** As a database is whose views are of another version, with the same tables. */
const otherViews = (change = '') => owner.query(`${change}; update vista set sha256 = 'otra'`)

describe('views and functions of another version', () => {
  test('become today’s, whatever their columns, arguments and grants were', async () => {
    const today = await describeCatalog(owner)
    await otherViews(`
      drop view chofer_con_aptitud;
      create view chofer_con_aptitud with (security_invoker) as select choferid, 'otra cosa' as aptitud from chofer;
      drop function usar_totp;
      create function usar_totp(p_sujeto text) returns text language sql return p_sujeto;
      create function ya_no_hay() returns integer language sql return 1;
      create view tampoco as select ya_no_hay() as n, c.choferid from chofer_con_aptitud c;
      grant select on casilla to public;
      update vista set objetos = objetos || '{function public.ya_no_hay(),view public.tampoco}'
        || '{function public.usar_totp(p_sujeto text)}'`)

    await migrate(database.ownerUrl)

    expect(await describeCatalog(owner)).toEqual(today)
  })

  test('are made anew around a column that a migration brings to a table', async () => {
    await owner.query('begin')
    await beginUpgrade(owner)
    await owner.query(
      `alter table chofer add column apodo text; alter table dominio alter column anio type integer`,
    )
    await createViews(owner)

    await owner.query(`select apodo from chofer_con_aptitud`)
    const { rows } = await owner.query(
      `select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = 'dominio_con_aptitud'::regclass and attname = 'anio'`,
    )
    expect(rows).toEqual([{ type: 'integer' }])
    await owner.query('rollback')
  })

  test('are left alone when they are a newer one’s', async () => {
    await otherViews(`update vista set version = '999.0.0'`)
    const theirs = await describeCatalog(owner)
    await expect(migrate(database.ownerUrl)).rejects.toThrow(/versión más nueva de Portal \(999\.0\.0\)/)
    expect(await describeCatalog(owner)).toEqual(theirs)
  })

  test('stay, all of them, when something of somebody else leans on one: the sentence says what', async () => {
    await otherViews(`create view mi_informe as select nombre from casilla`)
    const before = await describeCatalog(owner)
    await expect(migrate(database.ownerUrl)).rejects.toThrow(
      /^Algo que no es de Portal depende de una de sus vistas \(.*mi_informe.*\)\. Borralo/,
    )
    expect(await describeCatalog(owner)).toEqual(before)
  })
})

test('the doctor says that they are to be brought up to date', async () => {
  await otherViews()
  const { ok, said } = await commandLine(['doctor'], { DATABASE_URL: database.ownerUrl })
  expect(said).toMatch(/! Base de datos: es de una versión anterior \(por poner al día: las vistas\)/)
  expect(ok).toBe(true)
})

test('a start that finds nothing new makes nothing anew', async () => {
  const made = () =>
    owner.query(`select relname, oid, xmin from pg_class where relkind = 'v' union all select proname, oid, xmin from pg_proc
      union all select 'vista', 0, xmin from vista order by 1, 2`)
  const { rows: before } = await made()
  await migrate(database.ownerUrl)
  expect((await made()).rows).toEqual(before)
})

describe('while views are made anew', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  test('people at work get their answers', async () => {
    const [carrier, operador] = await Promise.all([signedIn(app), signedInOperador(app)])
    await app.make.unidad({ cuenta_id: carrier.cuentaId })
    let working = true
    const answered: number[] = await new Promise((resolve, reject) => {
      const work = async (ask: () => Promise<unknown>) => {
        let count = 0
        for (; working; count++) await ask()
        return count
      }
      Promise.all([
        work(() => carrier.call('ListUnidades', {})),
        work(() => carrier.call('ListChoferes', {})),
        work(() => carrier.call('Dashboard', {})),
        work(() => operador.call('Cola', {})),
      ]).then(resolve, reject)
      makeAnewOften(app.ownerUrl)
        .catch(reject)
        .finally(() => (working = false))
    })
    expect(answered).not.toContain(0)
  })

  test('somebody who holds one and waits for another stops nobody for good', async () => {
    await otherViews()
    const reader = new pg.Client({ connectionString: database.ownerUrl })
    await reader.connect()
    await reader.query('begin')
    await reader.query('select from chofer_con_aptitud')
    const migrated = migrate(database.ownerUrl)
    await waitsForLock()

    // Now each waits for the other, until PostgreSQL ends one of both.
    await reader.query('select from unidad_con_aptitud').catch(() => {})
    await reader.end()

    await migrated
    expect((await owner.query('select sha256 from vista')).rows).not.toEqual([{ sha256: 'otra' }])
  })
})

async function makeAnewOften(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (let i = 0; i < 5; i++) {
      await client.query(`update vista set sha256 = 'otra'`)
      await migrate(url)
    }
  } finally {
    await client.end()
  }
}

/** Until some connection of this test's database waits for another. */
async function waitsForLock(): Promise<void> {
  for (;;) {
    const { rowCount } = await owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rowCount !== 0) return
  }
}
