-- What the console does and asks of gates; `porteria.sql` is what devices call. See docs/decisions/0142.

-- Puts a code that enrols one device at a gate, in place of the one before it. Answers until when it is good. PNONE for a gate
-- that is closed, or none.
create function poner_codigo_de_dispositivo(p_puertaid text, p_hash bytea) returns timestamptz
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_vence constant timestamptz := now() + interval '10 minutes';
begin
  perform privado.exigir_administrador();
  if not exists (select from puerta where puertaid = p_puertaid and activa) then raise exception 'no gate' using errcode = 'PNONE'; end if;
  insert into privado.codigo_de_dispositivo as c (puertaid, codigo_hash, creado_por, vence) values (p_puertaid, p_hash, yo(), v_vence)
    on conflict (puertaid) do update set codigo_hash = excluded.codigo_hash, creado = now(), creado_por = excluded.creado_por, vence = excluded.vence;
  return v_vence;
end $$;

-- The slow hash of a guard's PIN, in place of the one before it.
create function poner_pin_de_guardia(p_guardiaid text, p_hash text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_administrador();
  insert into privado.pin_de_guardia as k (guardiaid, hash) values (p_guardiaid, p_hash)
    on conflict (guardiaid) do update set hash = excluded.hash;
end $$;

-- Who is inside, by site.
create function quienes_adentro(p_sede text default null)
returns table (pasoid uuid, que text, nombre text, documento text, patente text, transporte text, puerta text, sede text, desde timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_operador();
  return query
    select a.pasoid, a.que, a.nombre, a.documento, a.patente, a.transporte, a.puerta, s.sede, a.desde
    from (select distinct g.sede from puerta g where p_sede is null or g.sede = p_sede) s
    cross join lateral privado.adentro_de(s.sede) a
    order by s.sede, a.desde desc, a.pasoid;
end $$;

-- How a device stands by its list: whether it may still say yes by it. One that hasn't spoken for half an hour has no line.
create function estado_de_dispositivo(d dispositivo) returns text language sql stable parallel safe
return case
  when d.revocado is not null then 'revocado'
  when d.lista is null then 'sin lista'
  when d.lista < now() - interval '24 hours' then 'vieja'
  when d.visto < now() - interval '30 minutes' then 'sin señal'
  else 'al dia'
end;

-- What is to be looked at of a paso.
create function hallazgos_de_paso(p paso) returns text[] language sql stable parallel safe
return (
  select array_remove(array[
    case when p.igual is not null then 'igual' end,
    case when p.respuesta = 'no coincide' or p.tecleado <> '{}' then 'no coincide' end,
    case when bool_or(r.doble) then 'dos puertas' end,
    case when bool_or(r.lugar = 'visita') then 'chofer de visita' end,
    case when bool_or(r.de_baja) then 'de baja' end], null)
  from paso_recurso r where r.pasoid = p.pasoid);

-- When who goes out came in: the driver, else who came to see somebody, else the tractor, within three days. Whoever is known by
-- the number that they showed alone, by that number.
create function entrada_de(p paso) returns timestamptz language sql stable parallel safe
return coalesce((
  select e.momento
  from paso_recurso r
  join paso_recurso e on e.recursoid = r.recursoid and e.sede = r.sede and e.sentido = 'entra'
    and e.momento < p.momento and e.momento > p.momento - interval '3 days'
  where p.sentido = 'sale' and r.pasoid = p.pasoid and r.lugar in ('chofer1', 'visita', 'tractor')
  order by array_position(array['chofer1', 'visita', 'tractor'], r.lugar), e.momento desc
  limit 1), (
  select e.momento
  from paso e join puerta g on g.puertaid = e.puertaid
  where p.sentido = 'sale' and p.visita is not null and e.sentido = 'entra' and e.visita is not null
    and e.momento < p.momento and e.momento > p.momento - interval '3 days'
    and como_se_busca(e.visita ->> 'documento') = como_se_busca(p.visita ->> 'documento')
    and g.sede = (select s.sede from puerta s where s.puertaid = p.puertaid)
  order by e.momento desc
  limit 1));

-- Each entry of a chofer on some days, and which controls were missing on that day. A paper counts from the day on which it was
-- presented, whatever day it says, so that one that came later heals no entry; what was rejected or blocked proves nothing, and
-- what is in review isn't missing. An exception of the type lifts it on its days. A control that no type proves is missing; one
-- that was said not to apply in the month is not.
create function exposicion(p_desde date, p_hasta date, p_puerta text default null) returns table (
  pasoid uuid, cuenta_id text, recursoid text, dia date, faltan text[]
) language sql stable parallel safe as $$
  with entrada as materialized (
    select r.pasoid, r.cuenta_id, r.recursoid, (r.momento at time zone 'America/Argentina/Buenos_Aires')::date as dia
    from paso_recurso r
    where r.momento >= p_desde::timestamp at time zone 'America/Argentina/Buenos_Aires'
      and r.momento < (p_hasta + 1)::timestamp at time zone 'America/Argentina/Buenos_Aires'
      and r.sentido = 'entra' and r.lugar in ('chofer1', 'chofer2', 'visita') and (p_puerta is null or r.puertaid = p_puerta)
  ),
  quien as materialized (select distinct e.cuenta_id, e.recursoid from entrada e),
  pedido as materialized (
    select q.cuenta_id, q.recursoid, t.control, t.tipodocumentoid, daterange(t.vigente_desde, t.vigente_hasta, '[]') as rige
    from quien q
    join chofer c on c.cuenta_id = q.cuenta_id and c.choferid = q.recursoid
    join tipo_documento t on t.control is not null and tipo_prueba(t, c, daterange(p_desde, p_hasta, '[]'))
  ),
  -- By person and control: on which days any type was asked, and on which one of them was not proved.
  prueba as materialized (
    select p.recursoid, p.control, range_agg(p.rige) as pedida,
      range_agg(datemultirange(p.rige) - coalesce(x.cubre - x.bloqueado, '{}') - coalesce(l.dias, '{}')) as sin
    from pedido p
    left join lateral (
      select
        coalesce(range_agg(v.dias) filter (where d.estado in ('aprobado', 'en revision') and not d.bloqueado), '{}') as cubre,
        coalesce(range_agg(v.dias) filter (where d.bloqueado), '{}') as bloqueado
      from documento d
      cross join lateral (
        select greatest(documento_desde(d.periodo, d.fecha_emision, d.presentado),
          (d.presentado at time zone 'America/Argentina/Buenos_Aires')::date) as desde offset 0
      ) y
      cross join lateral (
        select case when y.desde <= coalesce(d.fecha_vencimiento, 'infinity') then daterange(y.desde, d.fecha_vencimiento, '[]') else 'empty' end as dias
      ) v
      where d.cuenta_id = p.cuenta_id and d.recursoid = p.recursoid and d.tipodocumentoid = p.tipodocumentoid and d.estado <> 'anulado'
    ) x on true
    left join lateral (
      select range_agg(daterange(e.desde, e.hasta, '[]')) as dias
      from excepcion e
      where e.cuenta_id = p.cuenta_id and e.recursoid = p.recursoid and e.tipodocumentoid = p.tipodocumentoid and e.vale and e.operacionid is null
    ) l on true
    group by p.recursoid, p.control
  ),
  -- By person and control, all days on which it is missing, so that entries are looked up and not computed.
  ausente as materialized (
    select q.recursoid, k.clave, k.orden,
      (case when p.recursoid is null then datemultirange(daterange(null, null)) else datemultirange(daterange(null, null)) - p.pedida + p.sin end)
        * datemultirange(daterange((k.desde || '-01')::date, null)) - coalesce(n.dias, '{}') as dias
    from quien q
    cross join control k
    left join prueba p on p.recursoid = q.recursoid and p.control = k.clave
    left join (
      select o.cuenta_id, o.recursoid, o.control,
        range_agg(daterange((o.desde || '-01')::date, ((o.hasta || '-01')::date + interval '1 month')::date)) as dias
      from no_corresponde o where o.estado = 'aceptado' group by o.cuenta_id, o.recursoid, o.control
    ) n on n.cuenta_id = q.cuenta_id and n.recursoid = q.recursoid and n.control = k.clave
    where k.activo
  ),
  falta as materialized (
    select d.recursoid, d.dia, array_agg(a.clave order by a.orden) as faltan
    from (select distinct e.recursoid, e.dia from entrada e) d
    join ausente a on a.recursoid = d.recursoid and a.dias @> d.dia
    group by d.recursoid, d.dia
  )
  select e.pasoid, e.cuenta_id, e.recursoid, e.dia, coalesce(f.faltan, '{}')
  from entrada e left join falta f on f.recursoid = e.recursoid and f.dia = e.dia
$$;

-- The letters that tell of somebody who was let in all the same leave soon after. The trigger of `paso` leans on it.
create or replace function privado.avisar_igual() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('igual', json_build_object('pasoid', new.pasoid), max_attempts => 12);
  return null;
end $$;

-- How many months pasos are kept.
create function meses_de_pasos() returns integer language sql stable parallel safe
return coalesce((select (valor #>> '{}')::integer from ajuste where clave = 'meses_de_pasos'), 24);

-- Removes what passed longer ago than that, and shifts of which nothing is left. Answers how many pasos.
create function olvidar_pasos() returns integer language plpgsql as $$
declare
  v_antes constant timestamptz := now() - make_interval(months => meses_de_pasos());
  v_cuantos integer;
begin
  delete from paso where momento < v_antes;
  get diagnostics v_cuantos = row_count;
  delete from turno t where coalesce(t.hasta, t.desde) < v_antes and not exists (select from paso p where p.turnoid = t.turnoid);
  return v_cuantos;
end $$;

revoke execute on function poner_codigo_de_dispositivo, poner_pin_de_guardia, quienes_adentro, olvidar_pasos from public;
grant execute on function poner_codigo_de_dispositivo, poner_pin_de_guardia, quienes_adentro to portal_proveedor;
