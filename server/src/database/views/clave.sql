-- What signing in needs to know of an e-mail; no row for an unknown one.
create function credencial_de(p_email text)
returns table (contactid text, contact_firstname text, contact_lastname text, email text, accountid text, accountname text, logo text, estado smallint,
  estado_motivo text, rol text, activo boolean, hash text, secreto text, nuevo text, idioma text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select c.contactid, c.firstname, c.lastname, c.email, a.cuenta_id, a.accountname, a.logo, a.estado, a.estado_motivo, c.rol, c.activo, k.hash,
    p.secreto, p.nuevo, coalesce(c.idioma, 'es')
  from contacto c join cuenta a on a.cuenta_id = c.cuenta_id left join privado.credencial k on k.sujeto = c.contactid
    left join privado.segundo_paso p on p.sujeto = c.contactid
  where lower(c.email) = lower(p_email);
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
  update privado.enlace_operador set usado = true where operadorid = p_sujeto and not usado;
end;

-- The same of whoever calls. The session goes on under a new name, where one is given: whoever had got hold of the old one
-- is out, and a fixed one leads nowhere.
create function cambiar_mi_clave(p_hash text, p_token bytea, p_token_nuevo bytea) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  select privado.exigir_sesion();
  update privado.sesion set token_hash = p_token_nuevo where token_hash = p_token and sujeto = yo() and p_token_nuevo is not null;
  select guardar_clave(yo(), p_hash, coalesce(p_token_nuevo, p_token));
end;

revoke execute on function credencial_de, guardar_clave, cambiar_mi_clave from public;
grant execute on function credencial_de, guardar_clave to portal_ingreso;
grant execute on function cambiar_mi_clave to portal_app, portal_proveedor;
