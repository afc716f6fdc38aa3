-- Passwords, sessions, codes and links: stored as hashes, reached through these functions only.

create table privado.credencial (
  sujeto text collate "C" primary key,
  hash text not null,
  cambiada timestamptz not null default now()
);

create table privado.sesion (
  token_hash bytea primary key,
  sujeto text collate "C" not null,
  creada timestamptz not null default now(),
  vista timestamptz not null default now()
);
create index sesion_sujeto on privado.sesion (sujeto);

create table privado.codigo (
  codigoid bigint generated always as identity primary key,
  contactid text collate "C" not null references contacto,
  hash text not null,
  creado timestamptz not null default now(),
  intentos smallint not null default 0,
  usado boolean not null default false
);
create index codigo_contacto on privado.codigo (contactid, creado desc);

create table privado.enlace (
  token_hash bytea primary key,
  contactid text collate "C" not null references contacto,
  vence timestamptz not null,
  usado boolean not null default false
);

-- Who a contacto or operador is, in words.
create function nombre_de(sujeto text) returns text language sql stable security definer set search_path = public, pg_temp
return coalesce(
  (select firstname || ' ' || lastname from contacto where contactid = sujeto),
  (select nombre from operador where operadorid = sujeto)
);

-- Opens the caller's session for this transaction, or raises what the caller is told:
-- P1501 no session, P1506 incomplete, P1507 suspended (the message is the reason), PDENY not the titular.
create function abrir_sesion(p_token bytea, p_acceso text, p_escribe boolean, p_incompleta boolean, p_suspendida boolean, p_minutos integer)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s record;
begin
  select se.vista, se.creada, c.contactid, c.cuenta_id, c.rol, c.activo, a.estado, a.estado_motivo into s
    from privado.sesion se join contacto c on c.contactid = se.sujeto join cuenta a on a.cuenta_id = c.cuenta_id
    where se.token_hash = p_token;
  -- The last 30 seconds of activity may not have been written down yet: see the touch below.
  if not found or not s.activo or s.estado = 2 or s.creada < now() - interval '12 hours'
    or s.vista < now() - make_interval(mins => p_minutos, secs => 30) then
    raise exception 'no session' using errcode = 'P1501';
  end if;
  if s.estado = 3 and not p_incompleta then raise exception 'incomplete' using errcode = 'P1506'; end if;
  if s.estado = 4 and p_escribe and not p_suspendida then
    raise exception '%', coalesce(s.estado_motivo, 'sin motivo informado') using errcode = 'P1507';
  end if;
  if p_acceso = 'titular' and s.rol <> 'titular' then raise exception 'not the titular' using errcode = 'PDENY'; end if;
  perform set_config('app.cuenta', s.cuenta_id, true), set_config('app.sujeto', s.contactid, true);
  if s.vista < now() - interval '30 seconds' then
    update privado.sesion set vista = now() where token_hash = p_token;
  end if;
end $$;

create function abrir_sesion_operador(p_token bytea, p_acceso text, p_minutos integer)
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
  if p_acceso = 'administrador' and s.rol <> 'administrador' then raise exception 'not an administrador' using errcode = 'PDENY'; end if;
  perform set_config('app.sujeto', s.operadorid, true);
  if s.vista < now() - interval '30 seconds' then
    update privado.sesion set vista = now() where token_hash = p_token;
  end if;
end $$;

