import type { Handler } from '../../../handler.ts'
import { readUnidad } from './queries.ts'

export const DetailUnidad: Handler<'DetailUnidad'> = async ({ unidadid, ...asked }, { db }) => ({
  records: [await readUnidad(db, unidadid, asked)],
})
