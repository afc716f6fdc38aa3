import type { Handler } from '../../../handler.ts'
import { listUnidades } from '../../shared/listUnidades.ts'

export const ListUnidades: Handler<'ListUnidades'> = (input, { db }) => listUnidades(db, input)
