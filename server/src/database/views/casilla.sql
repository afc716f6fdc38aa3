-- Every slot: those that apply today, presented or not, and those presented for a type that no longer applies (exigible false).
-- Beside them (mes) the months of a monthly type that stand otherwise than their slot: they decide nothing over fitness.
-- See docs/decisions/0042.
create view casilla with (security_invoker) as
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
  false as mes
from requisito q
left join documento u on u.cuenta_id = q.cuenta_id and u.recursoid = q.recursoid and u.tipodocumentoid = q.tipodocumentoid and u.es_ultimo
left join documento v on v.cuenta_id = q.cuenta_id and v.recursoid = q.recursoid and v.tipodocumentoid = q.tipodocumentoid and v.es_vigente
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
  false
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
where not tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas, r.transporta_alimentos,
  r.titularidad, r.extranjero, (select hoy()))
union all
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.marca, r.estado, t.tipodocumentoid, t.nombre, t.nombre_corto, t.instrucciones,
  t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.dia_exigible, t.compartido, t.ejemplo, t.orden,
  tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas, r.transporta_alimentos,
    r.titularidad, r.extranjero, (select hoy())),
  estado_mes(m.estado, m.bloqueado), false, m.documentoid, m.vigente_documentoid, m.fecha_vencimiento, m.periodo, m.motivo, m.presentado,
  m.numero, m.fecha_emision,
  desde_casilla(estado_mes(m.estado, m.bloqueado), m.presentado, m.decidido, m.bloqueado_desde), true
from mes m
join recurso r on r.cuenta_id = m.cuenta_id and r.recursoid = m.recursoid
join tipo_documento t on t.tipodocumentoid = m.tipodocumentoid;
grant select on casilla to portal_app, portal_proveedor;

-- The slots that the caller's active resources are asked for today, or those of them of these kinds or in this state: what
-- the dashboard counts. PostgreSQL keeps a plan for all carriers, made for whoever came first: nested loops made for an ordinary one took
-- a large one more than 20 seconds, and reading whole tables, made for a large one, took an ordinary one 100 ms. Hashing
-- what an index finds grows with the carrier alone. The memory is for the 100,000 slots of a large one.
-- `p_patron` is for `like`, as sin_acentos writes; accents are taken off each name once, not off each slot.
create function casillas_de_hoy(p_tipos text[], p_estado text, p_patron text) returns setof casilla language plpgsql stable rows 1000
set enable_nestloop = off set enable_seqscan = off set work_mem = '32MB' as $$
begin
  if p_patron is null then
    return query
      select * from casilla
      where cuenta_id = mi_cuenta() and exigible and estado_recurso = 'ACTIVO'
        and (p_tipos is null or tiporecurso = any (p_tipos)) and (p_estado is null or estado = p_estado);
    return;
  end if;
  return query
    with recurso_dicho as materialized (
      select recursoid, sin_acentos(nombre) as nombre, sin_acentos(coalesce(dominio, '') || ' ' || coalesce(marca, '')) as patente
      from recurso where cuenta_id = mi_cuenta() and estado = 'ACTIVO'
    ), tipo_dicho as materialized (
      select tipodocumentoid, sin_acentos(nombre) as nombre from tipo_documento
    )
    select c.* from casilla c join recurso_dicho r using (recursoid) join tipo_dicho t using (tipodocumentoid)
    where c.cuenta_id = mi_cuenta() and c.exigible and c.estado_recurso = 'ACTIVO'
      and (p_tipos is null or c.tiporecurso = any (p_tipos)) and (p_estado is null or c.estado = p_estado)
      and r.nombre || ' ' || t.nombre || ' ' || r.patente like p_patron;
end $$;

revoke execute on function casillas_de_hoy from public;
grant execute on function casillas_de_hoy to portal_app, portal_proveedor;
