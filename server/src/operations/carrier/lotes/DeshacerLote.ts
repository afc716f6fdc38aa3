import { worksOnData } from '../../../handler.ts'
import { deshacerLote } from '../../shared/lotes/lotes.ts'

export const DeshacerLote = worksOnData<'DeshacerLote'>((input, { db }) => deshacerLote(db, input))
