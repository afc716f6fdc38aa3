import type { camposDeTipo, EstadoCasilla } from '@portal/contract/recursos.ts'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { patternOf } from './search.ts'
import { tiposIncluded } from './tiposIncluded.ts'

/** What presenting a document has to know of its type, wherever that is told: see `camposDeTipo` of the contract. */
export const columnasDeTipo = [
  'nombre_corto',
  'instrucciones',
  'critico',
  'obligatorio',
  'vigencia',
  'meses',
  'max_archivos',
  'dia_exigible',
  'compartido',
  'ejemplo',
] as const satisfies (keyof typeof camposDeTipo)[]

/** A resource's slots: those that apply today, each before its other months, then what was presented under other requirements. */
export function casillasOf(db: Kysely<Database>, recursoid: string) {
  return db
    .selectFrom('casilla')
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
    ])
    .where('recursoid', '=', recursoid)
    .orderBy(sql`exigible desc, orden, nombre, mes, periodo desc`)
    .execute()
}

/**
 * What there is to do about a slot, the smaller the more urgent; null when nothing is, or nothing that its carrier could:
 * what waits for the provider, and what ends soon with its renewal in review. rules/porHacer.ts decides the same.
 */
export const urgencia = (casilla: string) =>
  sql<number | null>`urgencia_de(${sql.ref(`${casilla}.critico`)}, ${sql.ref(`${casilla}.obligatorio`)},
    ${sql.ref(`${casilla}.estado`)}, ${sql.ref(`${casilla}.renovacion`)}, ${sql.ref(`${casilla}.vigencia`)},
    ${sql.ref(`${casilla}.fecha_vencimiento`)}, ${sql.ref(`${casilla}.mes`)},
    ${sql.ref(`${casilla}.fecha_vencimiento`)} < (select hoy()), (select hoy()))`

/** Among what is as urgent, that whose end is nearer. A rejected one has no end of its own. */
export const finDe = (casilla: string) =>
  sql`case when ${sql.ref(`${casilla}.estado`)} in ('activo', 'vencido') then ${sql.ref(`${casilla}.fecha_vencimiento`)} end`

export type Casillas = RawBuilder<Selectable<Database['casilla']>>

interface Cut {
  tiporecurso?: Database['casilla']['tiporecurso'] | undefined
  estado?: EstadoCasilla | undefined
  /** Part of a resource's name, of a document type's, of a plate or of a brand. */
  search?: string
}

/** All slots of the caller's account, to read some resource's from. */
export const casillas: Casillas = sql`(select * from casilla where cuenta_id = mi_cuenta())`

/**
 * The slots that all its active resources are asked for today, to read from as from `casilla`, however many there are.
 * See docs/decisions/0025.
 */
export const casillasDeHoy = ({ tiporecurso, estado, search = '' }: Cut): Casillas =>
  sql`casillas_de_hoy(${tiporecurso === undefined ? null : tiposIncluded(tiporecurso)}, ${estado ?? null},
    ${search === '' ? null : patternOf(search)})`
