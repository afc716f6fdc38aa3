-- What time brings (the jobs and their heartbeat, expiry, reminders), and what a carrier does with its people and its history.

-- One row a periodic job, kept by whichever node runs it. `proxima` moves on when a run ends well, so a job that fails
-- or does not run stays behind it and is late after its tolerance.
create table tarea (
  nombre text primary key,
  tolerancia interval not null,
  ultimo_inicio timestamptz,
  ultimo_fin timestamptz,
  -- Empty when the last run ended well.
  ultimo_error text,
  -- What the last good run got done (letters, lines of history, files) and what it could not.
  hechos integer not null default 0,
  fallidos integer not null default 0,
  proxima timestamptz not null
);
grant select on tarea to portal_proveedor;

-- How each job stands, the delivery of mail too: that one has no hour, its counts are of the last 24 hours, and a mail
-- that nobody has tried to send for minutes says that it does not run.
create view tarea_estado with (security_invoker) as
select nombre, ultimo_inicio, ultimo_fin, ultimo_error, hechos, fallidos, proxima, proxima + tolerancia < now() as atrasada
from tarea
union all
select 'correo', null, max(enviado), (array_agg(error order by creado desc) filter (where error is not null))[1],
  count(*) filter (where estado = 'enviado')::integer, count(*) filter (where estado = 'fallido')::integer, null,
  coalesce(bool_or(estado = 'pendiente' and intentos = 0 and creado < now() - interval '10 minutes'), false)
from correo where creado > now() - interval '24 hours';
grant select on tarea_estado to portal_proveedor;

-- Runs a periodic job now, once however often it is asked for before it begins. PNONE when there is none of that name.
create function ejecutar_tarea(p_nombre text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from tarea where nombre = p_nombre) then
    raise exception 'no tarea %', p_nombre using errcode = 'PNONE';
  end if;
  perform graphile_worker.add_job(p_nombre, job_key => 'tarea:' || p_nombre, max_attempts => 5);
end $$;
revoke execute on function ejecutar_tarea from public;
grant execute on function ejecutar_tarea to portal_proveedor;

-- The carrier's lines of history that hold what was typed, in order, the first `p_cuantos`. `like` is not leakproof, so
-- under row level security the trigram index is out of reach; here it is not, as the owner and for the caller's account
-- alone. Row level security hides the statistics of the text too, so whether to look it up or to walk the history in
-- order is decided by its first lines. `p_orden` is a column of the list. See docs/decisions/0012.
create function buscar_historial(
  p_busca text, p_orden text, p_descendente boolean, p_cuantos integer,
  p_tipos text[], p_recursoid text, p_estado text, p_estado_recurso text
) returns table (historialid text, lugar bigint) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  muestra constant integer := 300;
  recorrido constant integer := 20000;
  -- Escaped once it is without accents, because that may make a sign of another.
  patron text := '%' || regexp_replace(sin_acentos(p_busca), '([\\%_])', '\\\1', 'g') || '%';
  sentido text := case when p_descendente then 'desc' else 'asc' end;
  -- The moment as its index has it, which says nothing of nulls.
  orden text := format('h.createdtime %1$s, h.historialid %1$s', sentido);
  lineas text := format('from historial h where h.cuenta_id = %L', mi_cuenta());
  vistas integer;
  halladas integer;
begin
  if p_orden not in ('createdtime', 'nombre', 'dominio') then
    raise exception 'no order by %', p_orden;
  end if;
  if p_tipos is not null then lineas := lineas || format(' and h.tiporecurso = any (%L)', p_tipos); end if;
  if p_recursoid is not null then lineas := lineas || format(' and h.recursoid = %L', p_recursoid); end if;
  if p_estado is not null then lineas := lineas || format(' and h.docrechistorial_estado = %L', p_estado); end if;
  if p_estado_recurso is not null then
    lineas := lineas || format(' and h.recursoid in (select r.recursoid from recurso r where r.cuenta_id = %L and r.estado = %L)', mi_cuenta(), p_estado_recurso);
  end if;

  if p_orden = 'createdtime' then
    execute format('select count(*), count(*) filter (where texto like %L) from (select h.texto %s order by %s limit %s) h', patron, lineas, orden, muestra)
      into vistas, halladas;
    -- A small history, or a text in every tenth line of it: walked in order.
    if vistas < muestra or halladas * 10 >= vistas then
      return query execute format(
        'select h.historialid, row_number() over () from (select h.historialid, h.texto %s order by %s limit %s) h where h.texto like %L limit %s',
        lineas, orden, recorrido, patron, p_cuantos);
      get diagnostics halladas = row_count;
      if vistas < muestra or halladas = p_cuantos then return; end if;
      -- The rest of the history has to be looked at after all.
      return query execute format(
        'select c.historialid, c.lugar from (select h.historialid, row_number() over () as lugar from (select h.historialid %s and h.texto like %L order by %s limit %s) h) c where c.lugar > %s',
        lineas, patron, orden, p_cuantos, halladas);
      return;
    end if;
  else
    orden := format('h.%I %s nulls last, ', p_orden, sentido) || orden;
  end if;
  return query execute format(
    'select h.historialid, row_number() over () from (select h.historialid %s and h.texto like %L order by %s limit %s) h',
    lineas, patron, orden, p_cuantos);
