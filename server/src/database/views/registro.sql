-- Whether a registration with this e-mail must be refused: somebody signs in with it, or asked to and still waits.
create function email_en_uso(p_email text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from contacto where lower(email) = lower(p_email))
  or exists (select from registro where lower(email) = lower(p_email) and estado_registro = 'pendiente');

-- Whether a number may register where only known ones may: it was loaded, invited, or has an account.
create function es_cuit_conocido(p_cuit text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from cuit_conocido where cuit = p_cuit) or exists (select from cuenta where cuit = p_cuit)
  or exists (select from invitacion where cuit = p_cuit and retirada is null);

-- Takes an approval or a rejection back, with the account that it made and the letter that has not left. P1520 when it is
-- firm, or somebody else's.
create function deshacer_registro(p_registroid text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r registro;
begin
  perform privado.exigir_operador();
  select * into r from registro where registroid = p_registroid for update;
  if not found or r.estado_registro not in ('aprobada', 'rechazada') or r.decidido_por is distinct from yo()
    or r.decidido + plazo_de_deshacer() <= clock_timestamp() then
    raise exception 'it is firm, or somebody else''s' using errcode = 'P1520';
  end if;
  delete from correo where correoid = r.correo_decision and estado = 'pendiente' and intentos = 0;
  if not found then raise exception 'its letter left' using errcode = 'P1520'; end if;
  update registro set estado_registro = 'pendiente', motivo = null, decidido = null, decidido_por = null, cuenta_creada = null,
    correo_decision = null, version = version + 1
  where registroid = p_registroid;
  if r.cuenta_creada is null then return; end if;
  -- Nobody has the link yet. Of a new account nothing is kept but how its company stands; whatever else hangs on it already keeps it.
  delete from privado.enlace e using contacto c where c.cuenta_id = r.cuenta_creada and e.contactid = c.contactid;
  delete from veredicto_casilla where cuenta_id = r.cuenta_creada;
  delete from veredicto where cuenta_id = r.cuenta_creada;
  delete from contacto where cuenta_id = r.cuenta_creada;
  delete from cuenta where cuenta_id = r.cuenta_creada;
exception when foreign_key_violation then
  raise exception 'the account is in use' using errcode = 'P1520';
end $$;

-- A link by which whoever registered confirms the e-mail, in place of those mailed before.
create function privado.enlazar_registro(p_token bytea, p_registroid text, p_horas integer) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  delete from privado.enlace_registro where registroid = p_registroid;
  insert into privado.enlace_registro (token_hash, registroid, vence) values (p_token, p_registroid, now() + make_interval(hours => p_horas));
end;

-- The first one, of a registration that is being made: of any other nobody but the provider sends another.
create function enlazar_registro_nuevo(p_token bytea, p_registroid text, p_horas integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from registro where registroid = p_registroid and createdtime = now() and estado_registro = 'pendiente') then
    raise exception 'no new registration' using errcode = 'PNONE';
  end if;
  perform privado.enlazar_registro(p_token, p_registroid, p_horas);
end $$;

-- Spends the link of a registration: its e-mail reached whoever pressed. False when it is unknown, spent or late.
create function confirmar_email(p_token bytea) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_registroid text;
begin
  delete from privado.enlace_registro where token_hash = p_token and vence > now() returning registroid into v_registroid;
  if not found then return false; end if;
  update registro set email_confirmado = now() where registroid = v_registroid and email_confirmado is null;
  return true;
end $$;

revoke execute on function email_en_uso, es_cuit_conocido, deshacer_registro, enlazar_registro_nuevo, confirmar_email from public;
grant execute on function email_en_uso to portal_app, portal_proveedor, portal_ingreso;
grant execute on function es_cuit_conocido, enlazar_registro_nuevo, confirmar_email to portal_ingreso;
grant execute on function deshacer_registro to portal_proveedor;
