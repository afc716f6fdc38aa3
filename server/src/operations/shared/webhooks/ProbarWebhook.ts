import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'
import { requireWebhook } from './queries.ts'

export const ProbarWebhook = worksOnData<'ProbarWebhook'>(async ({ webhookid }, { db }) => {
  await requireWebhook(db, webhookid)
  const { rows } = await sql<{ entregaid: string | null }>`
    select probar_webhook(${webhookid}) as entregaid`.execute(db)
  const entregaid = rows[0]?.entregaid
  if (entregaid == null) throw refuse('WEBHOOK_OFF')
  return { records: [{ webhookid, entregaid }] }
})
