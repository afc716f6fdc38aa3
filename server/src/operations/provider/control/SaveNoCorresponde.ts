import { worksOnData } from '../../../handler.ts'
import { readNoCorresponde, sayNoCorresponde } from '../../shared/control/noCorresponde.ts'

export const SaveNoCorresponde = worksOnData<'SaveNoCorresponde'>(async (input, { db }) => ({
  records: [await readNoCorresponde(db, await sayNoCorresponde(db, input, 'aceptado'))],
}))
