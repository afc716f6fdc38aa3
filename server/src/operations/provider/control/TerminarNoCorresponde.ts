import { worksOnData } from '../../../handler.ts'
import { moveNoCorresponde, readNoCorresponde } from '../../shared/control/noCorresponde.ts'

export const TerminarNoCorresponde = worksOnData<'TerminarNoCorresponde'>(
  async ({ no_correspondeid }, { db }) => {
    await moveNoCorresponde(db, no_correspondeid, { from: 'aceptado', to: 'retirado', decided: true })
    return { records: [await readNoCorresponde(db, no_correspondeid)] }
  },
)
