import type { Result } from '@portal/contract'
import { sql, type RawBuilder } from 'kysely'

type Operacion = Result<'ListOperaciones'>['records'][number]
type Exigencias = Operacion['exigencias']

/** What an operacion asks, in the catalogue's order. Which one, the alias `o` says. */
export const exigenciasDeOperacion = sql<Exigencias>`coalesce((
  select jsonb_agg(jsonb_build_object('tipodocumentoid', t.tipodocumentoid, 'tipodocumento', t.nombre, 'nombre_corto', t.nombre_corto,
      'docrectipo_recurso', t.docrectipo_recurso, 'obligatorio', e.obligatorio, 'critico', e.critico,
      'vigente_desde', e.vigente_desde, 'vigente_hasta', e.vigente_hasta, 'fuente', e.fuente)
    order by t.docrectipo_recurso, t.orden, t.nombre)
  from exigencia e join tipo_documento t on t.tipodocumentoid = e.tipodocumentoid
  where e.operacionid = o.operacionid), '[]')`

/**
 * Active resources of a kind as they stand in the operacion `o`, of the accounts that `whose` says; none may go of those that
 * `detenida` says. Of whom what is kept is not true today, nobody is told that it may go: it is one of all, and no more.
 */
export const aptosEn = (
  clase: 'chofer' | 'dominio',
  whose: RawBuilder<unknown>,
  detenida: RawBuilder<unknown> = sql`false`,
) =>
  sql<Operacion['choferes']>`(
    select jsonb_build_object('habilitados', count(k.recursoid) filter (where v.rango = 3 and not ${detenida}),
      'porVencer', count(k.recursoid) filter (where v.rango = 2 and not ${detenida}),
      'noHabilitados', count(*) filter (where v.rango = 1 and k.recursoid is not null or ${detenida}), 'total', count(*))
    from veredicto_operacion v
    left join (veredicto k join catalogo_al_dia d on d.cuenta_id = k.cuenta_id)
      on k.cuenta_id = v.cuenta_id and k.recursoid = v.recursoid and (select hoy()) between k.dia and k.hasta
    where v.operacionid = o.operacionid and v.clase = ${clase} and v.estado = 'ACTIVO' and ${whose})`
