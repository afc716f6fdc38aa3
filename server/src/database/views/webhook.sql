-- Whether anybody is told of anything: else nothing of what follows is looked up.
create function privado.hay_webhooks() returns boolean language sql stable
return exists (select from webhook where revocado is null and apagado is null);

-- Has what waits looked at, once in a transaction. After what people wait for, as letters.
create function privado.despertar_entregas() returns void language plpgsql as $$
declare
  v_dicho text;
begin
  if coalesce(current_setting('app.entregas', true), '') = '' then
    v_dicho := set_config('app.entregas', 'si', true);
    perform graphile_worker.add_job('entregas', priority => 10);
  end if;
end $$;

-- Says an event to each address that wants to be told such: those of its account, and the provider's. What stands one way
-- or another is said when it stands otherwise than was said last. Of one record, whoever comes second waits, so that events
-- have the order in which they are seen.
create function privado.anunciar(p_cuenta text, p_clave text, p_tipo text, p_datos jsonb) returns void language plpgsql as $$
declare
  v_webhook record;
begin
  for v_webhook in
    select w.webhookid, w.cuenta_id from webhook w
    where w.revocado is null and w.apagado is null and p_tipo = any (w.eventos) and (w.cuenta_id is null or w.cuenta_id = p_cuenta)
      and (p_tipo not like '%.aptitud' or p_datos is distinct from (
        select e.datos from entrega e where e.webhookid = w.webhookid and e.clave = p_clave and e.tipo = p_tipo order by e.entregaid desc limit 1))
    order by w.webhookid
  loop
    insert into privado.carril (webhookid, clave) values (v_webhook.webhookid, p_clave)
      on conflict (webhookid, clave) do update set clave = excluded.clave;
    insert into entrega (webhookid, cuenta_id, clave, tipo, datos)
      values (v_webhook.webhookid, v_webhook.cuenta_id, p_clave, p_tipo, p_datos);
    perform privado.despertar_entregas();
  end loop;
end $$;

-- How a resource stands where it works, beside how it stands in general: an operacion that isn't named is one that it takes no
-- part in. Null of one that takes part in none, of whom is told what always was.
create function privado.aptitud_en_operaciones(p_cuenta text, p_recursoid text) returns jsonb language sql stable
set search_path = public, pg_temp
begin atomic
  select jsonb_agg(jsonb_build_object('operacionid', v.operacionid,
    'apto', case when v.aptitud = 'no habilitado' or c.estado <> 1 then 'no' else 'si' end,
    'hasta', case when v.aptitud <> 'no habilitado' and c.estado = 1 then v.critico_hasta end) order by v.operacionid)
  from veredicto_operacion v join cuenta c on c.cuenta_id = v.cuenta_id
  where v.cuenta_id = p_cuenta and v.recursoid = p_recursoid;
end;

-- Beside a datum, only where there is one: who is told of no operaciones gets the bytes of before.
create function privado.con_operaciones(p_datos jsonb, p_operaciones jsonb) returns jsonb language sql immutable
return case when p_operaciones is null then p_datos else p_datos || jsonb_build_object('operaciones', p_operaciones) end;

-- How a resource stands, as programs are told: of an account that isn't enabled nothing goes out, and what was deleted is
-- known no more.
create function privado.anunciar_aptitud(p_cuenta text, p_recursoid text) returns void language plpgsql
set search_path = public, pg_temp as $$
declare
  v veredicto;
  v_apto text;
begin
  select * into v from veredicto where cuenta_id = p_cuenta and recursoid = p_recursoid;
  if v.dia = '-infinity' then
    perform renovar_veredictos(p_cuenta, array[p_recursoid]);
    select * into v from veredicto where cuenta_id = p_cuenta and recursoid = p_recursoid;
  end if;
  v_apto := case
    when v.recursoid is null then 'desconocido'
    when v.aptitud = 'no habilitado' or (select estado from cuenta where cuenta_id = p_cuenta) <> 1 then 'no'
    else 'si' end;
  perform privado.anunciar(p_cuenta, p_recursoid, 'recurso.aptitud', privado.con_operaciones(jsonb_build_object(
    'cuentaid', p_cuenta, 'recursoid', p_recursoid, 'tiporecurso', v.clase, 'apto', v_apto,
    'hasta', case when v_apto = 'si' then v.critico_hasta end), privado.aptitud_en_operaciones(p_cuenta, p_recursoid)));
end $$;

