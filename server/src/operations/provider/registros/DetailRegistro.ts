import type { Handler } from '../../../handler.ts'
import { readRegistro } from './queries.ts'

export const DetailRegistro: Handler<'DetailRegistro'> = async ({ registroid }, { db }) => ({
  records: [await readRegistro(db, registroid)],
})
