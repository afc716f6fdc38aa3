import type { Result } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { aptosEn } from '../../shared/exigencias.ts'
import { orEmpty, paginate, type Orders } from '../../shared/paginate.ts'
import { orNumber, says } from '../../shared/search.ts'
import { detenida } from './queries.ts'

type Participacion = Result<'ListParticipaciones'>['records'][number]

const orders: Orders = {
  accountname: [sql.ref('a.accountname'), sql.ref('o.nombre')],
  nombre: [sql.ref('o.nombre'), sql.ref('a.accountname')],
  desde: [sql.ref('c.desde')],
  aptitud: [orEmpty('t.rango'), sql.ref('a.accountname')],
  // Those of most are the first, and of as many the first by name.
  noPueden: [
    sql`(
      select -count(*) from veredicto_operacion n
      where n.operacionid = c.operacionid and n.cuenta_id = c.cuenta_id and n.estado = 'ACTIVO' and (n.rango = 1 or ${detenida}))`,
    sql`coalesce(c.hasta < greatest(hoy(), c.desde), false)`,
    sql.ref('a.accountname'),
  ],
}

const ofIt = sql`v.cuenta_id = c.cuenta_id`

/** Which papers keep resources from going: the first three, of most first. Of whom what is kept is not true today, none. */
const faltan = sql<Participacion['faltan']>`coalesce((
  select jsonb_agg(to_jsonb(f) - 'orden' order by f.recursos desc, f.orden, f.tipodocumentoid)
  from (
    select t.tipodocumentoid, t.nombre as tipodocumento, t.nombre_corto, count(*) as recursos, t.orden
    from veredicto_operacion v
    join veredicto_cierto k on k.cuenta_id = v.cuenta_id and k.recursoid = v.recursoid
    cross join jsonb_array_elements(v.culpables) x
    join tipo_documento t on t.tipodocumentoid = x ->> 'tipodocumentoid'
    where v.operacionid = c.operacionid and v.cuenta_id = c.cuenta_id and v.estado = 'ACTIVO' and v.rango = 1 and x ->> 'estado' not in ('activo', 'exceptuado')
    group by t.tipodocumentoid
    order by count(*) desc, t.orden, t.tipodocumentoid
    limit 3
  ) f), '[]')`

export const ListParticipaciones: Handler<'ListParticipaciones'> = (
  { operacionid, cuentaid, terminadas, ...page },
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
          select from veredicto_cierto k where k.cuenta_id = t.cuenta_id and k.recursoid = t.recursoid)
          and hoy() between c.desde and coalesce(c.hasta, 'infinity') then t.aptitud end`.as('aptitud'),
        'a.estado as estado_cuenta',
        aptosEn('chofer', ofIt, detenida).as('choferes'),
        aptosEn('dominio', ofIt, detenida).as('dominios'),
        faltan.as('faltan'),
      ])
      .$if(operacionid !== undefined, (query) => query.where('c.operacionid', '=', operacionid ?? ''))
      .$if(!terminadas, (query) =>
        query.where(sql<boolean>`o.activa and coalesce(c.hasta, 'infinity') >= greatest(hoy(), c.desde)`),
      )
      .$if(cuentaid !== undefined, (query) => query.where('c.cuenta_id', '=', cuentaid ?? '')),
    page,
    {
      orders,
      byDefault: cuentaid === undefined ? 'accountname ASC' : 'nombre ASC',
      last: [sql.ref('c.cuenta_operacionid')],
      searched: orNumber(says('a.accountname', 'a.cuit', ...(operacionid === undefined ? ['o.nombre'] : []))),
    },
  )
