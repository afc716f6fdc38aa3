-- What became of the invitation of an operador: empty once a password is set, or the person entered by the company.
create function invitacion_de_operador(p_operadorid text) returns text language sql stable security definer set search_path = public, pg_temp
return case
  when exists (select from privado.credencial where sujeto = p_operadorid)
    or exists (select from privado.vinculo_oidc where operadorid = p_operadorid) then null
  when exists (select from privado.enlace_operador e where e.operadorid = p_operadorid and not e.usado and e.vence > now()) then 'pendiente'
  else 'vencida'
end;

-- A link that sets the password of an active operador; those mailed before serve no more.
create function enlazar_operador(p_token bytea, p_operadorid text, p_horas integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_administrador();
  if not exists (select from operador where operadorid = p_operadorid and activo) then
    raise exception 'nobody to invite' using errcode = 'PNONE';
  end if;
  update privado.enlace_operador set usado = true where operadorid = p_operadorid and not usado;
  insert into privado.enlace_operador (token_hash, operadorid, vence) values (p_token, p_operadorid, now() + make_interval(hours => p_horas));
end $$;

-- A link for who forgot the password: beside those mailed before, so that whoever asks in another's name makes nothing void.
-- No row for an e-mail that is no active operador's.
create function pedir_enlace_operador(p_email text, p_token bytea, p_horas integer) returns table (operadorid text, nombre text, email text, idioma text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query with enlazado as (
    insert into privado.enlace_operador (token_hash, operadorid, vence)
      select p_token, o.operadorid, now() + make_interval(hours => p_horas) from operador o where lower(o.email) = lower(p_email) and o.activo
      returning operadorid
  ) select o.operadorid, o.nombre, o.email, coalesce(o.idioma, 'es') from operador o join enlazado using (operadorid);
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
  select privado.exigir_administrador(p_operadorid);
  delete from privado.sesion where sujeto = p_operadorid and p_operadorid in (select operadorid from operador);
  update privado.enlace_operador set usado = true where operadorid = p_operadorid and not usado;
  delete from calendario where sujeto = p_operadorid and p_operadorid in (select operadorid from operador);
end;

revoke execute on function pedir_enlace_operador, invitacion_de_operador, enlazar_operador, usar_enlace_operador, cerrar_accesos_operador from public;
grant execute on function pedir_enlace_operador, usar_enlace_operador to portal_ingreso;
grant execute on function invitacion_de_operador, enlazar_operador, cerrar_accesos_operador to portal_proveedor;
