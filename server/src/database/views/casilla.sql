-- Every slot: those that apply today, presented or not, and those presented for a type that no longer applies (exigible false).
-- Beside them (mes) the months of a monthly type that stand otherwise than their slot: they decide nothing over fitness.
-- See docs/decisions/0042. `celda` tells apart what ends soon and what nobody has to present; `fin` is the end of what is or
-- was in force; for `urgencia` see urgencia_de. `exceptuado_hasta` is told of what is asked alone; `excepcionid` names what
-- lifts, whether or not there is anything to be lifted.
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
  select q.cuenta_id, q.recursoid, q.tiporecurso, q.recurso, q.dominio, q.marca, q.estado_recurso, q.tipodocumentoid, q.nombre, q.nombre_corto, q.instrucciones,
    q.critico, q.obligatorio, q.vigencia, q.meses, q.max_archivos, q.dia_exigible, q.compartido, q.ejemplo, q.orden, true as exigible,
    e.estado,
    coalesce(u.estado = 'en revision' and v.documentoid is not null, false) as renovacion,
    case when h.del_vigente then v.documentoid else u.documentoid end as documentoid, v.documentoid as vigente_documentoid,
    case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end as fecha_vencimiento,
    case when h.dice_vigente then v.periodo else u.periodo end as periodo,
    case when v.bloqueado or h.del_vigente then v.motivo else u.motivo end as motivo,
    case when h.del_vigente then v.presentado else u.presentado end as presentado,
    case when h.dice_vigente then v.numero else u.numero end as numero,
    case when h.dice_vigente then v.fecha_emision else u.fecha_emision end as fecha_emision,
    desde_casilla(e.estado, u.presentado, u.decidido, case when v.bloqueado then v.bloqueado_desde else u.bloqueado_desde end) as desde,
    false as mes,
    exceptuado_hasta(e.estado, v.fecha_vencimiento, x.hasta) as exceptuado_hasta, x.excepcionid
  from requisito q
  left join documento u on u.cuenta_id = q.cuenta_id and u.recursoid = q.recursoid and u.tipodocumentoid = q.tipodocumentoid and u.es_ultimo
  left join documento v on v.cuenta_id = q.cuenta_id and v.recursoid = q.recursoid and v.tipodocumentoid = q.tipodocumentoid and v.es_vigente
  left join excepcion x on x.cuenta_id = q.cuenta_id and x.recursoid = q.recursoid and x.tipodocumentoid = q.tipodocumentoid and x.vale
    and (select hoy()) between x.desde and x.hasta
  cross join lateral (
    select estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, (select hoy())) as estado
  ) e
  cross join lateral (
    select q.vigencia = 'mensual' and habla_vigente(q.vigencia, e.estado, v.bloqueado) as del_vigente,
      case q.vigencia when 'mensual' then habla_vigente(q.vigencia, e.estado, v.bloqueado) else v.documentoid is not null end as dice_vigente
  ) h
  union all
  select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.marca, r.estado, t.tipodocumentoid, t.nombre, t.nombre_corto, t.instrucciones,
    t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.dia_exigible, t.compartido, t.ejemplo, t.orden, false,
    e.estado,
    coalesce(u.estado = 'en revision' and v.documentoid is not null, false),
    case when h.del_vigente then v.documentoid else u.documentoid end, v.documentoid,
    case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end,
    case when h.dice_vigente then v.periodo else u.periodo end,
    case when v.bloqueado or h.del_vigente then v.motivo else u.motivo end,
    case when h.del_vigente then v.presentado else u.presentado end,
    case when h.dice_vigente then v.numero else u.numero end,
    case when h.dice_vigente then v.fecha_emision else u.fecha_emision end,
    desde_casilla(e.estado, u.presentado, u.decidido, case when v.bloqueado then v.bloqueado_desde else u.bloqueado_desde end),
    false, null, null
  from recurso r
  join documento u on u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid and u.es_ultimo
  join tipo_documento t on t.tipodocumentoid = u.tipodocumentoid
  left join documento v on v.cuenta_id = u.cuenta_id and v.recursoid = u.recursoid and v.tipodocumentoid = u.tipodocumentoid and v.es_vigente
  cross join lateral (
    select estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, (select hoy())) as estado
  ) e
  cross join lateral (
    select t.vigencia = 'mensual' and habla_vigente(t.vigencia, e.estado, v.bloqueado) as del_vigente,
      case t.vigencia when 'mensual' then habla_vigente(t.vigencia, e.estado, v.bloqueado) else v.documentoid is not null end as dice_vigente
  ) h
  where not tipo_exigido(t, r, (select hoy()))
  union all
  select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.marca, r.estado, t.tipodocumentoid, t.nombre, t.nombre_corto, t.instrucciones,
    t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.dia_exigible, t.compartido, t.ejemplo, t.orden,
    tipo_exigido(t, r, (select hoy())),
    estado_mes(m.estado, m.bloqueado), false, m.documentoid, m.vigente_documentoid, m.fecha_vencimiento, m.periodo, m.motivo, m.presentado,
    m.numero, m.fecha_emision,
    desde_casilla(estado_mes(m.estado, m.bloqueado), m.presentado, m.decidido, m.bloqueado_desde), true, null, null
  from mes m
  join recurso r on r.cuenta_id = m.cuenta_id and r.recursoid = m.recursoid
  join tipo_documento t on t.tipodocumentoid = m.tipodocumentoid
) c;
grant select on casilla to portal_app, portal_proveedor;
