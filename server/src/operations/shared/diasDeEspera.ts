import { sql } from 'kysely'

/** Calendar days that a registration has waited; null once it was decided. */
export const diasDeEspera = sql<
  number | null
>`case when registro.estado_registro = 'pendiente' then dias_desde(registro.createdtime) end`
