import type { Handler } from '../../../handler.ts'
import { selectCorreos, withReenvio } from './queries.ts'

export const PruebaDeCorreo: Handler<'PruebaDeCorreo'> = async (_input, { db }) => {
  const last = await selectCorreos(db)
    .where('plantilla', '=', 'pruebaDeCorreo')
    .orderBy('creado', 'desc')
    .limit(1)
    .execute()
  return { records: last.map(withReenvio) }
}
