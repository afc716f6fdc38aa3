import { sql, type RawBuilder } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginateCapped } from '../../shared/paginate.ts'

export const ListAuditoria: Handler<'ListAuditoria'> = (input, { db }) => {
  const { actor, cuentaid, accion, desde, hasta, ...page } = input
  const equal = { 'a.actor': actor, 'a.cuenta_id': cuentaid, 'a.accion': accion }
  const conditions = [
    ...Object.entries(equal)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`),
    ...(desde === undefined ? [] : [sql<boolean>`a.creado >= ${startOf(sql`${desde}::date`)}`]),
    ...(hasta === undefined ? [] : [sql<boolean>`a.creado < ${startOf(sql`${hasta}::date + 1`)}`]),
  ]
  return paginateCapped(
    db,
    db
      .selectFrom('auditoria as a')
      .leftJoin('cuenta as c', 'c.cuenta_id', 'a.cuenta_id')
      .select([
        sql<string>`a.auditoriaid::text`.as('auditoriaid'),
        'a.creado',
        'a.actor',
        sql<string | null>`nombre_de(a.actor)`.as('actor_nombre'),
        'a.cuenta_id',
        'c.accountname',
        'a.accion',
        'a.objeto',
        'a.request_id',
        'a.ip',
      ])
      .$if(conditions.length > 0, (q) => q.where(sql<boolean>`${sql.join(conditions, sql` and `)}`)),
    page,
    sql`a.creado desc, a.auditoriaid desc`,
  )
}

/** When a day begins in Buenos Aires. */
const startOf = (day: RawBuilder<unknown>) =>
  sql`(${day})::timestamp at time zone 'America/Argentina/Buenos_Aires'`
