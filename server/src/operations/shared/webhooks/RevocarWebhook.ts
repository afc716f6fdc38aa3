import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'
import { selectWebhooks } from './queries.ts'

export const RevocarWebhook = worksOnData<'RevocarWebhook'>(async ({ webhookid }, { db }) => {
  await db
    .updateTable('webhook')
    .set({ revocado: sql`now()`, revocado_por: sql`yo()` })
    .where('webhookid', '=', webhookid)
    .where('revocado', 'is', null)
    .execute()
  const records = await selectWebhooks(db, webhookid)
  // One that was ended already is: who presses twice is told so, and not that it is not there.
  if (records.length === 0) throw refuse('RECORD_NOT_FOUND')
  return { records }
})
