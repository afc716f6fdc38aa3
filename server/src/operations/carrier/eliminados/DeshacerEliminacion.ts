import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'

export const DeshacerEliminacion = worksOnData<'DeshacerEliminacion'>(async ({ recursos }, { db }) => {
  const { rows } = await sql<{ recursoid: string }>`
    select recursoid from deshacer_eliminacion(${recursos}) recursoid`.execute(db)
  return { records: rows }
})
