import type { Handler } from '../../../handler.ts'
import { readOperacion } from './queries.ts'

export const DetailOperacion: Handler<'DetailOperacion'> = async ({ operacionid }, { db }) => ({
  records: [await readOperacion(db, operacionid)],
})
