import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { readRegistro } from './queries.ts'

export const DeshacerRegistro: Handler<'DeshacerRegistro'> = async ({ registroid }, { db }) => {
  const found = await db
    .selectFrom('registro')
    .select('registroid')
    .where('registroid', '=', registroid)
    .executeTakeFirst()
  if (!found) throw refuse('RECORD_NOT_FOUND')
  await sql`select deshacer_registro(${registroid})`.execute(db)
  return { records: [await readRegistro(db, registroid)] }
}
