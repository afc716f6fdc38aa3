import { sql } from 'kysely'

/** Whether a titular may still answer for a registration: until then it waits for nobody else. */
export const esperaAlTitular = sql<boolean>`exists (
  select from propuesta p where p.registroid = registro.registroid and p.estado = 'esperando' and p.vence > now())`

/** How a proposal stands, its time included. */
export const estadoDePropuesta = sql<
  'esperando' | 'vencida' | 'aceptada' | 'negada' | 'retirada'
>`case when propuesta.estado = 'esperando' and propuesta.vence <= now() then 'vencida' else propuesta.estado end`
