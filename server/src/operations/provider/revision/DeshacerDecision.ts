import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'
import { readRevision } from './queries.ts'

export const DeshacerDecision = worksOnData<'DeshacerDecision'>(async ({ documentoid }, { db }) => {
  const found = await db
    .selectFrom('documento')
    .select('documentoid')
    .where('documentoid', '=', documentoid)
    .executeTakeFirst()
  if (!found) throw refuse('RECORD_NOT_FOUND')
  await sql`select deshacer_decision(${documentoid})`.execute(db)
  return { records: [await readRevision(db, documentoid)] }
})
