import { sql, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'

/**
 * The resource of a document, to join it to. Each is looked up by its id alone, which is nobody else's: with the account
 * beside it, or joined, the planner reads all that the account has, which may be 10,000 choferes for each document.
 */
export const recursoOf = (documento: string) =>
  sql<
    Selectable<Database['recurso']>
  >`(select * from recurso where recursoid = ${sql.ref(`${documento}.recursoid`)} offset 0)`
