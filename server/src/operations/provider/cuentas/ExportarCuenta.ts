import { refuse } from '@portal/contract'
import { addresses } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const ExportarCuenta: Handler<'ExportarCuenta'> = async ({ cuentaid }, { db }) => {
  const [cuenta, files] = await Promise.all([
    db.selectFrom('cuenta').select('accountname').executeTakeFirst(),
    db
      .selectFrom('archivo')
      .select([
        sql<number>`count(*)`.as('archivos'),
        sql<number>`coalesce(sum(size), 0)::double precision`.as('bytes'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  if (!cuenta) throw refuse('RECORD_NOT_FOUND')
  return { records: [{ cuentaid, ...cuenta, ...files, url: `${addresses.exportar}/${cuentaid}` }] }
}
