import type { Handler } from '../../../handler.ts'
import { readProfile } from './queries.ts'

export const DetailProfile: Handler<'DetailProfile'> = async (_input, { db }) => ({
  records: [await readProfile(db)],
})
