import type { Handler } from '../../../handler.ts'
import { selectWebhooks } from './queries.ts'

export const ListWebhooks: Handler<'ListWebhooks'> = async (_input, { db }) => ({
  records: await selectWebhooks(db),
})
