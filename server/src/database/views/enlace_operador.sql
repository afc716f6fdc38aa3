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
  perform privado.exigir_administrador();
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
  select privado.exigir_administrador(p_operadorid);
  delete from privado.sesion where sujeto = p_operadorid and p_operadorid in (select operadorid from operador);
  update privado.enlace_operador set usado = true where operadorid = p_operadorid and not usado;
end;

revoke execute on function invitacion_de_operador, enlazar_operador, usar_enlace_operador, cerrar_accesos_operador from public;
grant execute on function usar_enlace_operador to portal_ingreso;
grant execute on function invitacion_de_operador, enlazar_operador, cerrar_accesos_operador to portal_proveedor;
