import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '../testing/app.ts'
import { migrate } from './migrate.ts'

/** What an installation may hold from before an account took part in an operacion once on any day. */
test('rows of an account that meet become the first of them; others stay as they are', async () => {
  const app = await startApp()
  try {
    const db = app.owner
    await sql`drop trigger exigir_una_a_la_vez on cuenta_operacion`.execute(db)
    await sql`drop function privado.exigir_una_a_la_vez()`.execute(db)
    await sql`delete from migracion where name like '0110%'`.execute(db)
    const { cuenta_id } = await app.make.cuenta()
    const before = {
      open: ['2026-01-01 2026-01-10', '2026-01-05 2026-01-20', '2026-01-20 null'],
      ended: ['2026-01-01 2026-03-01', '2026-02-01 2026-02-10'],
      apart: ['2026-01-01 2026-01-10', '2026-01-11 null'],
      calledOff: ['2026-01-01 null', '2026-01-05 2026-01-04'],
    }
    await db
      .insertInto('operacion')
      .values(Object.keys(before).map((name) => ({ operacionid: name, nombre: name })))
      .execute()
    await db
      .insertInto('cuenta_operacion')
      .values(
        Object.entries(before).flatMap(([operacionid, rows]) =>
          rows.map((row) => {
            const [desde = '', hasta] = row.split(' ')
            return { cuenta_id, operacionid, desde, hasta: hasta === 'null' ? null : (hasta ?? null) }
          }),
        ),
      )
      .execute()

    await migrate(app.ownerUrl)

    const rows = await db.selectFrom('cuenta_operacion').selectAll().orderBy('desde').execute()
    const after = (name: string) =>
      rows
        .filter(({ operacionid }) => operacionid === name)
        .map(({ desde, hasta }) => `${desde} ${String(hasta)}`)
    expect(after('open')).toEqual(['2026-01-01 null', '2026-01-05 2026-01-04', '2026-01-20 2026-01-19'])
    expect(after('ended')).toEqual(['2026-01-01 2026-03-01', '2026-02-01 2026-01-31'])
    expect(after('apart')).toEqual(before.apart)
    expect(after('calledOff')).toEqual(before.calledOff)
  } finally {
    await app.stop()
  }
})
