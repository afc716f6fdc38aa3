import { worksOnData } from '../../../handler.ts'
import { moveNoCorresponde, readNoCorresponde } from '../../shared/control/noCorresponde.ts'

export const DecidirNoCorresponde = worksOnData<'DecidirNoCorresponde'>(
  async ({ no_correspondeid, acepta }, { db }) => {
    await moveNoCorresponde(db, no_correspondeid, {
      from: 'propuesto',
      to: acepta ? 'aceptado' : 'rechazado',
      decided: true,
    })
    return { records: [await readNoCorresponde(db, no_correspondeid)] }
  },
)
