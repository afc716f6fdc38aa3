-- What the provider does with its own people, and what it looks back at: operadores and their links, letters, the audit.

alter table operador add column version integer not null default 1;

create table privado.enlace_operador (
  token_hash bytea primary key,
  operadorid text collate "C" not null references operador,
  vence timestamptz not null,
  usado boolean not null default false
);
create index enlace_operador_de on privado.enlace_operador (operadorid);

-- What became of the invitation of an operador: empty once a password is set.
create function invitacion_de_operador(p_operadorid text) returns text language sql stable security definer set search_path = public, pg_temp
return case
  when exists (select from privado.credencial where sujeto = p_operadorid) then null
  when exists (select from privado.enlace_operador e where e.operadorid = p_operadorid and not e.usado and e.vence > now()) then 'pendiente'
  else 'vencida'
end;

-- A link that sets the password of an active operador; those mailed before serve no more.
create function enlazar_operador(p_token bytea, p_operadorid text, p_horas integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from operador where operadorid = p_operadorid and activo) then
    raise exception 'nobody to invite' using errcode = 'PNONE';
  end if;
  update privado.enlace_operador set usado = true where operadorid = p_operadorid and not usado;
  insert into privado.enlace_operador (token_hash, operadorid, vence) values (p_token, p_operadorid, now() + make_interval(hours => p_horas));
end $$;

-- Spends a mailed link; no row when it is unknown, spent or late.
create function usar_enlace_operador(p_token bytea) returns table (operadorid text, email text) language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.enlace_operador e set usado = true from operador o
  where e.token_hash = p_token and not e.usado and e.vence > now() and o.operadorid = e.operadorid and o.activo
  returning e.operadorid, o.email;
end;

-- Ends the sessions of an operador, and voids the links.
create function cerrar_accesos_operador(p_operadorid text) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  delete from privado.sesion where sujeto = p_operadorid and p_operadorid in (select operadorid from operador);
  update privado.enlace_operador set usado = true where operadorid = p_operadorid and not usado;
end;
revoke execute on function invitacion_de_operador, enlazar_operador, usar_enlace_operador, cerrar_accesos_operador from public;
grant execute on function invitacion_de_operador, enlazar_operador, usar_enlace_operador, cerrar_accesos_operador to portal_proveedor;

-- Lists without end are read in the order of an index, whatever they are cut by.
drop index auditoria_creado, auditoria_cuenta;
create index auditoria_creado on auditoria (creado, auditoriaid);
create index auditoria_cuenta on auditoria (cuenta_id, creado, auditoriaid);
create index auditoria_actor on auditoria (actor, creado, auditoriaid);
create index auditoria_accion on auditoria (accion, creado, auditoriaid);
drop index correo_lista;
create index correo_lista on correo (creado, correoid);
create index correo_estado on correo (estado, creado, correoid);
create index correo_para on correo using gin (sin_acentos(para) gin_trgm_ops);

-- Sends a letter once more, and answers which one goes out: a failed one itself; of one that left, a copy, because mail
-- servers drop what they have received already.
create function reenviar_correo(p_correoid text) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c correo;
begin
  select * into c from correo where correoid = p_correoid for update;
  if not found then raise exception 'no correo' using errcode = 'PNONE'; end if;
  if c.estado = 'pendiente' then raise exception 'it waits to leave already' using errcode = 'P1520'; end if;
  if c.estado = 'enviado' then return encolar_correo(c.para, c.asunto, c.texto, c.html, c.plantilla); end if;
  -- The tries of before stay until the next one: a letter that nobody tried would count as one that waits for its turn.
  update correo set estado = 'pendiente', error = null where correoid = p_correoid;
  perform graphile_worker.add_job('correo', json_build_object('correoid', p_correoid), max_attempts => 12);
  return p_correoid;
end $$;
revoke execute on function reenviar_correo from public;
grant execute on function reenviar_correo to portal_proveedor;

-- How long a session may be idle: as the provider set it, or else as the installation does.
create function minutos_de_sesion(p_por_defecto integer) returns integer language sql stable parallel safe
return coalesce((select (valor #>> '{}')::integer from ajuste where clave = 'sesion_minutos'), p_por_defecto);

-- What carriers are told of the provider: its name, and where to find help.
create function proveedor_publico() returns jsonb language sql stable parallel safe
return jsonb_build_object(
  'nombre', (select valor from ajuste where clave = 'proveedor_nombre'),
  'telefono', (select valor from ajuste where clave = 'soporte_telefono'),
  'email', (select valor from ajuste where clave = 'soporte_email')
);
