import type { Handler } from '../../../handler.ts'
import { readDominio } from './queries.ts'

export const DetailDominio: Handler<'DetailDominio'> = async ({ dominioid }, { db }) => ({
  records: [await readDominio(db, dominioid)],
})
