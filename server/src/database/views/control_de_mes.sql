-- The days of a month on which a chofer was on the road: from when it stands in the portal, or its own first day if that came
-- later, until it leaves. One on leave of whom no day is known was there all along.
create function dias_en_ruta(c chofer, primero date) returns daterange language sql immutable parallel safe
return (
  select case when d.desde <= d.hasta then daterange(d.desde, d.hasta, '[]') else 'empty' end
  from (select
    greatest(primero, (c.createdtime at time zone 'America/Argentina/Buenos_Aires')::date, c.fecha_alta) as desde,
    least((primero + interval '1 month')::date - 1, case when c.estado_cuenta = 'BAJA' then c.fecha_baja end) as hasta
  ) d
);

-- On which days a paper proves something: a monthly one all that were asked of its month, one that never ends all from its
-- issue on, and one that doesn't say its issue all of them; others from their issue, or else from the day on which they were presented.
create function prueba_durante(t tipo_documento, d documento, dias daterange, mes text) returns daterange language sql immutable parallel safe
return case t.vigencia
  when 'mensual' then case when d.periodo = mes then dias else 'empty' end
  when 'sin vencimiento' then case when d.fecha_emision is null or d.fecha_emision < upper(dias) then dias else 'empty' end
  else case when d.fecha_vencimiento >= documento_desde(null, d.fecha_emision, d.presentado)
    then daterange(documento_desde(null, d.fecha_emision, d.presentado), d.fecha_vencimiento, '[]') else 'empty' end
end;

-- How what one type proves stands for a chofer in a month, by what was presented of it, and the papers that prove it, or the one
-- that speaks where none does. A paper that is blocked proves nothing, and neither does another beside it.
create function prueba_de(p_cuenta text, p_recurso text, t tipo_documento, dias daterange, p_mes text)
returns table (estado text, bloqueado boolean, papeles text[]) language sql stable parallel safe as $$
  select
    case
      when p.bloqueado then 'rechazado'
      when p.cubre @> dias then 'cumplido'
      when p.ultimo in ('en revision', 'rechazado') then p.ultimo
      else 'falta'
    end,
    coalesce(p.bloqueado, false),
    case when not p.bloqueado and p.cubre @> dias then p.aprobados else p.habla end
  from (
    select bool_or(d.bloqueado) as bloqueado,
      range_agg(r.rango) filter (where d.estado = 'aprobado') as cubre,
      array_agg(d.documentoid order by d.presentado, d.documentoid) filter (where d.estado = 'aprobado') as aprobados,
      (array_agg(d.estado order by d.presentado desc, d.documentoid desc))[1] as ultimo,
      (array_agg(d.documentoid order by d.bloqueado desc, d.presentado desc, d.documentoid desc))[1:1] as habla
    from documento d
    cross join lateral (select prueba_durante(t, d, dias, p_mes) as rango offset 0) r
    where d.cuenta_id = p_cuenta and d.recursoid = p_recurso and d.tipodocumentoid = t.tipodocumentoid and d.estado <> 'anulado'
      and (t.vigencia <> 'mensual' or d.periodo = p_mes) and r.rango && dias
  ) p
$$;

-- Whether a type proves something of a chofer on some of those days: it is in force, and asked of the chofer.
create function tipo_prueba(t tipo_documento, c chofer, dias daterange) returns boolean language sql stable parallel safe
return t.docrectipo_recurso = 'chofer' and daterange(t.vigente_desde, t.vigente_hasta, '[]') && dias
  and (not t.aplica_peligrosas or c.transporta_peligrosas) and (not t.aplica_alimentos or c.transporta_alimentos)
  and (not t.aplica_extranjeros or c.nacionalidad <> 'Argentina')
  and t.aplica_vehiculos is null and t.aplica_carrocerias is null and t.aplica_tipo_vehiculo is null and t.aplica_titularidades is null
  and (t.alcance = 'general' or exists (select from exigencias_de(c.cuenta_id, c.choferid, t.tipodocumentoid, upper(dias) - 1)));

-- How a control stands in a month, once the month may have been closed: what proves it later is late, and what was closed as proved
-- stays so unless its paper was blocked since. contract/src/reglaDeControl.ts decides the same.
create function control_tras_cierre(ahora text, bloqueado boolean, cerrado boolean, congelado text) returns text language sql immutable parallel safe
return case
  when ahora is null then congelado
  when not cerrado then ahora
  when bloqueado and ahora = 'rechazado' then ahora
  when congelado in ('cumplido', 'tardio') then congelado
  when ahora = 'cumplido' then 'tardio'
  when congelado in ('exceptuado', 'no corresponde') then congelado
  else ahora
end;

