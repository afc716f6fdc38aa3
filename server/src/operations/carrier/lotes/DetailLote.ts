import type { Handler } from '../../../handler.ts'
import { detailLote } from '../../shared/lotes/lotes.ts'

export const DetailLote: Handler<'DetailLote'> = (input, { db }) => detailLote(db, input)
