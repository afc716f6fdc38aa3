import type { Casilla, ExigidaEn } from '@portal/contract/recursos.ts'
import { sql, type Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'

export type QuienesPiden = Pick<z.output<typeof Casilla.full>, 'operaciones' | 'soloOperaciones'>
/** The same as it is read: null where it is not answered. */
export type Dicho = { [Field in keyof QuienesPiden]-?: NonNullable<QuienesPiden[Field]> | null }

/**
 * Which operaciones ask for a slot, by name, and whether nobody else does: columns of a source that has what is kept of it and
 * its type. Both are null where no operacion asks, of whom neither is looked up.
 */
export const quienesPiden = (source: string, lifted?: 'with what lifts it there') => {
  const of = (column: string) => sql.ref(`${source}.${column}`)
  const operaciones = of('operaciones')
  const excepcion =
    lifted &&
    sql` || case when x.excepcionid is null then '{}' else jsonb_build_object('excepcion', jsonb_build_object(
      'excepcionid', x.excepcionid, 'hasta', x.hasta, 'motivo', x.motivo, 'por', nombre_de(x.dada_por), 'desde', x.desde)) end`
  const levanta =
    lifted &&
    sql`left join excepcion x on x.cuenta_id = ${of('cuenta_id')} and x.recursoid = ${of('recursoid')}
      and x.tipodocumentoid = ${of('tipodocumentoid')} and x.operacionid = o.operacionid and x.vale and not ${of('mes')}
      and hoy() between x.desde and x.hasta
      and exceptuado_hasta(${of('estado')}, ${of('fecha_vencimiento')}, x.hasta) is not null`
  return [
    sql<Dicho['operaciones']>`case when ${operaciones} is not null then (
      select jsonb_agg(jsonb_build_object('operacionid', o.operacionid, 'nombre', o.nombre, 'critico', e -> 'critico', 'obligatorio', e -> 'obligatorio')
        ${excepcion ?? sql``} order by o.nombre)
      from jsonb_array_elements(${operaciones}) e join operacion o on o.operacionid = e ->> 'operacionid' ${levanta ?? sql``}) end`.as(
      'operaciones',
    ),
    sql<Dicho['soloOperaciones']>`case when ${operaciones} is not null then (
      select t.alcance <> 'general' from tipo_documento t where t.tipodocumentoid = ${sql.ref(`${source}.tipodocumentoid`)}) end`.as(
      'soloOperaciones',
    ),
  ] as const
}

/** A row as it is answered: of a slot that no operacion asks for it says nothing. */
export const conQuienesPiden = <Row extends object>({
  operaciones,
  soloOperaciones,
  ...row
}: Row & Dicho): Omit<Row, keyof Dicho> & QuienesPiden => ({
  ...row,
  ...(operaciones && { operaciones, soloOperaciones: soloOperaciones === true }),
})

/** What is kept of which operaciones ask for a slot, before they are called by name. */
export interface Pedida {
  pedidaPor: ExigidaEn[] | null
}

/**
 * The same of many rows at once, whose slots have what is kept of them: names and types are looked up once for all, and not for
 * each of several hundred slots.
 */
export async function conQuienesPidenTodas<Row extends Pedida & { tipodocumentoid: string }>(
  db: Kysely<Database>,
  rows: readonly Row[],
): Promise<(Omit<Row, 'pedidaPor'> & QuienesPiden)[]> {
  const ids = [
    ...new Set(rows.flatMap(({ pedidaPor }) => pedidaPor ?? []).map(({ operacionid }) => operacionid)),
  ]
  if (ids.length === 0) return rows.map(({ pedidaPor, ...row }) => row)
  const [operaciones, soloDeOperaciones] = await Promise.all([
    db
      .selectFrom('operacion')
      .select(['operacionid', 'nombre'])
      .where('operacionid', 'in', ids)
      .orderBy('nombre')
      .execute(),
    db.selectFrom('tipo_documento').select('tipodocumentoid').where('alcance', '<>', 'general').execute(),
  ])
  const solo = new Set(soloDeOperaciones.map(({ tipodocumentoid }) => tipodocumentoid))
  return rows.map(({ pedidaPor, ...row }) => {
    const piden = operaciones.flatMap(({ operacionid, nombre }) => {
      const its = pedidaPor?.find((each) => each.operacionid === operacionid)
      return its ? [{ operacionid, nombre, critico: its.critico, obligatorio: its.obligatorio }] : []
    })
    return {
      ...row,
      ...(piden.length > 0 && { operaciones: piden, soloOperaciones: solo.has(row.tipodocumentoid) }),
    }
  })
}

const laPide = (operacionid: string) =>
  sql<boolean>`coalesce(operaciones @> ${JSON.stringify([{ operacionid }])}::jsonb, false)`

/** Of slots as they are kept or told: what everybody is asked for, and what this operacion asks beside that. */
export const pedidaEn = (operacionid: string) =>
  sql<boolean>`(tipodocumentoid in (select tipodocumentoid from tipo_documento where alcance = 'general') or ${laPide(operacionid)})`

/** All others: found by their types, which are few. */
export const pedidaSoloEnOtras = (operacionid: string) =>
  sql<boolean>`(tipodocumentoid in (select tipodocumentoid from tipo_documento where alcance <> 'general') and not ${laPide(operacionid)})`

/** Of the slot `k` of the type `t`: whether somebody may go nowhere without it, or not where an operacion asks for it. */
export const esCritica = sql<boolean>`(es_critica(t, k.operaciones) and es_obligatoria(t, k.operaciones))`

/** What open operaciones of the caller's account ask, or the one that is said, of the type of the row: on a day, today or to come, on which the account takes part. */
const exigenciasDelTipo = (operacionid: string | undefined) => sql`
  exigencia e
    join operacion o on o.operacionid = e.operacionid and o.activa
    join cuenta_operacion c on c.operacionid = e.operacionid
    where e.tipodocumentoid = tipo_documento.tipodocumentoid and c.cuenta_id = mi_cuenta()
      and least(coalesce(c.hasta, 'infinity'), e.vigente_hasta) >= greatest(hoy(), c.desde, e.vigente_desde)
      and (${operacionid ?? null}::text is null or e.operacionid = ${operacionid ?? null})`

/** Of types: those that everybody is asked for, and those that an operacion of the caller's account asks for, or the one that is said. */
export const tipoQueSePide = (operacionid?: string) =>
  sql<boolean>`(tipo_documento.alcance = 'general' or exists (select from ${exigenciasDelTipo(operacionid)}))`

/** Of types: how strictly the strictest of those operaciones asks for it today; null where none does. */
export const rigorEnOperaciones = (operacionid?: string) =>
  sql<{ critico: boolean; obligatorio: boolean } | null>`(
    select case when count(*) > 0 then jsonb_build_object('critico', bool_or(e.critico), 'obligatorio', bool_or(e.obligatorio)) end
    from ${exigenciasDelTipo(operacionid)} and hoy() between coalesce(e.vigente_desde, '-infinity') and coalesce(e.vigente_hasta, 'infinity')
      and c.desde <= hoy())`

/** Of resources: those that take part in it. */
export const participaEn = (operacionid: string) =>
  sql<boolean>`recursoid in (select recursoid from veredicto_operacion where cuenta_id = mi_cuenta() and operacionid = ${operacionid})`
