import { camposDeTipo, type Casilla } from '@portal/contract/recursos.ts'
import { sql, type Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../../database/schema.ts'
import { conQuienesPiden, quienesPiden } from './deOperacion.ts'

/** What presenting a document has to know of its type, wherever that is told: columns of `tipo_documento`. */
export const columnasDeTipo = Object.keys(camposDeTipo) as (keyof typeof camposDeTipo)[] // its own keys

/** What lifts a slot, looked up for those that are lifted alone. */
const excepcionDeCasilla = sql<
  z.output<typeof Casilla.full>['excepcion']
>`case when casilla_dicha.exceptuado_hasta is not null then (
  select jsonb_build_object('excepcionid', x.excepcionid, 'hasta', x.hasta, 'motivo', x.motivo, 'por', nombre_de(x.dada_por), 'desde', x.desde)
  from excepcion x where x.excepcionid = casilla_dicha.excepcionid) end`

/** Through which day who left is in time with it: looked up for what is asked of who left alone. */
const plazoDeCasilla = sql<string | null>`case when casilla_dicha.exigible then (
  select p.plazo from plazo_corriendo p
  where p.cuenta_id = casilla_dicha.cuenta_id and p.recursoid = casilla_dicha.recursoid and p.tipodocumentoid = casilla_dicha.tipodocumentoid
    and not casilla_dicha.mes) end`

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
      plazoDeCasilla.as('plazo'),
      excepcionDeCasilla.as('excepcion'),
      ...quienesPiden('casilla_dicha', 'with what lifts it there'),
    ])
    .where('recursoid', '=', recursoid)
    .orderBy(sql`exigible desc, orden, nombre, mes, periodo desc`)
    .execute()
  return rows.map(({ plazo, ...row }) => ({ ...conQuienesPiden(row), ...(plazo !== null && { plazo }) }))
}
