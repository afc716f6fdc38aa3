import type { Handler } from '../../../handler.ts'
import { detailLote } from '../../shared/lotes/lotes.ts'

export const DetailLoteCuenta: Handler<'DetailLoteCuenta'> = (input, { db }) => detailLote(db, input)
