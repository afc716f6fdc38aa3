import type { Handler } from '../../../handler.ts'
import { listNominas } from '../../shared/nominas/listNominas.ts'

export const ListNominas: Handler<'ListNominas'> = (input, { db }) => listNominas(db, input)
