-- Unidades, the dominios' fitness, and how slots stood or will stand on any day. See docs/decisions/0010.

-- Why a resource is not fit whatever its documents.
create function motivo_estado(estado text, fecha_baja date) returns text language sql immutable parallel safe
return case estado
  when 'BLOQUEADO' then 'Bloqueado por el proveedor'
  when 'BAJA' then 'Dado de baja' || coalesce(' el ' || fecha_es(fecha_baja), '')
end;

-- The slots that are asked of one resource today, summed up. `de` follows each type's name in the motives (' de AB123CD').
-- Inlined where it is used: the day is asked for inside, because a subquery among its arguments would prevent that.
create function resumen_casillas(
  p_cuenta text, p_recurso text, de text, exigencias text, vehiculo text, carroceria text, tipo_vehiculo text,
  peligrosas boolean, alimentos boolean, titularidad text, extranjero boolean
) returns table (no_aptas bigint, vence_pronto boolean, motivos text[], faltantes bigint, proximo_vencimiento date)
language sql stable parallel safe as $$
  select
    count(*) filter (where s.critico and s.obligatorio and s.estado <> 'activo'),
    bool_or(s.critico and s.obligatorio and s.estado = 'activo' and s.vencimiento <= (select hoy()) + aviso_de(s.vigencia)),
    array_agg(motivo_casilla(s.nombre || de, s.estado, s.vencimiento) order by s.estado = 'activo', s.orden)
      filter (where s.critico and s.obligatorio and (s.estado <> 'activo' or s.vencimiento <= (select hoy()) + aviso_de(s.vigencia))),
    count(*) filter (where s.obligatorio and s.estado = 'pendiente'),
    min(s.vencimiento) filter (where s.estado = 'activo')
  from (
    select t.nombre, t.critico, t.obligatorio, t.vigencia, t.orden, v.fecha_vencimiento as vencimiento,
      estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, (select hoy())) as estado
    from tipo_documento t
    left join documento u on u.cuenta_id = p_cuenta and u.recursoid = p_recurso and u.tipodocumentoid = t.tipodocumentoid and u.es_ultimo
    left join documento v on v.cuenta_id = p_cuenta and v.recursoid = p_recurso and v.tipodocumentoid = t.tipodocumentoid and v.es_vigente
    where tipo_exigido(t, exigencias, vehiculo, carroceria, tipo_vehiculo, peligrosas, alimentos, titularidad, extranjero, (select hoy()))
  ) s
$$;

-- As it was, with what its state says and what its documents say told apart in columns of their own.
drop view chofer_con_aptitud;
create view chofer_con_aptitud with (security_invoker) as
select c.*, c.apellido || ', ' || c.nombre as nombre_completo,
  aptitud_de(a.no_aptas, a.vence_pronto, c.estado_cuenta) as aptitud,
  array_remove(array[motivo_estado(c.estado_cuenta, c.fecha_baja)], null) || coalesce(a.motivos, '{}') as motivos,
  a.faltantes, a.proximo_vencimiento,
  motivo_estado(c.estado_cuenta, c.fecha_baja) as motivo_estado,
  coalesce(a.motivos, '{}') as motivos_documentos
from chofer c
left join lateral resumen_casillas(c.cuenta_id, c.choferid, '',
  case c.estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end, null, null, null,
  c.transporta_peligrosas, c.transporta_alimentos, null, c.nacionalidad <> 'Argentina') a on true;

-- Nothing is asked of a dominio on leave.
create view dominio_con_aptitud with (security_invoker) as
select d.*,
  aptitud_de(a.no_aptas, a.vence_pronto, d.estado_dominio) as aptitud,
  array_remove(array[motivo_estado(d.estado_dominio, d.fecha_baja)], null) || coalesce(a.motivos, '{}') as motivos,
  a.faltantes, a.proximo_vencimiento,
  motivo_estado(d.estado_dominio, d.fecha_baja) as motivo_estado,
  coalesce(a.motivos, '{}') as motivos_documentos
from dominio d
left join lateral resumen_casillas(d.cuenta_id, d.dominioid, '',
  case when d.estado_dominio <> 'BAJA' then 'dominio' end, d.vehiculo, d.carroceria, d.tipo_vehiculo,
  d.transporta_peligrosas, d.transporta_alimentos, d.titularidad, false) a on true;

create view transporte_con_aptitud with (security_invoker) as
select c.cuenta_id, aptitud_de(a.no_aptas, a.vence_pronto, 'ACTIVO') as aptitud, coalesce(a.motivos, '{}') as motivos, a.faltantes,
  a.proximo_vencimiento
from cuenta c
left join lateral resumen_casillas(c.cuenta_id, c.cuenta_id, '', 'transporte', null, null, null, false, false, null, false) a on true;

