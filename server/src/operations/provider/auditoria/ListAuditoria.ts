import type { Result } from '@portal/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { paginateCapped } from '../../shared/paginate.ts'

type Cambios = Result<'ListAuditoria'>['records'][number]['cambios']
type Dias = Result<'ListAuditoria'>['dias']

/** A day's lines are counted as far as this. */
const maxOfDay = 10_000

export const ListAuditoria: Handler<'ListAuditoria'> = async (input, { db }) => {
  const { actor, cuentaid, accion, desde, hasta, order = 'creado DESC', ...page } = input
  const way = sql.raw(order === 'creado ASC' ? 'asc' : 'desc')
  const equal = { 'a.actor': actor, 'a.sobre_cuenta': cuentaid, 'a.accion': accion }
  const asked = [
    ...Object.entries(equal)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`),
    ...(desde === undefined ? [] : [sql<boolean>`a.creado >= ${startOf(sql`${desde}::date`)}`]),
    ...(hasta === undefined ? [] : [sql<boolean>`a.creado < ${startOf(sql`${hasta}::date + 1`)}`]),
  ]
  const found = await paginateCapped(
    db,
    db
      .selectFrom('auditoria as a')
      .leftJoin('cuenta as c', 'c.cuenta_id', 'a.sobre_cuenta')
      .select([
        sql<string>`a.auditoriaid::text`.as('auditoriaid'),
        'a.creado',
        'a.actor',
        sql<string | null>`nombre_de(a.actor)`.as('actor_nombre'),
        'a.sobre_cuenta as cuenta_id',
        'c.accountname',
        'a.accion',
        'a.objeto',
        'a.request_id',
        'a.ip',
        sql<Cambios>`cambios_auditados(a.cambios)`.as('cambios'),
        sql<number>`coalesce((a.cambios->-1->>'mas')::int, 0)`.as('cambios_mas'),
        sql<number | null>`${blockOf(sql`a.auditoriaid`)}`.as('bloque'),
        sql<string>`${dayOf(sql`a.creado`)}::text`.as('dia'),
      ])
      .$if(asked.length > 0, (q) => q.where(sql<boolean>`${sql.join(asked, sql` and `)}`)),
    page,
    sql`a.creado ${way}, a.auditoriaid ${way}`,
    writtenBy,
  )
  const { search = '' } = page
  const conditions = search === '' ? asked : [...asked, writtenBy(search)]
  const days = [...new Set(found.records.map(({ dia }) => dia))]
  const records = found.records.map(({ dia: _, ...line }) => line)
  return { ...found, records, dias: await readDays(db, days, conditions) }
}

/** Of each day on the page: how many lines of what was asked for it has, and in which block its newest is. */
async function readDays(
  db: Kysely<Database>,
  days: readonly string[],
  conditions: readonly RawBuilder<boolean>[],
): Promise<Dias> {
  if (days.length === 0) return []
  const { rows } = await sql<Dias[number]>`
    select d.dia::text, l.lineas::int, ${blockOf(sql`l.ultima`)} as bloque
    from unnest(${days}::date[]) with ordinality d (dia, orden)
    cross join lateral (
      select count(*) as lineas, max(auditoriaid) as ultima
      from (
        select a.auditoriaid from auditoria a
        where ${sql.join(
          [sql`a.creado >= ${startOf(sql`d.dia`)} and a.creado < ${startOf(sql`d.dia + 1`)}`, ...conditions],
          sql` and `,
        )}
        order by a.creado desc, a.auditoriaid desc limit ${maxOfDay}) x) l
    order by d.orden`.execute(db)
  return rows
}

/** When a day begins in Buenos Aires. */
const startOf = (day: RawBuilder<unknown>) =>
  sql`(${day})::timestamp at time zone 'America/Argentina/Buenos_Aires'`

const dayOf = (moment: RawBuilder<unknown>) =>
  sql`(${moment} at time zone 'America/Argentina/Buenos_Aires')::date`

/** The block in which a line is sealed, if it is. */
const blockOf = (line: RawBuilder<unknown>) =>
  sql`(select bloque from bloque_auditoria where hasta >= ${line} order by hasta limit 1)`

/** By who did it or about whom, and by the number of a call that somebody was told. */
const writtenBy = (typed: string) => {
  const says = (text: RawBuilder<unknown>) => sql`strpos(sin_acentos(${text}), sin_acentos(${typed})) > 0`
  return sql<boolean>`(a.actor in (
      select contactid from contacto where ${says(sql`firstname || ' ' || lastname`)}
      union all select operadorid from operador where ${says(sql`nombre`)})
    or a.sobre_cuenta in (select cuenta_id from cuenta where ${says(sql`accountname || ' ' || cuit`)})
    or a.request_id = ${typed})`
}
