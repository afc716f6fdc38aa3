import { worksOnData } from '../../../handler.ts'
import { importarLote } from '../../shared/lotes/lotes.ts'

export const ImportarLotePorCuenta = worksOnData<'ImportarLotePorCuenta'>((input, { db }) =>
  importarLote(db, input),
)
