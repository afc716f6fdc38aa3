import type { Input, Result } from '@portal/contract'
import type { Paso } from '@portal/contract/puertas.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { contains, mentionsAnywhere } from '../../shared/search.ts'
import { paginateCapped } from '../../shared/paginate.ts'
import { startOf } from './puertas.ts'

type Hallazgo = NonNullable<Input<'ListPasos'>['hallazgo']>
type Dias = Result<'ListPasos'>['dias']

/** A day's pasos are counted as far as this. */
const maxOfDay = 10_000

const ofRecurso = (what: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from paso_recurso r where r.pasoid = p.pasoid and (${what}))`

/** As `hallazgos_de_paso` finds them, each by an index of its own. */
export const hallados: Record<Exclude<Hallazgo, 'cualquiera'>, RawBuilder<boolean>> = {
  igual: sql`p.igual is not null`,
  'no coincide': sql`(p.respuesta = 'no coincide' or p.tecleado <> '{}')`,
  'dos puertas': ofRecurso(sql`r.doble`),
  'chofer de visita': ofRecurso(sql`r.lugar = 'visita'`),
  'de baja': ofRecurso(sql`r.de_baja`),
}
export const cualquiera = sql<boolean>`(${hallados.igual} or ${hallados['no coincide']}
  or ${ofRecurso(sql`r.doble or r.de_baja or r.lugar = 'visita'`)})`

export const ListPasos: Handler<'ListPasos'> = async (input, { db }) => {
  const { order = 'momento DESC', search: typed, ...rest } = input
  const way = sql.raw(order === 'momento ASC' ? 'asc' : 'desc')
  const asked = conditionsOf(input)
  const found = await paginateCapped(
    db,
    db
      .selectFrom('paso as p')
      .innerJoin('puerta as g', 'g.puertaid', 'p.puertaid')
      .innerJoin('dispositivo as d', 'd.dispositivoid', 'p.dispositivoid')
      .innerJoin('guardia as u', 'u.guardiaid', 'p.guardiaid')
      .select([
        sql<string>`p.pasoid`.as('pasoid'),
        'p.momento',
        'p.recibido',
        'p.sin_senal',
        'p.puertaid',
        'g.nombre as puerta',
        'g.sede',
        'd.nombre as dispositivo',
        'u.nombre as guardia',
        'p.sentido',
        'p.respuesta',
        'p.motivos',
        'p.edad',
        'p.unidadid',
        sql<string | null>`(select n.nombre from unidad n where n.unidadid = p.unidadid)`.as('unidad'),
        sql<Paso['partes']>`${partes}`.as('partes'),
        sql<Paso['esperadas']>`p.esperadas`.as('esperadas'),
        sql<Paso['visita']>`p.visita`.as('visita'),
        sql<Paso['igual']>`p.igual`.as('igual'),
        'p.tecleado',
        sql<Paso['hallazgos']>`hallazgos_de_paso(p)`.as('hallazgos'),
        sql<number | null>`floor(extract(epoch from p.momento - entrada_de(p)) / 60)::integer`.as('estuvo'),
        sql<string>`${dayOf}::text`.as('dia'),
      ])
      .$if(asked.length > 0, (q) => q.where(sql<boolean>`${sql.join(asked, sql` and `)}`)),
    rest,
    sql`p.momento ${way}, p.pasoid ${way}`,
  )
  const days = [...new Set(found.records.map(({ dia }) => dia))]
  return {
    ...found,
    records: found.records.map(({ dia: _, ...paso }) => paso),
    dias: await readDays(db, days, asked),
  }
}

function conditionsOf({
  desde,
  hasta,
  puertaid,
  sentido,
  respuesta,
  hallazgo,
  cuentaid,
  recursoid,
  search,
}: Input<'ListPasos'>) {
  const equal = { 'p.puertaid': puertaid, 'p.sentido': sentido, 'p.respuesta': respuesta }
  return [
    ...Object.entries(equal)
      .filter(([, value]) => value !== undefined)
      .map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`),
    ...(desde === undefined ? [] : [sql<boolean>`p.momento >= ${startOf(sql`${desde}::date`)}`]),
    ...(hasta === undefined ? [] : [sql<boolean>`p.momento < ${startOf(sql`${hasta}::date + 1`)}`]),
    ...(hallazgo === undefined ? [] : [hallazgo === 'cualquiera' ? cualquiera : hallados[hallazgo]]),
    ...(cuentaid === undefined ? [] : [ofRecurso(sql`r.cuenta_id = ${cuentaid}`)]),
    ...(recursoid === undefined ? [] : [ofRecurso(sql`r.recursoid = ${recursoid}`)]),
    ...(search === undefined || search === '' ? [] : [says(search)]),
  ]
}

/** What was written down at the gate, or is known of it since: names, plates, numbers and transportes. */
const says = (typed: string) =>
  sql<boolean>`(${contains(sql`p.texto`, typed)} or p.pasoid in (
    select r.pasoid from paso_recurso r where r.recursoid in (
      select choferid from chofer where ${mentionsAnywhere(typed)}
      union all select dominioid from dominio where ${mentionsAnywhere(typed)})
    union all
    select r.pasoid from paso_recurso r where r.cuenta_id in (
      select cuenta_id from cuenta where ${contains(sql`sin_acentos(accountname)`, typed)})))`

/** What came, each with whose it is where that is known. */
const partes = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('lugar', x ->> 'lugar', 'texto', x ->> 'texto', 'recursoid', r.recursoid,
    'nombre', coalesce(k.apellido || ', ' || k.nombre, v.dominio), 'pais_patente', v.pais_patente,
    'cuentaid', r.cuenta_id, 'accountname', c.accountname) order by n), '[]')
  from jsonb_array_elements(p.partes) with ordinality e (x, n)
  left join paso_recurso r on r.pasoid = p.pasoid and r.lugar = x ->> 'lugar'
  left join cuenta c on c.cuenta_id = r.cuenta_id
  left join chofer k on k.cuenta_id = r.cuenta_id and k.choferid = r.recursoid
  left join dominio v on v.cuenta_id = r.cuenta_id and v.dominioid = r.recursoid)`

const dayOf = sql`(p.momento at time zone 'America/Argentina/Buenos_Aires')::date`

/** Of each day on the page: how many pasos of what was asked for it has. */
async function readDays(
  db: Kysely<Database>,
  days: readonly string[],
  conditions: readonly RawBuilder<boolean>[],
): Promise<Dias> {
  if (days.length === 0) return []
  const { rows } = await sql<Dias[number]>`
    select d.dia::text, l.pasos::integer
    from unnest(${days}::date[]) with ordinality d (dia, orden)
    cross join lateral (
      select count(*) as pasos from (
        select from paso p
        where ${sql.join(
          [
            sql`p.momento >= ${startOf(sql`d.dia`)} and p.momento < ${startOf(sql`d.dia + 1`)}`,
            ...conditions,
          ],
          sql` and `,
        )}
        limit ${maxOfDay}) x) l
    order by d.orden`.execute(db)
  return rows
}
