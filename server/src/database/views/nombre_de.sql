-- Who a contacto or operador is, in words: to a carrier its own people and the provider's, to nobody without a session.
create function nombre_de(sujeto text) returns text language sql stable security definer set search_path = public, pg_temp
return coalesce(
  (select firstname || ' ' || lastname from contacto where contactid = sujeto
    and (cuenta_id = mi_cuenta() or mi_cuenta() is null and (yo() is not null or session_user = current_user))),
  (select nombre from operador where operadorid = sujeto and (yo() is not null or session_user = current_user))
);

revoke execute on function nombre_de from public;
grant execute on function nombre_de to portal_app, portal_proveedor;