create function privado.anunciar_aptitud_de_unidad(p_cuenta text, p_unidadid text) returns void language sql
set search_path = public, pg_temp
begin atomic
  select privado.anunciar(p_cuenta, p_unidadid, 'unidad.aptitud', privado.con_operaciones(
    jsonb_build_object('cuentaid', p_cuenta, 'unidadid', p_unidadid,
      'apto', coalesce((
        select case when u.aptitud = 'no habilitado' or c.estado <> 1 then 'no' else 'si' end
        from unidad_con_aptitud u join cuenta c on c.cuenta_id = u.cuenta_id
        where u.cuenta_id = p_cuenta and u.unidadid = p_unidadid), 'desconocido')),
    (select jsonb_agg(jsonb_build_object('operacionid', u.operacionid,
        'apto', case when u.aptitud = 'no habilitado' or c.estado <> 1 then 'no' else 'si' end) order by u.operacionid)
      from unidad_listada_en_operacion u join cuenta c on c.cuenta_id = u.cuenta_id
      where u.cuenta_id = p_cuenta and u.unidadid = p_unidadid)));
end;

-- Who isn't told of units doesn't wait for them.
create function privado.anunciar_unidades(p_cuenta text, p_recursoid text) returns void language plpgsql
set search_path = public, pg_temp as $$
begin
  if exists (select from webhook where revocado is null and apagado is null and 'unidad.aptitud' = any (eventos)
      and (cuenta_id is null or cuenta_id = p_cuenta)) then
    perform privado.anunciar_aptitud_de_unidad(p_cuenta, u.unidadid)
    from (
      select unidadid from unidad
      where cuenta_id = p_cuenta and p_recursoid in (cuenta_id, tractor, arrastre1, arrastre2, chofer1, chofer2)
      order by unidadid
    ) u;
  end if;
end $$;

create or replace function privado.anunciar_veredicto() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if privado.hay_webhooks() then
    perform privado.anunciar_aptitud(old.cuenta_id, old.recursoid);
    perform privado.anunciar_unidades(old.cuenta_id, old.recursoid);
  end if;
  return null;
end $$;

-- What an operacion asks alone changed, or that it takes part there.
create or replace function privado.anunciar_en_operacion() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if privado.hay_webhooks() then
    perform privado.anunciar_aptitud(coalesce(new.cuenta_id, old.cuenta_id), coalesce(new.recursoid, old.recursoid));
    perform privado.anunciar_unidades(coalesce(new.cuenta_id, old.cuenta_id), coalesce(new.recursoid, old.recursoid));
  end if;
  return null;
end $$;

create or replace function privado.anunciar_unidad() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if privado.hay_webhooks() then
    perform privado.anunciar_aptitud_de_unidad(coalesce(new.cuenta_id, old.cuenta_id), coalesce(new.unidadid, old.unidadid));
  end if;
  return null;
end $$;

-- How an account stands decides of all that it has.
create or replace function privado.anunciar_cuenta() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if privado.hay_webhooks() then
    perform privado.anunciar(new.cuenta_id, new.cuenta_id, 'cuenta.estado', jsonb_build_object('cuentaid', new.cuenta_id, 'estado', new.estado));
    perform privado.anunciar_aptitud(new.cuenta_id, v.recursoid)
    from (select recursoid from veredicto where cuenta_id = new.cuenta_id order by recursoid) v;
    perform privado.anunciar_unidades(new.cuenta_id, new.cuenta_id);
    -- What waited while it was disabled.
    perform privado.despertar_entregas();
  end if;
  return null;
end $$;

-- What waited goes out at once, as if it had never been tried.
create or replace function privado.al_encender() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update privado.carril set proxima = now(), intento = 0 where webhookid = new.webhookid and not tomado;
  perform privado.despertar_entregas();
  return null;
end $$;

create or replace function privado.anunciar_registro() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if privado.hay_webhooks() then
    perform privado.anunciar(null, new.registroid, 'registro.decidido', jsonb_build_object(
      'registroid', new.registroid, 'estado', new.estado_registro, 'cuentaid', new.cuenta_creada));
  end if;
  return null;
end $$;

create or replace function privado.anunciar_cierre() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if privado.hay_webhooks() then
    perform privado.anunciar(new.cuenta_id, new.cuenta_id, 'cierre.hecho', jsonb_build_object('cuentaid', new.cuenta_id, 'cierreid', new.cierreid,
      'mes', new.mes, 'complementario', new.complementario, 'faltan', new.faltan, 'huella', new.huella));
  end if;
  return null;
end $$;

-- What the history tells of papers and exceptions, as firm as it stands there.
create or replace function privado.anunciar_linea() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if privado.hay_webhooks() then
    if new.docrechistorial_estado in ('exceptuado', 'excepcion terminada') then
      perform privado.anunciar(new.cuenta_id, new.recursoid,
        case new.docrechistorial_estado when 'exceptuado' then 'excepcion.dada' else 'excepcion.terminada' end,
        jsonb_build_object('cuentaid', new.cuenta_id, 'recursoid', new.recursoid, 'tipodocumentoid', new.tipodocumentoid)
          || case when new.operacionid is null then '{}' else jsonb_build_object('operacionid', new.operacionid) end);
    elsif new.documentoid is not null then
      perform privado.anunciar(new.cuenta_id, new.recursoid,
        case new.docrechistorial_estado when 'en revision' then 'documento.presentado' else 'documento.decidido' end,
        jsonb_build_object('cuentaid', new.cuenta_id, 'recursoid', new.recursoid, 'tipodocumentoid', new.tipodocumentoid,
          'documentoid', new.documentoid, 'estado', new.docrechistorial_estado));
    end if;
  end if;
  return null;
