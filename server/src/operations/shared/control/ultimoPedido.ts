import { sql, type RawBuilder } from 'kysely'

/** When an account was asked last for what a month lacks. */
export const ultimoPedido = (mes: string, cuenta: RawBuilder<unknown>) => sql<string | null>`(
  select max(p.pedido) from pedido_de_control p where p.mes = ${mes} and p.cuenta_id = ${cuenta})`
