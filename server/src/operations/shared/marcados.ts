import { sql, type RawBuilder } from 'kysely'

/**
 * Whether the person who asks marked what `id` names. A subquery of its own and no join: it is hashed once, and a list
 * is read in the order of its index all the same.
 */
export const isMarcado = (id: string): RawBuilder<boolean> =>
  sql`${sql.ref(id)} in (select recursoid from marcado where cuenta_id = mi_cuenta() and contactid = yo())`
