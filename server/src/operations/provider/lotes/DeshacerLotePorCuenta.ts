import { worksOnData } from '../../../handler.ts'
import { deshacerLote } from '../../shared/lotes/lotes.ts'

export const DeshacerLotePorCuenta = worksOnData<'DeshacerLotePorCuenta'>((input, { db }) =>
  deshacerLote(db, input),
)
