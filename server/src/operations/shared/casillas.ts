import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { patternOf } from './search.ts'
import { tiposIncluded } from './tiposIncluded.ts'

/** A resource's slots: those that apply today, then what was presented under other requirements. */
export function casillasOf(db: Kysely<Database>, recursoid: string) {
  return db
    .selectFrom('casilla')
    .select([
      'recursoid',
      'tipodocumentoid',
      'nombre',
      'instrucciones',
      'critico',
      'obligatorio',
      'vigencia',
      'meses',
      'max_archivos',
      'dia_exigible',
      'estado',
      'renovacion',
      'documentoid',
      'vigente_documentoid',
      'fecha_vencimiento',
      'periodo',
      'motivo',
    ])
    .where('recursoid', '=', recursoid)
    .orderBy(sql`exigible desc, orden, nombre`)
    .execute()
}

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
