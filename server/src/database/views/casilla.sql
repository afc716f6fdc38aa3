-- Every slot: those that apply today, presented or not, and those presented for a type that no longer applies (exigible false).
-- Beside them (mes) the months of a monthly type that stand otherwise than their slot: they decide nothing over fitness.
-- See docs/decisions/0042. `celda` tells apart what ends soon and what nobody has to present; `fin` is the end of what is or
-- was in force; for `urgencia` see urgencia_de. `exceptuado_hasta` and `excepcionid` are told of what is asked alone.
-- What speaks for each is joined here, and not looked up through `casilla_el`: see docs/decisions/0100. The day is a subquery of a
-- subquery, so that it is a column where functions are inlined, and one value afterwards.
create view casilla with (security_invoker) as
select c.*,
  case
    when c.estado = 'activo' and c.fecha_vencimiento <= (select hoy()) + aviso_de(c.vigencia) then 'por vencer'
    when c.estado = 'pendiente' and not c.obligatorio then 'optativo'
    else c.estado
  end as celda,
  urgencia_de(c.critico, c.obligatorio, c.estado, c.renovacion, c.vigencia, c.fecha_vencimiento, c.mes,
    c.fecha_vencimiento < (select hoy()), (select hoy())) as urgencia,
  case when c.estado in ('activo', 'vencido') then c.fecha_vencimiento end as fin
from (
  select q.*, true as exigible, e.estado, e.renovacion, e.documentoid, e.vigente_documentoid, e.fecha_vencimiento, e.periodo, e.motivo, e.presentado,
    e.numero, e.fecha_emision, e.desde, false as mes, e.exceptuado_hasta, e.excepcionid
  from requisito q
  cross join (select (select hoy()) as dia) h
  left join documento u on u.cuenta_id = q.cuenta_id and u.recursoid = q.recursoid and u.tipodocumentoid = q.tipodocumentoid and u.es_ultimo
  left join documento v on v.cuenta_id = q.cuenta_id and v.recursoid = q.recursoid and v.tipodocumentoid = q.tipodocumentoid and v.es_vigente
  left join excepcion x on x.cuenta_id = q.cuenta_id and x.recursoid = q.recursoid and x.tipodocumentoid = q.tipodocumentoid and x.vale
    and x.operacionid is null and h.dia between x.desde and x.hasta
  cross join lateral casilla_segun(u, v, x, q.vigencia, h.dia) e
  union all
  select f.*, false, e.estado, e.renovacion, e.documentoid, e.vigente_documentoid, e.fecha_vencimiento, e.periodo, e.motivo, e.presentado,
    e.numero, e.fecha_emision, e.desde, false, null, null
  from recurso r
  cross join (select (select hoy()) as dia) h
  join documento u on u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid and u.es_ultimo
  join tipo_documento t on t.tipodocumentoid = u.tipodocumentoid
  cross join lateral que_piden(r.cuenta_id, r.recursoid, t.tipodocumentoid) o
  left join documento v on v.cuenta_id = u.cuenta_id and v.recursoid = u.recursoid and v.tipodocumentoid = u.tipodocumentoid and v.es_vigente
  cross join lateral ficha_de(r, t, null) f
  cross join lateral casilla_segun(u, v, null, t.vigencia, h.dia) e
  where not (tipo_aplica(t, r, h.dia) and (t.alcance = 'general' or o.operaciones is not null))
  union all
  select f.*, tipo_aplica(t, r, h.dia) and (t.alcance = 'general' or o.operaciones is not null), estado_mes(m.estado, m.bloqueado), false, m.documentoid, m.vigente_documentoid,
    m.fecha_vencimiento, m.periodo, m.motivo, m.presentado, m.numero, m.fecha_emision,
    desde_casilla(estado_mes(m.estado, m.bloqueado), m.presentado, m.decidido, m.bloqueado_desde), true, null, null
  from mes m
  cross join (select (select hoy()) as dia) h
  join recurso r on r.cuenta_id = m.cuenta_id and r.recursoid = m.recursoid
  join tipo_documento t on t.tipodocumentoid = m.tipodocumentoid
  cross join lateral que_piden(r.cuenta_id, r.recursoid, t.tipodocumentoid) o
  cross join lateral ficha_de(r, t, case when tipo_aplica(t, r, h.dia) then o.operaciones end) f
) c;
grant select on casilla to portal_app, portal_proveedor;
