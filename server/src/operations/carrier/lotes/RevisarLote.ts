import { worksOnData } from '../../../handler.ts'
import { revisarLote } from '../../shared/lotes/revisarLote.ts'

export const RevisarLote = worksOnData<'RevisarLote'>((input, { db }) => revisarLote(db, input))
