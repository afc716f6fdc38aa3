-- The second step of an operador's sign-in (TOTP, RFC 6238), and the provider's logo.

create table privado.segundo_paso (
  sujeto text collate "C" primary key,
  -- Base32. What signing in asks a code of, once one proved that the person has it; and the one still to be proved.
  secreto text,
  nuevo text,
  -- The last period of 30 seconds whose code was accepted: each code serves once.
  ultimo bigint not null default 0,
  check (secreto is not null or nuevo is not null)
);

-- Whether the provider asks a second step of all its people.
create function exige_totp() returns boolean language sql stable parallel safe
return coalesce((select valor from ajuste where clave = 'totp_obligatorio') = 'true', false);

create function tiene_totp(p_sujeto text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from privado.segundo_paso where sujeto = p_sujeto and secreto is not null);

-- As it was, and now P1509 for whoever still has to activate a second step, but for what `p_incompleta` lets through.
drop function abrir_sesion_operador;
create function abrir_sesion_operador(p_token bytea, p_acceso text, p_minutos integer, p_incompleta boolean default false)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s record;
begin
  select se.vista, se.creada, o.operadorid, o.rol, o.activo into s
    from privado.sesion se join operador o on o.operadorid = se.sujeto where se.token_hash = p_token;
  if not found or not s.activo or s.creada < now() - interval '12 hours'
    or s.vista < now() - make_interval(mins => p_minutos, secs => 30) then
    raise exception 'no session' using errcode = 'P1501';
  end if;
  if not p_incompleta and exige_totp() and not tiene_totp(s.operadorid) then
    raise exception 'no second step' using errcode = 'P1509';
  end if;
  if p_acceso = 'administrador' and s.rol <> 'administrador' then raise exception 'not an administrador' using errcode = 'PDENY'; end if;
  perform set_config('app.sujeto', s.operadorid, true);
  if s.vista < now() - interval '30 seconds' then
    update privado.sesion set vista = now() where token_hash = p_token;
  end if;
end $$;

drop function credencial_operador;
create function credencial_operador(p_email text)
returns table (operadorid text, nombre text, rol text, activo boolean, hash text, secreto text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select o.operadorid, o.nombre, o.rol, o.activo, k.hash, p.secreto
  from operador o left join privado.credencial k on k.sujeto = o.operadorid left join privado.segundo_paso p on p.sujeto = o.operadorid
  where lower(o.email) = lower(p_email);
end;

-- Of whoever calls: what changing the second step is checked against.
create function mi_credencial_operador()
returns table (operadorid text, nombre text, email text, hash text, secreto text, nuevo text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select o.operadorid, o.nombre, o.email, k.hash, p.secreto, p.nuevo
  from operador o left join privado.credencial k on k.sujeto = o.operadorid left join privado.segundo_paso p on p.sujeto = o.operadorid
  where o.operadorid = yo();
end;

create function preparar_totp(p_secreto text) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.segundo_paso (sujeto, nuevo) values (yo(), p_secreto)
    on conflict (sujeto) do update set nuevo = excluded.nuevo;
end;

-- Spends the code of a period; false when that one, or a later one, was spent before.
create function usar_totp(p_sujeto text, p_periodo bigint) returns boolean language sql security definer set search_path = public, pg_temp
begin atomic
  with usado as (
    update privado.segundo_paso set ultimo = p_periodo where sujeto = p_sujeto and ultimo < p_periodo returning true
  )
  select exists (select from usado);
end;

-- The new secret is the one from now on; the person's other sessions end. False when it is no longer the one that was proved.
create function activar_totp(p_nuevo text, p_periodo bigint, p_token_que_sigue bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update privado.segundo_paso set secreto = nuevo, nuevo = null, ultimo = p_periodo where sujeto = yo() and nuevo = p_nuevo;
  if not found then return false; end if;
  delete from privado.sesion where sujeto = yo() and token_hash is distinct from p_token_que_sigue;
  return true;
end $$;

-- The person's sessions end, but for the one that stays. False when there was no second step.
create function quitar_totp(p_operadorid text, p_token_que_sigue bytea default null) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenia boolean;
begin
  delete from privado.segundo_paso where sujeto = p_operadorid and sujeto in (select operadorid from operador)
    returning secreto is not null into tenia;
  if tenia then
    delete from privado.sesion where sujeto = p_operadorid and token_hash is distinct from p_token_que_sigue;
  end if;
  return coalesce(tenia, false);
end $$;

revoke execute on function abrir_sesion_operador, credencial_operador, mi_credencial_operador, tiene_totp, preparar_totp, usar_totp,
  activar_totp, quitar_totp from public;
grant execute on function abrir_sesion_operador, credencial_operador, mi_credencial_operador, tiene_totp, preparar_totp, usar_totp,
  activar_totp, quitar_totp to portal_proveedor;

-- One row at most. A small PNG, and the name it goes by, which changes with it.
create table logo_proveedor (
  unico boolean primary key default true check (unico),
  png bytea not null,
  huella text not null
);
grant select on logo_proveedor to portal_app, portal_proveedor;
grant insert, update, delete on logo_proveedor to portal_proveedor;

create or replace function proveedor_publico() returns jsonb language sql stable parallel safe
return jsonb_build_object(
  'nombre', (select valor from ajuste where clave = 'proveedor_nombre'),
  'telefono', (select valor from ajuste where clave = 'soporte_telefono'),
  'email', (select valor from ajuste where clave = 'soporte_email'),
  'logo', (select '/api/logo?v=' || huella from logo_proveedor)
);