end $$;

-- Whether the caller may do something with an address: their account's, or for the provider any.
create function privado.exigir_webhook(p_webhookid text) returns void language plpgsql as $$
begin
  if yo() is null or not exists (
    select from webhook where webhookid = p_webhookid and revocado is null
      and case when session_user = 'portal_proveedor' then true else cuenta_id = mi_cuenta() end) then
    raise exception 'no such webhook' using errcode = 'PNONE';
  end if;
end $$;

-- What signs from now on; the one before it signs too for a day, so that receivers have the time to change.
create function poner_secreto_de_webhook(p_webhookid text, p_secreto text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_webhook(p_webhookid);
  insert into privado.secreto_de_webhook (webhookid, secreto) values (p_webhookid, p_secreto)
    on conflict (webhookid) do update set anterior = secreto_de_webhook.secreto, anterior_hasta = now() + interval '1 day', secreto = excluded.secreto;
end $$;

-- An event that says nothing, to see whether it arrives.
create function probar_webhook(p_webhookid text) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_entregaid bigint;
begin
  perform privado.exigir_webhook(p_webhookid);
  insert into entrega (webhookid, cuenta_id, clave, tipo, datos)
    select w.webhookid, w.cuenta_id, 'prueba ' || gen_random_uuid(), 'portal.prueba', '{}' from webhook w where w.webhookid = p_webhookid and w.apagado is null
    returning entregaid into v_entregaid;
  insert into privado.carril (webhookid, clave) select webhookid, clave from entrega where entregaid = v_entregaid;
  if found then perform privado.despertar_entregas(); end if;
  return v_entregaid;
end $$;

-- Sends again what is named, or all of a span of time (that nobody received, or whatever). Answers how many.
create function reenviar_entregas(p_webhookid text, p_entregaids bigint[], p_desde timestamptz, p_hasta timestamptz, p_todas boolean)
returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_cuantas integer;
begin
  perform privado.exigir_webhook(p_webhookid);
  with pedida as (
    select entregaid, clave from entrega
    where webhookid = p_webhookid
      and case when p_entregaids is null then (p_todas or estado <> 'entregada') and creado between coalesce(p_desde, '-infinity') and coalesce(p_hasta, 'infinity')
        else entregaid = any (p_entregaids) end
  ),
  carriles as (
    insert into privado.carril (webhookid, clave) select distinct p_webhookid, clave from pedida order by clave
    -- What is on its way arrives.
    on conflict (webhookid, clave) do update set intento = 0, proxima = case when carril.tomado then carril.proxima else now() end
  ),
  otra_vez as (
    update entrega e set estado = 'pendiente' from pedida p where e.entregaid = p.entregaid returning 1
  )
  select count(*) into v_cuantas from otra_vez;
  if v_cuantas > 0 then perform privado.despertar_entregas(); end if;
  return v_cuantas;
end $$;

-- When what waits goes out next, of those whom the caller may see.
create function proximas_entregas(p_webhookid text) returns table (clave text, proxima timestamptz) language sql stable security definer set search_path = public, pg_temp as $$
  select c.clave, c.proxima from privado.carril c join webhook w on w.webhookid = c.webhookid
  where c.webhookid = p_webhookid and yo() is not null and (session_user = 'portal_proveedor' or w.cuenta_id = mi_cuenta())
$$;

-- Until when the secret of before signs too; null where none does.
create function secreto_anterior_hasta(p_webhookid text) returns timestamptz language sql stable security definer set search_path = public, pg_temp
return (
  select s.anterior_hasta from privado.secreto_de_webhook s join webhook w on w.webhookid = s.webhookid
  where s.webhookid = p_webhookid and s.anterior_hasta > now() and yo() is not null
    and (session_user = 'portal_proveedor' or w.cuenta_id = mi_cuenta())
);

revoke execute on function poner_secreto_de_webhook, probar_webhook, reenviar_entregas, proximas_entregas, secreto_anterior_hasta,
  privado.hay_webhooks, privado.despertar_entregas, privado.anunciar, privado.anunciar_aptitud, privado.anunciar_aptitud_de_unidad,
  privado.anunciar_unidades, privado.anunciar_en_operacion, privado.aptitud_en_operaciones, privado.con_operaciones,
  privado.exigir_webhook from public;
grant execute on function poner_secreto_de_webhook, probar_webhook, reenviar_entregas, proximas_entregas, secreto_anterior_hasta to portal_app, portal_proveedor;
