import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const LevantarRetencion: Handler<'LevantarRetencion'> = async ({ retencionid }, { db }) => {
  const lifted = await db
    .updateTable('retencion')
    .set({ levantada: sql`now()`, levantada_por: sql`yo()` })
    .where('retencionid', '=', retencionid)
    .where('levantada', 'is', null)
    .returning('retencionid')
    .executeTakeFirst()
  if (!lifted) throw refuse('RECORD_NOT_FOUND')
  return { records: [lifted] }
}
