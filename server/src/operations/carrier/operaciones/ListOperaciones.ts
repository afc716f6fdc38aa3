import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { aptosEn, exigenciasDeOperacion } from '../../shared/exigencias.ts'

const mine = sql`v.cuenta_id = mi_cuenta()`

export const ListOperaciones: Handler<'ListOperaciones'> = async (_input, { db }) => ({
  records: await db
    .selectFrom('operacion as o')
    .innerJoin('cuenta_operacion as c', 'c.operacionid', 'o.operacionid')
    .select([
      'o.operacionid',
      'o.nombre',
      'o.sede',
      'o.descripcion',
      'c.desde',
      'c.hasta',
      exigenciasDeOperacion.as('exigencias'),
      aptosEn('chofer', mine).as('choferes'),
      aptosEn('dominio', mine).as('dominios'),
      sql<'habilitado' | 'por vencer' | 'no habilitado' | null>`(
        select aptitud from veredicto_operacion v
        where v.cuenta_id = mi_cuenta() and v.recursoid = mi_cuenta() and v.operacionid = o.operacionid)`.as(
        'aptitud',
      ),
    ])
    .where(
      sql<boolean>`c.cuenta_id = mi_cuenta() and coalesce(c.hasta, 'infinity') >= greatest(hoy(), c.desde)`,
    )
    .where('o.activa', '=', true)
    .orderBy('o.nombre')
    .execute(),
})
