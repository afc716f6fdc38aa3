import type { Handler } from '../../../handler.ts'
import { selectOperaciones } from './queries.ts'

export const ListCatalogoOperaciones: Handler<'ListCatalogoOperaciones'> = async (_input, { db }) => ({
  records: await selectOperaciones(db).orderBy('o.activa', 'desc').orderBy('o.nombre').execute(),
})
