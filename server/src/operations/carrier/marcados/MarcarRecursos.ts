import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'

export const MarcarRecursos = worksOnData<'MarcarRecursos'>(async ({ recursos, marcado }, { db }) => {
  const ids = [...new Set(recursos)]
  const { rows } = await sql<{ recursoid: string }>`
    select choferid as recursoid from chofer where cuenta_id = mi_cuenta() and choferid = any (${ids})
    union all select dominioid from dominio where cuenta_id = mi_cuenta() and dominioid = any (${ids})
    union all select unidadid from unidad where cuenta_id = mi_cuenta() and unidadid = any (${ids})`.execute(
    db,
  )
  if (rows.length < ids.length) throw refuse('RECORD_NOT_FOUND')
  if (marcado) {
    await db
      .insertInto('marcado')
      .values(ids.map((recursoid) => ({ recursoid })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await db
      .deleteFrom('marcado')
      .where('contactid', '=', sql<string>`yo()`)
      .where('recursoid', 'in', ids)
      .execute()
  }
  return { records: ids.map((recursoid) => ({ recursoid, marcado })) }
})
