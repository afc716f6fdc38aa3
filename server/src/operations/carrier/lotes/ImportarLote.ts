import { worksOnData } from '../../../handler.ts'
import { importarLote } from '../../shared/lotes/lotes.ts'

export const ImportarLote = worksOnData<'ImportarLote'>((input, { db }) => importarLote(db, input))
