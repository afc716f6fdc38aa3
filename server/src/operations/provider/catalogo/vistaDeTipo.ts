import type { Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Tipo } from './queries.ts'

export type Vista = NonNullable<Result<'SaveTipoDocumento'>['vista']>

/** Whom a change of a type affects on a day. It only reads. See docs/decisions/0057. */
export async function vistaDeTipo(
  db: Kysely<Database>,
  before: Tipo | null,
  after: object,
  dia: string,
): Promise<Vista> {
  const tipo = (values: object | null) =>
    sql`jsonb_populate_record(null::tipo_documento, ${values && JSON.stringify(values)}::jsonb)`
  const { rows } = await sql<{ vista: Vista }>`
    select vista_de_tipo(${tipo(before)}, ${tipo(after)}, hoy(), ${dia}::date) as vista`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a function without an answer')
  return row.vista
}
