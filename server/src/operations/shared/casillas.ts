import { camposDeTipo, type Casilla } from '@portal/contract/recursos.ts'
import { sql, type Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'

/** What presenting a document has to know of its type, wherever that is told: columns of `tipo_documento`. */
export const columnasDeTipo = Object.keys(camposDeTipo) as (keyof typeof camposDeTipo)[] // its own keys

/** What lifts a slot, looked up for those that are lifted alone. */
const excepcionDeCasilla = sql<
  z.output<typeof Casilla.full>['excepcion']
>`case when casilla_dicha.exceptuado_hasta is not null then (
  select jsonb_build_object('excepcionid', x.excepcionid, 'hasta', x.hasta, 'motivo', x.motivo, 'por', nombre_de(x.dada_por), 'desde', x.desde)
  from excepcion x where x.excepcionid = casilla_dicha.excepcionid) end`

/** Which operations ask for it. */
const operacionesDeCasilla = sql<
  z.output<typeof Casilla.full>['operaciones'] | null
>`case when casilla_dicha.operaciones is not null then (
  select jsonb_agg(jsonb_build_object('operacionid', o.operacionid, 'nombre', o.nombre, 'critico', e -> 'critico', 'obligatorio', e -> 'obligatorio')
    order by o.nombre)
  from jsonb_array_elements(casilla_dicha.operaciones) e join operacion o on o.operacionid = e ->> 'operacionid') end`

/** Nobody asks for it but they. */
const esDeOperaciones = sql<boolean | null>`case when casilla_dicha.operaciones is not null then (
  select t.alcance <> 'general' from tipo_documento t where t.tipodocumentoid = casilla_dicha.tipodocumentoid) end`

/** A resource's slots: those that apply today, each before its other months, then what was presented under other requirements. */
export async function casillasOf(db: Kysely<Database>, recursoid: string) {
  const rows = await db
    .selectFrom('casilla_dicha')
    .select([
      'recursoid',
      'tipodocumentoid',
      'nombre',
      ...columnasDeTipo,
      'estado',
      'renovacion',
      'documentoid',
      'vigente_documentoid',
      'fecha_vencimiento',
      'numero',
      'fecha_emision',
      'periodo',
      'desde',
      'motivo',
      'mes',
      excepcionDeCasilla.as('excepcion'),
      operacionesDeCasilla.as('operaciones'),
      esDeOperaciones.as('soloOperaciones'),
    ])
    .where('recursoid', '=', recursoid)
    .orderBy(sql`exigible desc, orden, nombre, mes, periodo desc`)
    .execute()
  return rows.map(({ operaciones, soloOperaciones, ...casilla }) => ({
    ...casilla,
    ...(operaciones && { operaciones, soloOperaciones: soloOperaciones === true }),
  }))
}
