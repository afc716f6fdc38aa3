import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'

export const AnularPase = worksOnData<'AnularPase'>(async ({ recursoid }, { db }) => {
  const { rows } = await sql<{ anulados: number }>`select anular_pases(${recursoid}) as anulados`.execute(db)
  return { records: [{ recursoid, anulados: rows[0]?.anulados ?? 0 }] }
})
