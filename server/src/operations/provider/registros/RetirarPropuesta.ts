import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { readRegistro, requirePending, withdraw } from './queries.ts'

export const RetirarPropuesta: Handler<'RetirarPropuesta'> = async ({ registroid }, { db }) => {
  await requirePending(db, registroid)
  if (!(await withdraw(db, registroid))) throw refuse('STALE_VERSION')
  await db
    .updateTable('registro')
    .set({ version: sql`version + 1` })
    .where('registroid', '=', registroid)
    .execute()
  return { records: [await readRegistro(db, registroid)] }
}
