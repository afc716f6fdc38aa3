import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

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
