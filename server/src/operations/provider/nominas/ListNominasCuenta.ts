import type { Handler } from '../../../handler.ts'
import { listNominas } from '../../shared/nominas/listNominas.ts'

export const ListNominasCuenta: Handler<'ListNominasCuenta'> = (input, { db }) => listNominas(db, input)
