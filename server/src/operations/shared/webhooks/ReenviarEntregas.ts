import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'
import { requireWebhook } from './queries.ts'

export const ReenviarEntregas = worksOnData<'ReenviarEntregas'>(
  async ({ webhookid, entregaids, desde, hasta, todas }, { db }) => {
    await requireWebhook(db, webhookid)
    const { rows } = await sql<{ cuantas: number }>`
      select reenviar_entregas(${webhookid}, ${entregaids ?? null}::bigint[], ${desde ?? null}::timestamptz, ${hasta ?? null}::timestamptz, ${todas}) as cuantas`.execute(
      db,
    )
    return { records: [{ webhookid, cuantas: rows[0]?.cuantas ?? 0 }] }
  },
)