-- What signing in needs to know of an e-mail; no row for an unknown one.
create function credencial_de(p_email text)
returns table (contactid text, contact_firstname text, contact_lastname text, accountid text, accountname text, logo text, estado smallint,
  estado_motivo text, rol text, activo boolean, hash text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select c.contactid, c.firstname, c.lastname, a.cuenta_id, a.accountname, a.logo, a.estado, a.estado_motivo, c.rol, c.activo, k.hash
  from contacto c join cuenta a on a.cuenta_id = c.cuenta_id left join privado.credencial k on k.sujeto = c.contactid
  where lower(c.email) = lower(p_email);
end;

create function credencial_operador(p_email text)
returns table (operadorid text, nombre text, rol text, activo boolean, hash text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select o.operadorid, o.nombre, o.rol, o.activo, k.hash
  from operador o left join privado.credencial k on k.sujeto = o.operadorid where lower(o.email) = lower(p_email);
end;

create function crear_sesion(p_token bytea, p_sujeto text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into privado.sesion (token_hash, sujeto) values (p_token, p_sujeto);
  update contacto set ultimo_ingreso = now() where contactid = p_sujeto;
  update operador set ultimo_ingreso = now() where operadorid = p_sujeto;
end $$;

create function cerrar_sesion(p_token bytea) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  delete from privado.sesion where token_hash = p_token;
end;

-- Sets a password and ends the other sessions of its owner.
create function guardar_clave(p_sujeto text, p_hash text, p_token_que_sigue bytea default null)
returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.credencial (sujeto, hash) values (p_sujeto, p_hash)
    on conflict (sujeto) do update set hash = excluded.hash, cambiada = now();
  delete from privado.sesion where sujeto = p_sujeto and token_hash is distinct from p_token_que_sigue;
end;

-- Keeps a new reset code for an e-mail that can have one, and makes the earlier ones void. At most five a day.
create function crear_codigo(p_email text, p_hash text)
returns table (contactid text, firstname text) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  c record;
begin
  select k.contactid, k.firstname into c from contacto k join cuenta a on a.cuenta_id = k.cuenta_id
    where lower(k.email) = lower(p_email) and k.activo and a.estado <> 2 for update of k;
  if not found or (select count(*) from privado.codigo x where x.contactid = c.contactid and x.creado > now() - interval '1 day') >= 5 then
    return;
  end if;
  update privado.codigo x set usado = true where x.contactid = c.contactid and not x.usado;
  insert into privado.codigo (contactid, hash) values (c.contactid, p_hash);
  return query select c.contactid::text, c.firstname::text;
end $$;

-- Counts a guess before it is evaluated, and answers the hash to compare with; no row when there is nothing to guess at.
-- The row stays locked until the transaction ends, so guesses are evaluated one at a time.
create function probar_codigo(p_email text) returns table (codigoid bigint, contactid text, hash text)
language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.codigo x set intentos = x.intentos + 1
  from contacto c
  where c.contactid = x.contactid and lower(c.email) = lower(p_email) and c.activo
    and not x.usado and x.intentos < 5 and x.creado > now() - interval '10 minutes'
  returning x.codigoid, x.contactid, x.hash;
end;

create function usar_codigo(p_codigoid bigint) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.codigo set usado = true where codigoid = p_codigoid;
end;

create function crear_enlace(p_token bytea, p_contactid text, p_horas integer) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.enlace (token_hash, contactid, vence) values (p_token, p_contactid, now() + make_interval(hours => p_horas));
end;

-- Spends a mailed link; no row when it is unknown, spent or late.
create function usar_enlace(p_token bytea) returns table (contactid text, email text) language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.enlace e set usado = true from contacto c
  where e.token_hash = p_token and not e.usado and e.vence > now() and c.contactid = e.contactid and c.activo
  returning e.contactid, c.email;
end;

revoke execute on function abrir_sesion, abrir_sesion_operador, credencial_de, credencial_operador, crear_sesion, cerrar_sesion, guardar_clave,
  crear_codigo, probar_codigo, usar_codigo, crear_enlace, usar_enlace, nombre_de from public;
grant execute on function nombre_de, crear_sesion, cerrar_sesion, guardar_clave to portal_app, portal_proveedor;
grant execute on function abrir_sesion, credencial_de, crear_codigo, probar_codigo, usar_codigo, usar_enlace to portal_app;
grant execute on function abrir_sesion_operador, credencial_operador, crear_enlace to portal_proveedor;
