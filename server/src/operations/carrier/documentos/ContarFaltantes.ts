import type { Handler } from '../../../handler.ts'
import { countFaltantes } from '../../shared/cantidades.ts'

export const ContarFaltantes: Handler<'ContarFaltantes'> = async (_input, { db }) => ({
  faltantes: await countFaltantes(db),
})
