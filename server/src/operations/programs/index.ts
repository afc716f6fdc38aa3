import type { Question, ReadingName } from '@portal/contract/apiV1.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { aptitud, aptitudes } from './aptitud.ts'
import { busqueda, faltantes, historial } from './looks.ts'
import {
  choferes,
  cuentas,
  documentos,
  dominios,
  operaciones,
  pasos,
  unidades,
  vencimientos,
} from './lists.ts'

/** What answers a program: it has the data that its token sees, and nothing else. The door holds the answer to its promise. */
type ReadingHandler<Name extends ReadingName> = (
  db: Kysely<Database>,
  question: Question<Name>,
) => Promise<object>

/** One for each reading of the contract: the compiler asks for those that are missing. */
export const readingHandlers: { [Name in ReadingName]: ReadingHandler<Name> } = {
  aptitud,
  aptitudes,
  operaciones,
  cuentas,
  choferes,
  dominios,
  unidades,
  documentos,
  pasos,
  vencimientos,
  faltantes,
  busqueda,
  historial,
}
