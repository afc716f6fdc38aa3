import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const DeshacerEliminacion: Handler<'DeshacerEliminacion'> = async ({ recursos }, { db }) => {
  const { rows } = await sql<{ recursoid: string }>`
    select recursoid from deshacer_eliminacion(${recursos}) recursoid`.execute(db)
  return { records: rows }
}
