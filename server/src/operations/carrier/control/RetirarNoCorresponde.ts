import { worksOnData } from '../../../handler.ts'
import { moveNoCorresponde } from '../../shared/control/noCorresponde.ts'

export const RetirarNoCorresponde = worksOnData<'RetirarNoCorresponde'>(
  async ({ no_correspondeid }, { db }) => {
    await moveNoCorresponde(db, no_correspondeid, { from: 'propuesto', to: 'retirado', decided: false })
    return { records: [{ no_correspondeid }] }
  },
)
