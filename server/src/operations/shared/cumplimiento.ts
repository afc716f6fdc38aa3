import { sql } from 'kysely'

/** How many of what is counted may work, and soon won't. */
export const countByAptitud = {
  habilitados: sql<number>`count(*) filter (where rango = 3)`,
  porVencer: sql<number>`count(*) filter (where rango = 2)`,
  total: sql<number>`count(*)`,
}
