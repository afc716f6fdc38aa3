import type { Result } from '@portal/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { paginateCapped } from '../../shared/paginate.ts'

type Cambios = Result<'ListAuditoria'>['records'][number]['cambios']

export const ListAuditoria: Handler<'ListAuditoria'> = (input, { db }) => {
  const { actor, cuentaid, accion, desde, hasta, order = 'creado DESC', ...page } = input
  const way = sql.raw(order === 'creado ASC' ? 'asc' : 'desc')
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
        sql<Cambios>`cambios_auditados(a.cambios)`.as('cambios'),
        sql<number>`coalesce((a.cambios->-1->>'mas')::int, 0)`.as('cambios_mas'),
        sql<number | null>`
          (select bloque from bloque_auditoria where hasta >= a.auditoriaid order by hasta limit 1)`.as(
          'bloque',
        ),
      ])
      .$if(conditions.length > 0, (q) => q.where(sql<boolean>`${sql.join(conditions, sql` and `)}`)),
    page,
    sql`a.creado ${way}, a.auditoriaid ${way}`,
    writtenBy,
  )
}

/** When a day begins in Buenos Aires. */
const startOf = (day: RawBuilder<unknown>) =>
  sql`(${day})::timestamp at time zone 'America/Argentina/Buenos_Aires'`

/** By who did it or in whose name, and by the number of a call that somebody was told. */
const writtenBy = (typed: string) => {
  const says = (text: RawBuilder<unknown>) => sql`strpos(sin_acentos(${text}), sin_acentos(${typed})) > 0`
  return sql<boolean>`(a.actor in (
      select contactid from contacto where ${says(sql`firstname || ' ' || lastname`)}
      union all select operadorid from operador where ${says(sql`nombre`)})
    or a.cuenta_id in (select cuenta_id from cuenta where ${says(sql`accountname || ' ' || cuit`)})
    or a.request_id = ${typed})`
}
