-- A link for a contacto in place of those mailed before, and of codes: they may have gone to another address.
create function privado.enlazar(p_token bytea, p_contactid text, p_horas integer) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.enlace set usado = true where contactid = p_contactid and not usado;
  update privado.codigo set usado = true where contactid = p_contactid and not usado;
  insert into privado.enlace (token_hash, contactid, vence) values (p_token, p_contactid, now() + make_interval(hours => p_horas));
end;

-- The first link of somebody whose registration is approved: who has a password keeps it to themselves.
create function crear_enlace(p_token bytea, p_contactid text, p_horas integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_operador();
  if session_user <> current_user and exists (select from privado.credencial where sujeto = p_contactid) then
    raise exception 'nobody to invite' using errcode = 'PNONE';
  end if;
  perform privado.enlazar(p_token, p_contactid, p_horas);
end $$;

-- Spends a mailed link; no row when it is unknown, spent or late.
create function usar_enlace(p_token bytea) returns table (contactid text, email text) language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.enlace e set usado = true from contacto c
  where e.token_hash = p_token and not e.usado and e.vence > now() and c.contactid = e.contactid and c.activo
  returning e.contactid, c.email;
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

-- A link for somebody of the caller's account who has no password yet.
create function invitar_contacto(p_token bytea, p_contactid text, p_horas integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_titular();
  if not exists (select from contacto where contactid = p_contactid and cuenta_id = mi_cuenta() and activo)
    or exists (select from privado.credencial where sujeto = p_contactid) then
    raise exception 'nobody to invite' using errcode = 'PNONE';
  end if;
  perform privado.enlazar(p_token, p_contactid, p_horas);
end $$;

-- Ends the sessions of somebody of the caller's account, and voids codes and links.
create function cerrar_accesos(p_contactid text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_titular();
  if not exists (select from contacto where contactid = p_contactid and cuenta_id = mi_cuenta()) then
    raise exception 'nobody' using errcode = 'PNONE';
  end if;
  delete from privado.sesion where sujeto = p_contactid;
  update privado.codigo set usado = true where contactid = p_contactid and not usado;
  update privado.enlace set usado = true where contactid = p_contactid and not usado;
  delete from calendario where sujeto = p_contactid;
end $$;

revoke execute on function privado.enlazar, crear_enlace, usar_enlace, invitacion_de, invitar_contacto, cerrar_accesos from public;
grant execute on function crear_enlace to portal_proveedor;
grant execute on function usar_enlace to portal_ingreso;
grant execute on function invitar_contacto, cerrar_accesos to portal_app;
grant execute on function invitacion_de to portal_app, portal_proveedor;
