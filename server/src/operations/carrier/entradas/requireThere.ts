import { refuse, type Input } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** What an entrada is proposed as: of this account, or of nobody. */
type Values = Input<'SaveEntrada'>['values']

/** Refuses a resource that is no own one, and a type that is none. */
export async function requireThere(
  db: Kysely<Database>,
  { recursoid = null, tipodocumentoid = null }: Values,
): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select (${recursoid}::text is null or exists (select from recurso where cuenta_id = mi_cuenta() and recursoid = ${recursoid}))
      and (${tipodocumentoid}::text is null
        or exists (select from tipo_documento where tipodocumentoid = ${tipodocumentoid})) as there`.execute(
    db,
  )
  if (rows[0]?.there !== true) throw refuse('RECORD_NOT_FOUND')
}
