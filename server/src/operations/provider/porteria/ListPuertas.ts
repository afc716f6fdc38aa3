import type { Handler } from '../../../handler.ts'
import { selectPuertas } from './puertas.ts'

export const ListPuertas: Handler<'ListPuertas'> = async (_input, { db }) => ({
  records: await selectPuertas(db),
})
