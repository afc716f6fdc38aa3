import { worksOnData } from '../../../handler.ts'
import { cancelarLote } from '../../shared/lotes/lotes.ts'

export const CancelarLote = worksOnData<'CancelarLote'>((input, { db }) => cancelarLote(db, input))
