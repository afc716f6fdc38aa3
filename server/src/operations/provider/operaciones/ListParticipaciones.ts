import type { Result } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { aptosEn } from '../../shared/exigencias.ts'
import { orEmpty, paginate, type Orders } from '../../shared/paginate.ts'
import { orNumber, says } from '../../shared/search.ts'

type Participacion = Result<'ListParticipaciones'>['records'][number]

const orders: Orders = {
  accountname: [sql.ref('a.accountname'), sql.ref('o.nombre')],
  nombre: [sql.ref('o.nombre'), sql.ref('a.accountname')],
  desde: [sql.ref('c.desde')],
  aptitud: [orEmpty('t.rango'), sql.ref('a.accountname')],
}

const ofIt = sql`v.cuenta_id = c.cuenta_id`

export const ListParticipaciones: Handler<'ListParticipaciones'> = (
  { operacionid, cuentaid, ...page },
  { db },
) =>
  paginate(
    db
      .selectFrom('cuenta_operacion as c')
      .innerJoin('operacion as o', 'o.operacionid', 'c.operacionid')
      .innerJoin('cuenta as a', 'a.cuenta_id', 'c.cuenta_id')
      .leftJoin('veredicto_operacion as t', (join) =>
        join
          .onRef('t.cuenta_id', '=', 'c.cuenta_id')
          .onRef('t.recursoid', '=', 'c.cuenta_id')
          .onRef('t.operacionid', '=', 'c.operacionid'),
      )
      .select([
        'o.operacionid',
        'o.nombre',
        'c.cuenta_id as cuentaid',
        'a.accountname',
        'a.cuit',
        'c.desde',
        'c.hasta',
        sql<Participacion['estado']>`case
          when c.hasta < greatest(hoy(), c.desde) or not o.activa then 'terminada' when c.desde > hoy() then 'por empezar' else 'vigente' end`.as(
          'estado',
        ),
        sql<Participacion['aptitud']>`case when exists (
          select from veredicto_cierto k where k.cuenta_id = t.cuenta_id and k.recursoid = t.recursoid) then t.aptitud end`.as(
          'aptitud',
        ),
        aptosEn('chofer', ofIt).as('choferes'),
        aptosEn('dominio', ofIt).as('dominios'),
      ])
      .$if(operacionid !== undefined, (query) => query.where('c.operacionid', '=', operacionid ?? ''))
      .$if(cuentaid !== undefined, (query) => query.where('c.cuenta_id', '=', cuentaid ?? '')),
    page,
    {
      orders,
      byDefault: cuentaid === undefined ? 'accountname ASC' : 'nombre ASC',
      last: [sql.ref('c.cuenta_operacionid')],
      searched: orNumber(says('a.accountname', 'a.cuit', 'o.nombre')),
    },
  )
