import { refuse, type Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { aptosEn, exigenciasDeOperacion } from '../../shared/exigencias.ts'

export type Operacion = Result<'DetailOperacion'>['records'][number]

export const selectOperaciones = (db: Kysely<Database>) =>
  db.selectFrom('operacion as o').select([
    'o.operacionid',
    'o.nombre',
    'o.sede',
    'o.descripcion',
    'o.activa',
    'o.version',
    exigenciasDeOperacion.as('exigencias'),
    sql<number>`(
        select count(distinct cuenta_id) from cuenta_operacion c
        where c.operacionid = o.operacionid and coalesce(c.hasta, 'infinity') >= greatest(hoy(), c.desde))`.as(
      'cuentas',
    ),
    sql<number>`(
        select count(distinct c.cuenta_id) from cuenta_operacion c
        where c.operacionid = o.operacionid and o.activa and hoy() between c.desde and coalesce(c.hasta, 'infinity') and not exists (
          select from veredicto_operacion v join veredicto_cierto k on k.cuenta_id = v.cuenta_id and k.recursoid = v.recursoid
          where v.operacionid = o.operacionid and v.cuenta_id = c.cuenta_id and v.recursoid = c.cuenta_id))`.as(
      'sinMirar',
    ),
    aptosEn('transporte').as('transportes'),
    aptosEn('chofer').as('choferes'),
    aptosEn('dominio').as('dominios'),
  ])

export async function readOperacion(db: Kysely<Database>, operacionid: string): Promise<Operacion> {
  const operacion = await selectOperaciones(db).where('o.operacionid', '=', operacionid).executeTakeFirst()
  if (!operacion) throw refuse('RECORD_NOT_FOUND')
  return operacion
}
