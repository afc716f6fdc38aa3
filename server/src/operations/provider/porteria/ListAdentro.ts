import type { Result } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const ListAdentro: Handler<'ListAdentro'> = async ({ sede = null }, { db }) => {
  const { rows } = await sql<Result<'ListAdentro'>['records'][number]>`
    select * from quienes_adentro(${sede})`.execute(db)
  return { records: rows }
}
