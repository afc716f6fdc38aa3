import type { Handler } from '../../../handler.ts'
import { selectTokens } from '../../shared/tokens.ts'

export const ListTokens: Handler<'ListTokens'> = async (_input, { db }) => ({
  records: await selectTokens(db),
})
