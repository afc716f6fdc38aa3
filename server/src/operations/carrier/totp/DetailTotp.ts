import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const DetailTotp: Handler<'DetailTotp'> = async (_input, { db }) => {
  const { rows } = await sql<{ activo: boolean; codigos: number }>`select * from mi_segundo_paso()`.execute(
    db,
  )
  return { records: rows }
}
