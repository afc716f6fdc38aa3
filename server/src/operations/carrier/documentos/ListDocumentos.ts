import type { Handler } from '../../../handler.ts'
import { listDocumentos } from '../../shared/listDocumentos.ts'

export const ListDocumentos: Handler<'ListDocumentos'> = (input, { db }) => listDocumentos(db, input)
