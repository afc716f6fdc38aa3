import { worksOnData } from '../../../handler.ts'
import { cancelarLote } from '../../shared/lotes/lotes.ts'

export const CancelarLotePorCuenta = worksOnData<'CancelarLotePorCuenta'>((input, { db }) =>
  cancelarLote(db, input),
)
