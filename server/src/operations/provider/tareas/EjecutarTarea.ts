import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { selectTareas } from './queries.ts'

export const EjecutarTarea: Handler<'EjecutarTarea'> = async ({ tarea }, { db }) => {
  await sql`select ejecutar_tarea(${tarea})`.execute(db)
  return { records: await selectTareas(db).where('nombre', '=', tarea).execute() }
}
