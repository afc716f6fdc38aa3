import type { Idioma } from '@portal/contract/idioma.ts'
import { sql } from 'kysely'

/** In which language a person of a table is written to: Spanish until they choose one. */
export const idiomaDe = (table: 'contacto' | 'operador' | 'registro' | 'c') =>
  sql<Idioma>`coalesce(${sql.ref(`${table}.idioma`)}, 'es')`.as('idioma')
