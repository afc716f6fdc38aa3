import { worksOnData } from '../../../handler.ts'
import { revisarLote } from '../../shared/lotes/revisarLote.ts'

export const RevisarLotePorCuenta = worksOnData<'RevisarLotePorCuenta'>((input, { db }) =>
  revisarLote(db, input),
)
