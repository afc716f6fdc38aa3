import type { Result } from '@portal/contract'
import { hoyEnBuenosAires, sumarAlPeriodo, sumarDias } from '@portal/contract/calendario.ts'
import { mesTerminado } from '@portal/contract/reglaDeControl.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { ultimoPedido } from '../../shared/control/ultimoPedido.ts'

type Exposicion = Result<'Exposicion'>

/** Beside the month that is asked about, so many before it. */
const mesesAntes = 5
const maxCuras = 5

export const Exposicion: Handler<'Exposicion'> = async ({ mes, puertaid = null }, { db }) => {
  const primero = sumarAlPeriodo(mes, -mesesAntes)
  const ultimo = sumarDias(`${sumarAlPeriodo(mes, 1)}-01`, -1)
  // What a month that runs lacks is asked for with the last one that is over.
  const deQueMes = [mes, mesTerminado(hoyEnBuenosAires())].sort()[0] ?? mes
  const { rows } = await sql<Omit<Exposicion, 'mes' | 'mesDePedido'>>`
    with x as materialized (
      select to_char(dia, 'YYYY-MM') as mes, cuenta_id, recursoid, faltan, faltan <> '{}' as sin_control
      from exposicion(${`${primero}-01`}::date, ${ultimo}::date, ${puertaid})
    ),
    este as materialized (select * from x where mes = ${mes}),
    por_control as materialized (
      select cuenta_id, k.control, count(*)::integer as entradas
      from este cross join lateral unnest(faltan) k (control) group by cuenta_id, k.control
    ),
    por_cuenta as materialized (
      select e.cuenta_id, c.accountname, count(*)::integer as entradas, count(*) filter (where e.sin_control)::integer as sin_control
      from este e join cuenta c on c.cuenta_id = e.cuenta_id group by e.cuenta_id, c.accountname
    )
    select
      (select count(*) from este)::integer as entradas,
      (select count(*) from este where sin_control)::integer as sin_control,
      (select count(distinct recursoid) from este where sin_control)::integer as personas,
      coalesce((
        select jsonb_agg(jsonb_build_object('control', k.clave, 'nombre', k.nombre) order by k.orden) from control k
        where k.activo and (k.desde is null or k.desde <= ${mes})), '[]') as controles,
      coalesce((
        select jsonb_agg(jsonb_build_object('cuentaid', a.cuenta_id, 'accountname', a.accountname, 'entradas', a.entradas, 'sin_control', a.sin_control,
          'faltas', (select jsonb_object_agg(p.control, p.entradas) from por_control p where p.cuenta_id = a.cuenta_id))
          order by a.sin_control desc, a.accountname, a.cuenta_id)
        from por_cuenta a where a.sin_control > 0), '[]') as cuentas,
      (select jsonb_build_object('cuentas', count(*), 'entradas', coalesce(sum(entradas), 0)) from por_cuenta where sin_control = 0) as demas,
      coalesce((
        select jsonb_agg(jsonb_build_object('cuentaid', p.cuenta_id, 'accountname', a.accountname, 'control', p.control, 'entradas', p.entradas,
          'pedido', ${ultimoPedido(deQueMes, sql.ref('p.cuenta_id'))}) order by p.entradas desc, a.accountname, p.control)
        from (select * from por_control order by entradas desc, cuenta_id, control limit ${maxCuras}) p
        join por_cuenta a on a.cuenta_id = p.cuenta_id), '[]') as curas,
      (select jsonb_agg(jsonb_build_object('mes', to_char(m, 'YYYY-MM'), 'entradas', n.entradas, 'sin_control', n.sin_control) order by m)
        from generate_series(${`${primero}-01`}::timestamp, ${`${mes}-01`}::timestamp, interval '1 month') m
        cross join lateral (
          select count(*) as entradas, count(*) filter (where x.sin_control) as sin_control from x where x.mes = to_char(m, 'YYYY-MM')
        ) n) as meses`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return { ...row, mes, mesDePedido: deQueMes }
}
