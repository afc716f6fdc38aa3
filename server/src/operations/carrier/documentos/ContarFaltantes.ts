import type { Handler } from '../../../handler.ts'
import { countFaltantes } from '../../shared/cantidades.ts'

export const ContarFaltantes: Handler<'ContarFaltantes'> = (_input, { db }) => countFaltantes(db)
