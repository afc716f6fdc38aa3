import type { Handler } from '../../../handler.ts'
import { readContacto } from './queries.ts'

export const DetailContact: Handler<'DetailContact'> = async ({ contactid }, { db }) => ({
  records: [await readContacto(db, contactid)],
})
