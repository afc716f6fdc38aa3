import { refuseField } from '@portal/contract'
import type { AnswerOf, Question } from '@portal/contract/apiV1.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { contains } from '../shared/search.ts'
import { esCritica } from '../shared/deOperacion.ts'

/** What an assistant looks up before it asks: who is called so, what is missing, what happened. */

/** Of each kind. */
const handful = 10

/** Within an account, or in all of them for the provider. */
const seen = (cuenta: RawBuilder<unknown>) => sql`(mi_cuenta() is null or ${cuenta} = mi_cuenta())`

/** Of what is kept: of a carrier that nobody opened since midnight it may be a day old. */
export async function faltantes(
  db: Kysely<Database>,
  { recursoid, cursor, pagesize }: Question<'faltantes'>,
): Promise<AnswerOf<'faltantes'>> {
  const after = cursor === undefined ? '0' : readPlace(cursor)
  const { rows } = await sql<AnswerOf<'faltantes'>['records'][number] & { casillaid: string }>`
    select k.casillaid::text, k.cuenta_id as cuentaid, k.recursoid, k.tiporecurso, k.recurso, k.tipodocumentoid, k.tipo,
      ${esCritica} as critico, k.estado, case when k.estado = 'vencido' then k.fecha_vencimiento end as vencio
    from veredicto_casilla k join tipo_documento t on t.tipodocumentoid = k.tipodocumentoid
    where ${seen(sql`k.cuenta_id`)} and k.estado <> 'activo' and k.celda <> 'optativo' and k.exceptuado_hasta is null
      and ${recursoid === undefined ? sql`true` : sql`k.recursoid = ${recursoid}`} and k.casillaid > ${after}::bigint
    order by k.casillaid limit ${pagesize + 1}`.execute(db)
  return pageBy(rows, pagesize, ({ casillaid }) => casillaid)
}

export async function historial(
  db: Kysely<Database>,
  { recursoid, cursor, pagesize }: Question<'historial'>,
): Promise<AnswerOf<'historial'>> {
  const before = cursor === undefined ? undefined : readPlace(cursor)
  const { rows } = await sql<AnswerOf<'historial'>['records'][number] & { historialid: string }>`
    select h.historialid, h.cuenta_id as cuentaid, h.recursoid, h.createdtime as cuando, h.docrechistorial_estado as estado, h.tipodocumento as tipo, h.documentoid
    from historial h
    where ${seen(sql`h.cuenta_id`)} and h.recursoid = ${recursoid}
      and ${
        before === undefined
          ? sql`true`
          : sql`(h.createdtime, h.historialid) < (select b.createdtime, b.historialid from historial b where b.historialid = '23x' || ${before} and ${seen(sql`b.cuenta_id`)})`
      }
    order by h.createdtime desc, h.historialid desc limit ${pagesize + 1}`.execute(db)
  return pageBy(rows, pagesize, ({ historialid }) => historialid.slice(historialid.indexOf('x') + 1))
}

export async function busqueda(
  db: Kysely<Database>,
  { texto }: Question<'busqueda'>,
): Promise<AnswerOf<'busqueda'>> {
  const { rows } = await sql<AnswerOf<'busqueda'>['records'][number]>`
    select f.*, c.accountname from (
      (select 'transporte' as clase, cuenta_id as recursoid, cuenta_id as cuentaid, accountname as nombre, estado::text
        from cuenta where ${seen(sql`cuenta_id`)} and ${contains(sql`texto`, texto)} order by accountname limit ${handful})
      union all
      (select 'chofer', choferid, cuenta_id, apellido || ', ' || nombre, estado_cuenta
        from chofer where ${seen(sql`cuenta_id`)} and ${contains(sql`texto`, texto)} order by apellido, nombre limit ${handful})
      union all
      (select 'dominio', dominioid, cuenta_id, dominio, estado_dominio
        from dominio where ${seen(sql`cuenta_id`)} and ${contains(sql`texto`, texto)} order by dominio limit ${handful})
      union all
      (select 'unidad', unidadid, cuenta_id, nombre, estado
        from unidad where ${seen(sql`cuenta_id`)} and ${contains(sql`texto`, texto)} order by nombre limit ${handful})
    ) f join cuenta c on c.cuenta_id = f.cuentaid`.execute(db)
  return { records: rows }
}

/** One more than asked was read, to know whether there is more. */
function pageBy<Row>(rows: readonly Row[], pagesize: number, placeOf: (row: Row) => string) {
  const records = rows.slice(0, pagesize)
  const last = records.at(-1)
  return {
    records,
    siguiente:
      rows.length > pagesize && last !== undefined ? Buffer.from(placeOf(last)).toString('base64url') : null,
  }
}

function readPlace(typed: string): string {
  const place = Buffer.from(typed, 'base64url').toString('utf8')
  if (!/^\d{1,18}$/.test(place)) throw refuseField('cursor', sentence('cursorInvalido'))
  return place
}
