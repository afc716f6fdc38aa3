import { refuse, type Result } from '@portal/contract'
import { maxAperturas } from '@portal/contract/aperturas.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const ListAperturas: Handler<'ListAperturas'> = async ({ documentoid }, { db }) => {
  const document = await db
    .selectFrom('documento')
    .select('documentoid')
    .where('documentoid', '=', documentoid)
    .executeTakeFirst()
  if (!document) throw refuse('RECORD_NOT_FOUND')
  const { rows } = await sql<Result<'ListAperturas'>['records'][number] & { total: number }>`
    select * from aperturas_de(${documentoid}, ${maxAperturas})`.execute(db)
  // The function says it beside each.
  const total = rows[0]?.total ?? 0
  return { records: rows.map(({ total: _, ...apertura }) => apertura), total }
}