-- A line of history for a resource itself, with its names as they stand.
create function anotar_recurso(p_recursoid text, p_estado text, p_nota text default null) returns void language sql
begin atomic
  insert into historial (cuenta_id, docrechistorial_estado, tiporecurso, recursoid, choferid, dominioid, dominio, marca, nombre, actor, actor_nombre, nota)
  select r.cuenta_id, p_estado, r.tiporecurso, r.recursoid,
    case when r.tiporecurso like 'chofer%' then r.recursoid end, case when r.tiporecurso = 'dominio' then r.recursoid end,
    r.dominio, r.marca, r.nombre, yo(), nombre_de(yo()), p_nota
  from recurso r
  where r.recursoid = p_recursoid;
end;

-- Parts are named with their carrier, so that another's can't be put in.
alter table chofer add constraint chofer_de_cuenta unique (cuenta_id, choferid);
alter table dominio add constraint dominio_de_cuenta unique (cuenta_id, dominioid);

create table unidad (
  unidadid text collate "C" primary key default '19x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  nombre text not null,
  tractor text collate "C",
  arrastre1 text collate "C",
  arrastre2 text collate "C",
  chofer1 text collate "C",
  chofer2 text collate "C",
  estado text not null default 'ACTIVA' check (estado in ('ACTIVA', 'INACTIVA')),
  createdtime timestamptz not null default now(),
  version integer not null default 1,
  texto text generated always as (sin_acentos(nombre)) stored,
  foreign key (cuenta_id, tractor) references dominio (cuenta_id, dominioid),
  foreign key (cuenta_id, arrastre1) references dominio (cuenta_id, dominioid),
  foreign key (cuenta_id, arrastre2) references dominio (cuenta_id, dominioid),
  foreign key (cuenta_id, chofer1) references chofer (cuenta_id, choferid),
  foreign key (cuenta_id, chofer2) references chofer (cuenta_id, choferid),
  -- A tractor that leaves takes its unit off the road.
  check (estado = 'INACTIVA' or tractor is not null),
  check (tractor <> arrastre1 and tractor <> arrastre2 and arrastre1 <> arrastre2),
  check (chofer1 <> chofer2)
);
create index unidad_lista on unidad (cuenta_id, estado, nombre, unidadid);
create index unidad_tractor on unidad (cuenta_id, tractor);
create index unidad_arrastre1 on unidad (cuenta_id, arrastre1) where arrastre1 is not null;
create index unidad_arrastre2 on unidad (cuenta_id, arrastre2) where arrastre2 is not null;
create index unidad_chofer1 on unidad (cuenta_id, chofer1) where chofer1 is not null;
create index unidad_chofer2 on unidad (cuenta_id, chofer2) where chofer2 is not null;
call privado.proteger('unidad');
grant select, insert, update on unidad to portal_app, portal_proveedor;

-- What a unit is made of, one row a part. Its transporte is a part of every unit.
create view parte_de_unidad with (security_invoker) as
select cuenta_id, unidadid, nombre as unidad, estado as estado_unidad, 'transporte' as lugar, 0 as orden, cuenta_id as recursoid from unidad
union all
select cuenta_id, unidadid, nombre, estado, 'tractor', 1, tractor from unidad where tractor is not null
union all
select cuenta_id, unidadid, nombre, estado, 'arrastre1', 2, arrastre1 from unidad where arrastre1 is not null
union all
select cuenta_id, unidadid, nombre, estado, 'arrastre2', 3, arrastre2 from unidad where arrastre2 is not null
union all
select cuenta_id, unidadid, nombre, estado, 'chofer1', 4, chofer1 from unidad where chofer1 is not null
union all
select cuenta_id, unidadid, nombre, estado, 'chofer2', 5, chofer2 from unidad where chofer2 is not null;

-- A unit is as fit as the least fit of its parts, and not at all while it is inactive.
create view unidad_con_aptitud with (security_invoker) as
select u.*,
  case when u.estado = 'INACTIVA' or a.no_apta then 'no habilitado' when a.vence_pronto then 'por vencer' else 'habilitado' end as aptitud,
  case u.estado when 'INACTIVA' then '{La unidad está inactiva}'::text[] else '{}' end || coalesce(a.motivos, '{}') as motivos,
  a.proximo_vencimiento
