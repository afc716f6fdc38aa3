import type { Input, Result } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { mesTerminado } from '@portal/contract/reglaDeControl.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { quienesCuentan } from '../../shared/control/entraron.ts'
import { completos, faltas } from '../../shared/control/readMes.ts'
import { says } from '../../shared/search.ts'
import { ultimoPedido } from '../../shared/control/ultimoPedido.ts'

type Mes = Result<'ControlDelMes'>

const orders: Record<string, RawBuilder<unknown>> = {
  'conFaltas DESC': sql`con_faltas desc, faltan desc, en_revision desc, accountname, cuenta_id`,
  'conFaltas ASC': sql`con_faltas, faltan, en_revision, accountname, cuenta_id`,
  'faltan DESC': sql`faltan desc, con_faltas desc, accountname, cuenta_id`,
  'faltan ASC': sql`faltan, con_faltas, accountname, cuenta_id`,
  'accountname ASC': sql`accountname, cuenta_id`,
  'accountname DESC': sql`accountname desc, cuenta_id`,
}

const shown: Record<NonNullable<Input<'ControlDelMes'>['mostrar']> | 'todos', RawBuilder<boolean>> = {
  faltan: sql`completos < choferes`,
  completos: sql`completos = choferes`,
  todos: sql`true`,
}

type Contado = Omit<Mes, 'mes' | 'page' | 'pagesize' | 'moreRecords'>

export const ControlDelMes: Handler<'ControlDelMes'> = async (input, { db }) => {
  const { mostrar, cuentan, search = '', order = 'conFaltas DESC', page, pagesize } = input
  const mes = input.mes ?? mesTerminado(hoyEnBuenosAires())
  const by = orders[order] ?? sql`cuenta_id`
  const found = search === '' ? sql`true` : says('accountname', 'cuit')(search)
  const counting = quienesCuentan(mes, cuentan)
  const { rows } = await sql<Contado>`
    with todos as materialized (
      select cuenta_id, recursoid, control, estado, congelado from control_de_mes(null, ${mes})
    ),
    ${counting.x},
    n as materialized (
      select cuenta_id, control, count(*) filter (where estado in ${faltas}) as faltan, count(*) as choferes from x group by cuenta_id, control
    ),
    p as (
      select cuenta_id, recursoid,
        count(*) filter (where estado in ${faltas}) as faltan,
        count(*) filter (where estado not in ${completos}) as pendientes,
        count(*) filter (where estado = 'en revision') as en_revision,
        count(*) filter (where estado is distinct from congelado) as cambios
      from x
      group by cuenta_id, recursoid
    ),
    a as materialized (
      select p.*, c.accountname, c.cuit,
        (select min(z.numero) from cierre z where z.mes = ${mes} and z.cuenta_id = p.cuenta_id) as cierre,
        ${ultimoPedido(mes, sql.ref('p.cuenta_id'))} as pedido
      from (
        select cuenta_id, count(*)::integer as choferes, count(*) filter (where pendientes = 0)::integer as completos,
          count(*) filter (where faltan > 0)::integer as con_faltas, sum(faltan)::integer as faltan,
          sum(en_revision)::integer as en_revision, sum(cambios)::integer as cambios
        from p group by cuenta_id
      ) p
      join cuenta c on c.cuenta_id = p.cuenta_id
    ),
    q as materialized (select * from a where ${shown[mostrar ?? 'todos']} and ${found})
    select
      coalesce((
        select jsonb_agg(jsonb_build_object('cuentaid', cuenta_id, 'accountname', accountname, 'cuit', cuit, 'choferes', choferes, 'completos', completos,
          'conFaltas', con_faltas, 'faltan', faltan, 'enRevision', en_revision, 'pedido', pedido, 'cierre', cierre,
          'cambios', case when cierre is null then 0 else cambios end,
          'porControl', coalesce((
            select jsonb_agg(jsonb_build_object('control', k.clave, 'nombre', k.nombre, 'faltan', n.faltan) order by k.orden)
            from n join control k on k.clave = n.control
            where n.cuenta_id = r.cuenta_id and n.faltan > 0), '[]')) order by lugar)
        from (
          select q.*, row_number() over (order by ${by}) as lugar from q
          order by lugar limit ${pagesize} offset ${(page - 1) * pagesize}
        ) r
      ), '[]') as records,
      (select count(*) from q)::integer as total,
      ${counting.noEntraron} as "noEntraron",
      count(*)::integer as cuentas,
      count(*) filter (where completos = choferes)::integer as "cuentasCompletas",
      count(*) filter (where con_faltas > 0)::integer as "cuentasConFaltas",
      count(cierre)::integer as "cuentasCerradas",
      count(*) filter (where faltan > 0 and pedido is null)::integer as "sinPedir",
      coalesce(sum(choferes), 0)::integer as choferes,
      coalesce(sum(faltan), 0)::integer as faltan,
      coalesce(sum(en_revision), 0)::integer as "enRevision",
      coalesce(sum(cambios) filter (where cierre is not null), 0)::integer as cambios,
      coalesce((
        select jsonb_agg(jsonb_build_object('control', k.clave, 'nombre', k.nombre, 'faltan', n.faltan, 'choferes', n.choferes) order by k.orden)
        from (select control, sum(faltan) as faltan, sum(choferes) as choferes from n group by control) n
        join control k on k.clave = n.control), '[]') as controles,
      (select count(*) from no_corresponde where estado = 'propuesto')::integer as propuestas
    from a`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return { ...row, mes, page, pagesize, moreRecords: page * pagesize < row.total }
}
