import type { Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Tipo } from './queries.ts'

export type Vista = NonNullable<Result<'SaveTipoDocumento'>['vista']>

/** How many are named of each side, where somebody looks. */
export const nombrados = 20

/** Whom a change of a type affects on a day, with the first of them. It only reads. See docs/decisions/0057. */
export const vistaDeTipo = (db: Kysely<Database>, before: Tipo | null, after: object, dia: string) =>
  lookAt<Omit<Vista, 'operaciones'>>(db, { before, after, dia, nombrados })

type Perdido = Vista['pierden']['recursos'][number] & {
  /** It is asked for it today: it can present it before it counts. */
  pedido: boolean
}

/** All of those that it would take off the road. */
export async function pierdenCon(
  db: Kysely<Database>,
  before: Tipo,
  after: object,
  dia: string,
): Promise<Perdido[]> {
  const { pierden } = await lookAt<{ pierden: { recursos: Perdido[] } }>(db, {
    before,
    after,
    dia,
    nombrados: null,
  })
  return pierden.recursos
}

interface Look {
  before: Tipo | null
  after: object
  dia: string
  nombrados: number | null
}

async function lookAt<Seen>(db: Kysely<Database>, { before, after, dia, nombrados }: Look): Promise<Seen> {
  const tipo = (values: object | null) =>
    sql`jsonb_populate_record(null::tipo_documento, ${values && JSON.stringify(values)}::jsonb)`
  const { rows } = await sql<{ vista: Seen }>`
    select vista_de_tipo(${tipo(before)}, ${tipo(after)}, hoy(), ${dia}::date, ${nombrados}::integer) as vista`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a function without an answer')
  return row.vista
}
