import type { Aptitud } from '@portal/contract/recursos.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { aptosEn, exigenciasDeOperacion } from '../../shared/exigencias.ts'

const mine = sql`v.cuenta_id = mi_cuenta()`

export const ListOperaciones: Handler<'ListOperaciones'> = async (_input, { db }) => ({
  records: await db
    .selectFrom('operacion as o')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('cuenta_operacion')
          .select(['desde', 'hasta'])
          .whereRef('operacionid', '=', 'o.operacionid')
          .where(
            sql<boolean>`cuenta_id = mi_cuenta() and coalesce(hasta, 'infinity') >= greatest(hoy(), desde)`,
          )
          // One that ends and comes back is told by what comes first.
          .orderBy('desde')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
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
      sql<Aptitud | null>`(
        select aptitud from veredicto_operacion v
        where v.cuenta_id = mi_cuenta() and v.recursoid = mi_cuenta() and v.operacionid = o.operacionid and c.desde <= hoy())`.as(
        'aptitud',
      ),
    ])
    .where('o.activa', '=', true)
    .orderBy('o.nombre')
    .execute(),
})
