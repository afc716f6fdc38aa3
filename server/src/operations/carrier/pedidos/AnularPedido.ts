import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'
import { selectPedidos } from './queries.ts'

/** One that was taken back already stays as it was. */
export const AnularPedido = worksOnData<'AnularPedido'>(async ({ pedidoid }, { db }) => {
  await db
    .updateTable('pedido')
    .set({ anulado: sql`now()`, anulado_por: sql`yo()` })
    .where('pedidoid', '=', pedidoid)
    .where('anulado', 'is', null)
    .execute()
  const records = await selectPedidos(db).where('p.pedidoid', '=', pedidoid).execute()
  if (records.length === 0) throw refuse('RECORD_NOT_FOUND')
  return { records }
})
