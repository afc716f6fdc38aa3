-- Who a contacto or operador is, in words.
create function nombre_de(sujeto text) returns text language sql stable security definer set search_path = public, pg_temp
return coalesce(
  (select firstname || ' ' || lastname from contacto where contactid = sujeto),
  (select nombre from operador where operadorid = sujeto)
);

revoke execute on function nombre_de from public;
grant execute on function nombre_de to portal_app, portal_proveedor;
