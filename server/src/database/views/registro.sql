-- Whether a registration with this e-mail must be refused: somebody signs in with it, or asked to and still waits.
create function email_en_uso(p_email text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from contacto where lower(email) = lower(p_email))
  or exists (select from registro where lower(email) = lower(p_email) and estado_registro = 'pendiente');

-- Whether a number may register where only known ones may: it was loaded, invited, or has an account.
create function es_cuit_conocido(p_cuit text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from cuit_conocido where cuit = p_cuit) or exists (select from cuenta where cuit = p_cuit)
  or exists (select from invitacion where cuit = p_cuit and retirada is null);

revoke execute on function email_en_uso, es_cuit_conocido from public;
grant execute on function email_en_uso to portal_app, portal_proveedor, portal_ingreso;
grant execute on function es_cuit_conocido to portal_ingreso;
