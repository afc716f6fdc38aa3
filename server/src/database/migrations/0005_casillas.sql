-- The functions are inlined into the views as long as each uses `dia` once, and the day is asked for once a statement.
-- What is required, how each slot stands, and who is fit: computed from presentations and the day, never stored.
-- server/src/rules/ decides the same; a property test holds both against each other.

-- The `case` is for the planner, which takes so many conditions together for nearly impossible, and would then look up
-- each slot's document on its own: a page of 50 choferes takes less than half the time with it.
create function tipo_exigido(
  t tipo_documento, tiporecurso text, vehiculo text, carroceria text, tipo_vehiculo text,
  peligrosas boolean, alimentos boolean, titularidad text, extranjero boolean, dia date
) returns boolean language sql immutable parallel safe
return case when coalesce(t.docrectipo_recurso = tiporecurso, false)
  and daterange(t.vigente_desde, t.vigente_hasta, '[]') @> dia
  and (t.aplica_vehiculos is null or coalesce(vehiculo = any (t.aplica_vehiculos), false))
  and (t.aplica_carrocerias is null or coalesce(carroceria = any (t.aplica_carrocerias), false))
  and (t.aplica_tipo_vehiculo is null or coalesce(t.aplica_tipo_vehiculo = tipo_vehiculo, false))
  and (not t.aplica_peligrosas or coalesce(peligrosas, false))
  and (not t.aplica_alimentos or coalesce(alimentos, false))
  and (t.aplica_titularidades is null or coalesce(titularidad = any (t.aplica_titularidades), false))
  and (not t.aplica_extranjeros or coalesce(extranjero, false))
  then true else false end;

-- `u` the newest presentation of the slot, `v` the newest approved one. A document is valid through its date.
create function estado_casilla(
  u_estado text, u_bloqueado boolean, v_documentoid text, v_vencimiento date, v_bloqueado boolean, dia date
) returns text language sql immutable parallel safe
return case
  when u_estado is null then 'pendiente'
  when u_bloqueado or coalesce(v_bloqueado, false) then 'bloqueado'
  when v_documentoid is not null and (v_vencimiento is null or v_vencimiento >= dia) then 'activo'
  when u_estado = 'en revision' then 'en revision'
  when u_estado = 'rechazado' then 'rechazado'
  else 'vencido'
end;

create function motivo_casilla(nombre text, estado text, vencimiento date) returns text language sql immutable parallel safe
return nombre || case estado
  when 'pendiente' then ': falta presentar'
  when 'en revision' then ': en revisión'
  when 'rechazado' then ': rechazado'
  when 'bloqueado' then ': bloqueado por el proveedor'
  when 'vencido' then coalesce(' venció el ' || fecha_es(vencimiento), ': vencido')
  else coalesce(' vence el ' || fecha_es(vencimiento), '')
end;

create view recurso with (security_invoker) as
-- `exigencias` names the set of requirements: that of a chofer on leave is another, a dominio on leave has none.
select cuenta_id, cuenta_id as recursoid, 'transporte' as tiporecurso, 'transporte' as exigencias, accountname as nombre, null::text as dominio, null::text as marca,
  'ACTIVO' as estado, null::text as vehiculo, null::text as carroceria, null::text as tipo_vehiculo, false as transporta_peligrosas,
  false as transporta_alimentos, null::text as titularidad, false as extranjero
from cuenta
union all
select cuenta_id, choferid, case estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end,
  case estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end, apellido || ', ' || nombre, null, null,
  estado_cuenta, null, null, null, transporta_peligrosas, transporta_alimentos, null, nacionalidad <> 'Argentina'
from chofer
union all
select cuenta_id, dominioid, 'dominio', case when estado_dominio <> 'BAJA' then 'dominio' end, coalesce(nullif(nombre, ''), dominio), dominio, marca,
  estado_dominio, vehiculo, carroceria, tipo_vehiculo, transporta_peligrosas, transporta_alimentos, titularidad, false
from dominio;

-- Each type that applies to each resource today, demanded or optional.
create view requisito with (security_invoker) as
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre as recurso, r.dominio, r.marca, r.estado as estado_recurso,
  t.tipodocumentoid, t.nombre, t.instrucciones, t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.orden
from recurso r
join tipo_documento t on tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas,
  r.transporta_alimentos, r.titularidad, r.extranjero, (select hoy()));

-- Every slot: those that apply today, presented or not, and those presented for a type that no longer applies (exigible false).
create view casilla with (security_invoker) as
select q.cuenta_id, q.recursoid, q.tiporecurso, q.recurso, q.dominio, q.marca, q.estado_recurso, q.tipodocumentoid, q.nombre, q.instrucciones,
  q.critico, q.obligatorio, q.vigencia, q.meses, q.max_archivos, q.orden, true as exigible,
  estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, (select hoy())) as estado,
  coalesce(u.estado = 'en revision' and v.documentoid is not null, false) as renovacion,
  u.documentoid, v.documentoid as vigente_documentoid,
  case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end as fecha_vencimiento,
  case when v.documentoid is null then u.periodo else v.periodo end as periodo,
  case when v.bloqueado then v.motivo else u.motivo end as motivo, u.presentado
