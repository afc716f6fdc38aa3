import { sql, type RawBuilder } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginateCapped } from '../../shared/paginate.ts'

const orders = {
  'ultimo ASC': sql`r.ultimo, r.rechazoid`,
  'ultimo DESC': sql`r.ultimo desc, r.rechazoid desc`,
  'veces ASC': sql`r.veces, r.rechazoid`,
  'veces DESC': sql`r.veces desc, r.rechazoid desc`,
}

export const ListRefusedAttacks: Handler<'ListRefusedAttacks'> = (
  { clase, puerta, sujeto, order = 'ultimo DESC', ...page },
  { db },
) => {
  const equal = Object.entries({ 'r.clase': clase, 'r.puerta': puerta, 'r.sujeto': sujeto })
  const asked = equal.filter(([, value]) => value !== undefined)
  return paginateCapped(
    db,
    db
      .selectFrom('rechazo as r')
      .leftJoin('contacto as k', 'k.contactid', 'r.sujeto')
      .leftJoin('cuenta as c', 'c.cuenta_id', 'k.cuenta_id')
      .select([
        sql<string>`r.rechazoid::text`.as('rechazoid'),
        'r.primero',
        'r.ultimo',
        'r.veces',
        'r.clase',
        'r.puerta',
        'r.operacion',
        'r.codigo',
        'r.red',
        'r.sujeto',
        sql<string | null>`nombre_de(r.sujeto)`.as('sujeto_nombre'),
        'c.cuenta_id',
        'c.accountname',
      ])
      .where((eb) => eb.and(asked.map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`))),
    page,
    orders[order as keyof typeof orders], // the contract lets in no other
    aboutOrFrom,
  )
}

/** By whom they were about, whose account that is, or a network. */
const aboutOrFrom = (typed: string) => {
  const says = (text: RawBuilder<unknown>) => sql`strpos(sin_acentos(${text}), sin_acentos(${typed})) > 0`
  return sql<boolean>`(${says(sql`nombre_de(r.sujeto)`)} or ${says(sql`c.accountname`)} or strpos(r.red, ${typed}) = 1)`
}
