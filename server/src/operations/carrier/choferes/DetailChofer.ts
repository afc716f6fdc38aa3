import type { Handler } from '../../../handler.ts'
import { readChofer } from './queries.ts'

export const DetailChofer: Handler<'DetailChofer'> = async ({ choferid }, { db }) => ({
  records: [await readChofer(db, choferid)],
})
