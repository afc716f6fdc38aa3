import type { Handler } from '../../../handler.ts'
import { readRevision } from './queries.ts'

export const DetailRevision: Handler<'DetailRevision'> = async ({ documentoid }, { db }) => ({
  records: [await readRevision(db, documentoid)],
})
