import { refuse } from '@portal/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Cierre } from './constancia.ts'

/** A close with all of its lines; of a carrier, one of its own. */
export async function readCierre(db: Kysely<Database>, cierreid: string): Promise<Cierre> {
  const cierre = await db
    .selectFrom('cierre')
    .select([
      'cierreid',
      'cuenta_id',
      'numero',
      'mes',
      'complementario',
      'cerrado',
      'quien',
      'transporte',
      'proveedor',
      'controles',
      'huella',
    ])
    .where('cierreid', '=', cierreid)
    .executeTakeFirst()
  if (!cierre) throw refuse('RECORD_NOT_FOUND')
  const filas = await db
    .selectFrom('cierre_fila as f')
    .innerJoin('control as k', 'k.clave', 'f.control')
    .select([
      'f.recursoid',
      'f.nombre',
      'f.cuil',
      'f.desde',
      'f.hasta',
      'f.control',
      'f.estado',
      'f.papeles',
      'f.motivo',
    ])
    .where('f.cuenta_id', '=', cierre.cuenta_id)
    .where('f.cierreid', '=', cierreid)
    .orderBy((eb) => eb.fn('sin_acentos', ['f.nombre']))
    .orderBy('f.recursoid')
    .orderBy('k.orden')
    .execute()
  return { ...cierre, filas }
}
