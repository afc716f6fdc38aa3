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

/** Refuses a resource that is no own one. */
export async function requireRecursos(
  db: Kysely<Database>,
  asked: readonly { recursoid: string }[],
): Promise<void> {
  const ids = [...new Set(asked.map(({ recursoid }) => recursoid))]
  if (ids.length === 0) return
  const there = await db
    .selectFrom('recurso')
    .select('recursoid')
    .where('cuenta_id', '=', sql<string>`mi_cuenta()`)
    .where('recursoid', 'in', ids)
    .execute()
  if (there.length < ids.length) throw refuse('RECORD_NOT_FOUND')
}
