import { worksOnData } from '../../../handler.ts'
import { sayNoCorresponde } from '../../shared/control/noCorresponde.ts'

export const ProponerNoCorresponde = worksOnData<'ProponerNoCorresponde'>(async (input, { db }) => ({
  records: [{ no_correspondeid: await sayNoCorresponde(db, input, 'propuesto') }],
}))
