import type { Handler } from '../../../handler.ts'
import { listHistorial } from '../../shared/listHistorial.ts'

export const ListHistorialCuenta: Handler<'ListHistorialCuenta'> = (input, { db }) => listHistorial(db, input)
