-- What signing in needs to know of an operador's e-mail; no row for an unknown one.
create function credencial_operador(p_email text)
returns table (operadorid text, email text, nombre text, rol text, activo boolean, hash text, secreto text, nuevo text, idioma text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select o.operadorid, o.email, o.nombre, o.rol, o.activo, k.hash, p.secreto, p.nuevo, coalesce(o.idioma, 'es')
  from operador o left join privado.credencial k on k.sujeto = o.operadorid left join privado.segundo_paso p on p.sujeto = o.operadorid
  where lower(o.email) = lower(p_email);
end;

revoke execute on function credencial_operador from public;
grant execute on function credencial_operador to portal_ingreso;