end $$;
revoke execute on function buscar_historial from public;
grant execute on function buscar_historial to portal_app;

-- The caller's own password, to compare with.
create function mi_credencial() returns table (contactid text, email text, hash text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select c.contactid, c.email, k.hash from contacto c left join privado.credencial k on k.sujeto = c.contactid where c.contactid = yo();
end;
revoke execute on function mi_credencial from public;
grant execute on function mi_credencial to portal_app;

-- Sets a password and ends the other sessions of its owner. Codes and links mailed before serve no more: whoever reads old
-- mail does not get in.
create or replace function guardar_clave(p_sujeto text, p_hash text, p_token_que_sigue bytea default null)
returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.credencial (sujeto, hash) values (p_sujeto, p_hash)
    on conflict (sujeto) do update set hash = excluded.hash, cambiada = now();
  delete from privado.sesion where sujeto = p_sujeto and token_hash is distinct from p_token_que_sigue;
  update privado.codigo set usado = true where contactid = p_sujeto and not usado;
  update privado.enlace set usado = true where contactid = p_sujeto and not usado;
end;

-- What became of the invitation of a person of the caller's account: empty once a password is set.
create function invitacion_de(p_contactid text) returns text language sql stable security definer set search_path = public, pg_temp
return (
  select case
    when exists (select from privado.credencial where sujeto = c.contactid) then null
    when exists (select from privado.enlace e where e.contactid = c.contactid and not e.usado and e.vence > now()) then 'pendiente'
    else 'vencida'
  end
  from contacto c where c.contactid = p_contactid and c.cuenta_id = mi_cuenta()
);

-- A link for somebody of the caller's account who has no password yet; links and codes mailed before, maybe to another address, serve no more.
create function invitar_contacto(p_token bytea, p_contactid text, p_horas integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from contacto where contactid = p_contactid and cuenta_id = mi_cuenta() and activo)
    or exists (select from privado.credencial where sujeto = p_contactid) then
    raise exception 'nobody to invite' using errcode = 'PNONE';
  end if;
  update privado.enlace set usado = true where contactid = p_contactid and not usado;
  update privado.codigo set usado = true where contactid = p_contactid and not usado;
  insert into privado.enlace (token_hash, contactid, vence) values (p_token, p_contactid, now() + make_interval(hours => p_horas));
end $$;

-- Ends the sessions of somebody of the caller's account, and voids codes and links.
create function cerrar_accesos(p_contactid text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from contacto where contactid = p_contactid and cuenta_id = mi_cuenta()) then
    raise exception 'nobody' using errcode = 'PNONE';
  end if;
  delete from privado.sesion where sujeto = p_contactid;
  update privado.codigo set usado = true where contactid = p_contactid and not usado;
  update privado.enlace set usado = true where contactid = p_contactid and not usado;
end $$;
revoke execute on function invitacion_de, invitar_contacto, cerrar_accesos from public;
grant execute on function invitacion_de, invitar_contacto, cerrar_accesos to portal_app;

-- A document passes its date once. What time does has no actor, and is told as done by `Sistema`.
create unique index historial_vencido on historial (cuenta_id, documentoid) where docrechistorial_estado = 'vencido';
create index documento_fin on documento (fecha_vencimiento, documentoid) where es_vigente and not bloqueado and fecha_vencimiento is not null;

-- A month's paper never has more than a month left, so it warns later than the rest: see docs/decisions/0007.
update tipo_documento set aviso_dias = '{7,1}' where vigencia = 'mensual' and aviso_dias = '{30,15,7,1}' and clave is not null;

-- What a carrier was warned of, so that it is not warned twice: a document, and the days before its end that were due
-- then (-1: that it had ended). See docs/decisions/0013.
create table aviso (
  cuenta_id text collate "C" not null references cuenta,
  documentoid text collate "C" not null references documento,
  dias integer not null check (dias >= -1),
  dia date not null,
  primary key (cuenta_id, documentoid, dias)
);
create index aviso_dia on aviso (cuenta_id, dia);
call privado.proteger('aviso');

-- The warning that is due on a day: the last of the type's that has come, -1 once the document has ended, none before the first.
create function aviso_que_toca(vencimiento date, aviso_dias integer[], dia date) returns integer language sql immutable parallel safe
return case when vencimiento < dia then -1
  else (select min(dias) from unnest(aviso_dias) as dias where dias >= vencimiento - dia) end;

-- Every thousandth line of an account's history in its order, so that a page and the total count from there and not from
-- the beginning. Kept by a job, over lines that are an hour old: none is written before them any more, and one that is
-- (an import) takes the milestones after it away. See docs/decisions/0012.
create table historial_hito (
  cuenta_id text collate "C" not null references cuenta,
  -- How many lines there are up to this one, itself included.
  posicion integer not null,
  createdtime timestamptz not null,
  historialid text collate "C" not null,
  primary key (cuenta_id, posicion)
);
call privado.proteger('historial_hito');
grant select on historial_hito to portal_app;

create function privado.olvidar_hitos() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from historial_hito where cuenta_id = new.cuenta_id and (createdtime, historialid) > (new.createdtime, new.historialid);
  return null;
end $$;
create trigger olvidar_hitos after insert on historial for each row
  when (new.createdtime < now() - interval '30 minutes') execute function privado.olvidar_hitos();