from unidad u
left join lateral (
  select bool_or(p.aptitud = 'no habilitado') as no_apta, bool_or(p.aptitud = 'por vencer') as vence_pronto,
    array_agg(m.motivo order by p.aptitud <> 'no habilitado', p.orden, m.lugar) filter (where m.motivo is not null) as motivos,
    min(p.proximo_vencimiento) as proximo_vencimiento
  from (
    select parte.orden, aptitud_de(s.no_aptas, s.vence_pronto, r.estado) as aptitud, s.proximo_vencimiento,
      case r.estado
        when 'BLOQUEADO' then array[coalesce(r.dominio, r.nombre) || ' está bloqueado por el proveedor']
        when 'BAJA' then array[coalesce(r.dominio, r.nombre) || ' está dado de baja']
        else '{}'
      end || coalesce(s.motivos, '{}') as motivos
    from unnest(array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) with ordinality parte(recursoid, orden)
    -- Fenced: where a carrier has thousands, the planner would else read all its resources to find six.
    cross join lateral (select * from recurso where cuenta_id = u.cuenta_id and recursoid = parte.recursoid offset 0) r
    left join lateral resumen_casillas(r.cuenta_id, r.recursoid,
      case r.tiporecurso when 'transporte' then ' del transporte' else ' de ' || coalesce(r.dominio, r.nombre) end,
      r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas, r.transporta_alimentos, r.titularidad,
      r.extranjero) s on true
  ) p
  left join lateral unnest(p.motivos) with ordinality m(motivo, lugar) on true
) a on true;

-- From when a presentation can be in force: its period's first day, its issue, or else the day it was presented.
create function documento_desde(periodo text, fecha_emision date, presentado timestamptz) returns date language sql immutable parallel safe
return coalesce(
  make_date(substr(periodo, 1, 4)::int, substr(periodo, 6, 2)::int, 1),
  fecha_emision,
  (presentado at time zone 'America/Argentina/Buenos_Aires')::date
);

-- The slots asked of one resource on a day, past or to come, from the requirements of that day and the presentations that
-- had begun by then.
create function casillas_al(p_cuenta text, p_recurso text, dia date) returns table (
  tipodocumentoid text, nombre text, critico boolean, obligatorio boolean, vigencia text, orden integer, estado text, fecha_vencimiento date
) language sql stable parallel safe as $$
  select t.tipodocumentoid, t.nombre, t.critico, t.obligatorio, t.vigencia, t.orden,
    estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, dia),
    case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end
  -- Fenced, as in unidad_con_aptitud.
  from (select * from recurso where cuenta_id = p_cuenta and recursoid = p_recurso offset 0) r
  join tipo_documento t on tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas,
    r.transporta_alimentos, r.titularidad, r.extranjero, dia)
  left join lateral (
    select d.estado, d.bloqueado, d.fecha_vencimiento from documento d
    where d.cuenta_id = r.cuenta_id and d.recursoid = r.recursoid and d.tipodocumentoid = t.tipodocumentoid and d.estado <> 'anulado'
      and documento_desde(d.periodo, d.fecha_emision, d.presentado) <= dia
    order by d.presentado desc, d.documentoid desc limit 1
  ) u on true
  left join lateral (
    select d.documentoid, d.bloqueado, d.fecha_vencimiento from documento d
    where d.cuenta_id = r.cuenta_id and d.recursoid = r.recursoid and d.tipodocumentoid = t.tipodocumentoid and d.estado = 'aprobado'
      and documento_desde(d.periodo, d.fecha_emision, d.presentado) <= dia
    order by d.presentado desc, d.documentoid desc limit 1
  ) v on true
$$;

grant select on chofer_con_aptitud, dominio_con_aptitud, transporte_con_aptitud, parte_de_unidad, unidad_con_aptitud to portal_app, portal_proveedor;

-- Search: `like` is not leakproof, so under row level security the trigram index is left alone. As the owner these use it,
-- and answer ids of the caller's carrier alone. See docs/decisions/0011. Patterns are for `like`, as sin_acentos writes.
create function choferes_que_dicen(p_patrones text[]) returns text[] language sql stable security definer set search_path = public, pg_temp
begin atomic
  select array_agg(choferid) from chofer where cuenta_id = mi_cuenta() and texto like any (p_patrones);
end;

create function dominios_que_dicen(p_patrones text[]) returns text[] language sql stable security definer set search_path = public, pg_temp
begin atomic
  select array_agg(dominioid) from dominio where cuenta_id = mi_cuenta() and texto like any (p_patrones);
end;

-- What was presented last, of any type and by the number on it.
create index documento_reciente on documento (cuenta_id, presentado desc) where es_ultimo;
create index documento_numero on documento using gin (cuenta_id, sin_acentos(numero) gin_trgm_ops) where es_ultimo and numero is not null;

-- The newest presentations of their slots, by the number that their paper bears.
create function documentos_que_dicen(p_patrones text[]) returns text[] language sql stable security definer set search_path = public, pg_temp
begin atomic
  select array_agg(documentoid) from documento
  where cuenta_id = mi_cuenta() and es_ultimo and numero is not null and sin_acentos(numero) like any (p_patrones);
end;
revoke execute on function choferes_que_dicen, dominios_que_dicen, documentos_que_dicen from public;
grant execute on function choferes_que_dicen, dominios_que_dicen, documentos_que_dicen to portal_app;