from requisito q
left join documento u on u.cuenta_id = q.cuenta_id and u.recursoid = q.recursoid and u.tipodocumentoid = q.tipodocumentoid and u.es_ultimo
left join documento v on v.cuenta_id = q.cuenta_id and v.recursoid = q.recursoid and v.tipodocumentoid = q.tipodocumentoid and v.es_vigente
union all
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.marca, r.estado, t.tipodocumentoid, t.nombre, t.instrucciones,
  t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.orden, false,
  estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, (select hoy())),
  coalesce(u.estado = 'en revision' and v.documentoid is not null, false),
  u.documentoid, v.documentoid,
  case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end,
  case when v.documentoid is null then u.periodo else v.periodo end,
  case when v.bloqueado then v.motivo else u.motivo end, u.presentado
from recurso r
join documento u on u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid and u.es_ultimo
join tipo_documento t on t.tipodocumentoid = u.tipodocumentoid
left join documento v on v.cuenta_id = u.cuenta_id and v.recursoid = u.recursoid and v.tipodocumentoid = u.tipodocumentoid and v.es_vigente
where not tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas, r.transporta_alimentos,
  r.titularidad, r.extranjero, (select hoy()));

-- How many days before its end a document counts as `por vencer`. A monthly one never has more than a month left,
-- and with 30 days nobody would ever be just fit: see docs/decisions/0007.
create function aviso_de(vigencia text) returns integer language sql immutable parallel safe
return case vigencia when 'mensual' then 7 else 30 end;

-- Fitness of a slot's resource.
create function aptitud_de(no_aptas bigint, vence_pronto boolean, estado_recurso text) returns text language sql immutable parallel safe
return case
  when estado_recurso <> 'ACTIVO' or no_aptas > 0 then 'no habilitado'
  when coalesce(vence_pronto, false) then 'por vencer'
  else 'habilitado'
end;

create view chofer_con_aptitud with (security_invoker) as
select c.*, c.apellido || ', ' || c.nombre as nombre_completo,
  aptitud_de(a.no_aptas, a.vence_pronto, c.estado_cuenta) as aptitud,
  case when c.estado_cuenta = 'BLOQUEADO' then '{Bloqueado por el proveedor}'::text[] else '{}' end
    || case when c.estado_cuenta = 'BAJA' then array['Dado de baja' || coalesce(' el ' || fecha_es(c.fecha_baja), '')] else '{}' end
    || coalesce(a.motivos, '{}') as motivos,
  a.faltantes, a.proximo_vencimiento
from chofer c
left join lateral (
  select
    count(*) filter (where s.critico and s.obligatorio and s.estado <> 'activo') as no_aptas,
    bool_or(s.critico and s.obligatorio and s.estado = 'activo' and s.vencimiento <= (select hoy()) + aviso_de(s.vigencia)) as vence_pronto,
    array_agg(motivo_casilla(s.nombre, s.estado, s.vencimiento) order by s.estado = 'activo', s.orden)
      filter (where s.critico and s.obligatorio and (s.estado <> 'activo' or s.vencimiento <= (select hoy()) + aviso_de(s.vigencia))) as motivos,
    count(*) filter (where s.obligatorio and s.estado = 'pendiente') as faltantes,
    min(s.vencimiento) filter (where s.estado = 'activo') as proximo_vencimiento
  from (
    select t.nombre, t.critico, t.obligatorio, t.vigencia, t.orden, v.fecha_vencimiento as vencimiento,
      estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, (select hoy())) as estado
    from tipo_documento t
    left join documento u on u.cuenta_id = c.cuenta_id and u.recursoid = c.choferid and u.tipodocumentoid = t.tipodocumentoid and u.es_ultimo
    left join documento v on v.cuenta_id = c.cuenta_id and v.recursoid = c.choferid and v.tipodocumentoid = t.tipodocumentoid and v.es_vigente
    where tipo_exigido(t, case c.estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end, null, null, null,
      c.transporta_peligrosas, c.transporta_alimentos, null, c.nacionalidad <> 'Argentina', (select hoy()))
  ) s
) a on true;

-- The same for every kind of resource, for counts over all of them.
create view recurso_con_aptitud with (security_invoker) as
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.estado,
  aptitud_de(count(*) filter (where s.critico and s.obligatorio and s.estado <> 'activo'),
    bool_or(s.critico and s.obligatorio and s.estado = 'activo' and s.fecha_vencimiento <= (select hoy()) + aviso_de(s.vigencia)), r.estado) as aptitud
from recurso r
left join casilla s on s.cuenta_id = r.cuenta_id and s.recursoid = r.recursoid and s.exigible
group by r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.estado;

grant select on recurso, requisito, casilla, chofer_con_aptitud, recurso_con_aptitud to portal_app, portal_proveedor;
