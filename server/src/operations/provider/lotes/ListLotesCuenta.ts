import type { Handler } from '../../../handler.ts'
import { listLotes } from '../../shared/lotes/lotes.ts'

export const ListLotesCuenta: Handler<'ListLotesCuenta'> = (input, { db }) => listLotes(db, input)