-- Each control of each chofer who was on the road in a month, of some accounts, and of each who was when the month was closed:
-- `ahora` by what there is today, `congelado` as it was closed last, `estado` by both. See docs/decisions/0139.
create function control_de_mes(p_cuentas text[], p_mes text) returns table (
  cuenta_id text, recursoid text, nombre text, cuil text, foto text, desde date, hasta date, control text, orden integer,
  estado text, congelado text, papeles text[], motivo text
) language sql stable parallel safe as $$
  with mes as (select (p_mes || '-01')::date as primero),
  pedidos as (select k.clave, k.orden from control k where k.activo and (k.desde is null or k.desde <= p_mes)),
  cerradas as (select z.cuenta_id from cierre z where z.mes = p_mes and z.cuenta_id = any (p_cuentas) and not z.complementario),
  congeladas as (
    select distinct on (f.cuenta_id, f.recursoid, f.control) f.*
    from cierre z join cierre_fila f on f.cierreid = z.cierreid and f.cuenta_id = z.cuenta_id
    where z.mes = p_mes and z.cuenta_id = any (p_cuentas)
    order by f.cuenta_id, f.recursoid, f.control, z.numero desc
  ),
  hoy as (
    select c.cuenta_id, c.choferid as recursoid, c.apellido || ', ' || c.nombre as nombre, c.cuil, c.foto, lower(d.dias) as desde, upper(d.dias) - 1 as hasta,
      k.clave as control, k.orden, x.bloqueado, x.papeles,
      case when x.estado is distinct from 'cumplido' and n.motivo is not null then 'no corresponde' else coalesce(x.estado, 'falta') end as ahora,
      case when x.estado is distinct from 'cumplido' then coalesce(n.motivo, case when x.estado = 'exceptuado' then x.motivo end) end as motivo
    from mes m
    cross join chofer c
    cross join lateral (select dias_en_ruta(c, m.primero) as dias offset 0) d
    cross join pedidos k
    left join lateral (
      select
        (array['rechazado', 'falta', 'en revision', 'exceptuado', 'cumplido'])[
          min(array_position(array['rechazado', 'falta', 'en revision', 'exceptuado', 'cumplido'], s.estado))] as estado,
        bool_or(q.bloqueado) as bloqueado,
        string_to_array(string_agg(array_to_string(q.papeles, ' '), ' ' order by t.orden, t.tipodocumentoid), ' ') as papeles,
        min(e.motivo) as motivo
      from tipo_documento t
      cross join lateral prueba_de(c.cuenta_id, c.choferid, t, d.dias, p_mes) q
      left join lateral (
        select x.motivo from excepcion x
        where q.estado <> 'cumplido' and not q.bloqueado and x.cuenta_id = c.cuenta_id and x.recursoid = c.choferid and x.tipodocumentoid = t.tipodocumentoid
          and x.vale and x.operacionid is null and daterange(x.desde, x.hasta, '[]') && daterange(lower(d.dias), (m.primero + interval '2 months')::date)
        limit 1
      ) e on true
      cross join lateral (select case when e.motivo is null then q.estado else 'exceptuado' end as estado) s
      where t.control = k.clave and tipo_prueba(t, c, d.dias)
    ) x on true
    left join lateral (
      select o.motivo from no_corresponde o
      where o.cuenta_id = c.cuenta_id and o.recursoid = c.choferid and o.control = k.clave and o.estado = 'aceptado'
        and p_mes between o.desde and coalesce(o.hasta, p_mes)
      order by o.no_correspondeid desc limit 1
    ) n on true
    where c.cuenta_id = any (p_cuentas) and not isempty(d.dias)
  )
  select coalesce(h.cuenta_id, f.cuenta_id), coalesce(h.recursoid, f.recursoid), coalesce(h.nombre, f.nombre), coalesce(h.cuil, f.cuil), h.foto,
    coalesce(h.desde, f.desde), coalesce(h.hasta, f.hasta), coalesce(h.control, f.control), coalesce(h.orden, k.orden), e.estado, f.estado,
    -- What was closed as it is keeps its papers and its reason.
    case when e.estado = f.estado and f.estado in ('cumplido', 'tardio') then array(select p ->> 'documentoid' from jsonb_array_elements(f.papeles) p)
      else coalesce(h.papeles, '{}') end,
    case when e.estado = f.estado then f.motivo else h.motivo end
  from hoy h
  full join congeladas f on f.cuenta_id = h.cuenta_id and f.recursoid = h.recursoid and f.control = h.control
  left join control k on k.clave = f.control
  cross join lateral (
    select control_tras_cierre(h.ahora, coalesce(h.bloqueado, false),
      exists (select from cerradas z where z.cuenta_id = coalesce(h.cuenta_id, f.cuenta_id)), f.estado) as estado
  ) e
$$;

-- By which day of the following month the provider expects a month's papers, and why it takes a control not to apply.
create function dia_de_controles() returns integer language sql stable parallel safe
return (select (valor #>> '{}')::integer from ajuste where clave = 'dia_de_controles');
create function motivos_no_corresponde() returns jsonb language sql stable parallel safe
return (select valor from ajuste where clave = 'motivos_no_corresponde');
