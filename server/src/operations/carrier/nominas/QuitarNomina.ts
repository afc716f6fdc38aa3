import { refuse } from '@portal/contract'
import { worksOnData } from '../../../handler.ts'

export const QuitarNomina = worksOnData<'QuitarNomina'>(async ({ nominaid }, { db }) => {
  const gone = await db
    .deleteFrom('nomina')
    .where('nominaid', '=', nominaid)
    .returning('nominaid')
    .executeTakeFirst()
  if (!gone) throw refuse('RECORD_NOT_FOUND')
  return { records: [gone] }
})
