import type { Handler } from '../../../handler.ts'
import { selectTareas } from './queries.ts'

export const Tareas: Handler<'Tareas'> = async (_input, { db }) => ({
  records: await selectTareas(db).orderBy('nombre').execute(),
})
