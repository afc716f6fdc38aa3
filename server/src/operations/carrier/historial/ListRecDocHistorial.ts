import type { Handler } from '../../../handler.ts'
import { listHistorial } from '../../shared/listHistorial.ts'

export const ListRecDocHistorial: Handler<'ListRecDocHistorial'> = (input, { db }) => listHistorial(db, input)
