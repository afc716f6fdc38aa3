import { sql } from 'kysely'

/**
 * Of the paso `p`: everything that came is of the account that the transaction acts for. What was answered of the whole speaks of
 * each of its parts: of a paso with somebody else's in it, it is nobody's to read but the provider's.
 */
export const todoPropio = sql<boolean>`jsonb_array_length(p.partes) <= (
  select count(*) from paso_recurso o where o.cuenta_id = mi_cuenta() and o.pasoid = p.pasoid)`
