import type { Handler } from '../../../handler.ts'
import { listUnidades } from '../../shared/listUnidades.ts'

export const ListUnidadesCuenta: Handler<'ListUnidadesCuenta'> = (input, { db }) => listUnidades(db, input)
