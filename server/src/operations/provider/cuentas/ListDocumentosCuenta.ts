import type { Handler } from '../../../handler.ts'
import { listDocumentos } from '../../shared/listDocumentos.ts'

export const ListDocumentosCuenta: Handler<'ListDocumentosCuenta'> = (input, { db }) =>
  listDocumentos(db, input)
