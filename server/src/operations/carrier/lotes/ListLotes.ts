import type { Handler } from '../../../handler.ts'
import { listLotes } from '../../shared/lotes/lotes.ts'

export const ListLotes: Handler<'ListLotes'> = (input, { db }) => listLotes(db, input)
