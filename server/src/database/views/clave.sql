-- What signing in needs to know of an e-mail; no row for an unknown one.
create function credencial_de(p_email text)
returns table (contactid text, contact_firstname text, contact_lastname text, email text, accountid text, accountname text, logo text, estado smallint,
  estado_motivo text, rol text, activo boolean, hash text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select c.contactid, c.firstname, c.lastname, c.email, a.cuenta_id, a.accountname, a.logo, a.estado, a.estado_motivo, c.rol, c.activo, k.hash
  from contacto c join cuenta a on a.cuenta_id = c.cuenta_id left join privado.credencial k on k.sujeto = c.contactid
  where lower(c.email) = lower(p_email);
end;

-- The caller's own password, to compare with.
create function mi_credencial() returns table (contactid text, email text, hash text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select c.contactid, c.email, k.hash from contacto c left join privado.credencial k on k.sujeto = c.contactid where c.contactid = yo();
end;

-- Sets a password and ends the other sessions of its owner. Codes and links mailed before serve no more: whoever reads old
-- mail does not get in.
create function guardar_clave(p_sujeto text, p_hash text, p_token_que_sigue bytea default null)
returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.credencial (sujeto, hash) values (p_sujeto, p_hash)
    on conflict (sujeto) do update set hash = excluded.hash, cambiada = now();
  delete from privado.sesion where sujeto = p_sujeto and token_hash is distinct from p_token_que_sigue;
  update privado.codigo set usado = true where contactid = p_sujeto and not usado;
  update privado.enlace set usado = true where contactid = p_sujeto and not usado;
end;

revoke execute on function credencial_de, mi_credencial, guardar_clave from public;
grant execute on function credencial_de, mi_credencial to portal_app;
grant execute on function guardar_clave to portal_app, portal_proveedor;
