create function tiene_totp(p_sujeto text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from privado.segundo_paso where sujeto = p_sujeto and secreto is not null);

-- Whether signing in asks the caller for a second step, and how many recovery codes are left.
create function mi_segundo_paso() returns table (activo boolean, codigos integer) language sql stable security definer set search_path = public, pg_temp
begin atomic
  select tiene_totp(yo()), (select count(*)::int from privado.codigo_recuperacion where sujeto = yo());
end;

-- A secret that is still to be proved. It is written by whoever compared the password, so that an open session alone,
-- which can't read it either, has none to activate.
create function preparar_totp(p_sujeto text, p_secreto text) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.segundo_paso (sujeto, nuevo) values (p_sujeto, p_secreto)
    on conflict (sujeto) do update set nuevo = excluded.nuevo;
end;

-- Spends the code of a period; false when that one, or a later one, was spent before.
create function usar_totp(p_sujeto text, p_periodo bigint) returns boolean language sql security definer set search_path = public, pg_temp
begin atomic
  with usado as (
    update privado.segundo_paso set ultimo = p_periodo where sujeto = p_sujeto and ultimo < p_periodo returning true
  )
  select exists (select from usado);
end;

-- The hash of the recovery code that begins so; none when there is no such code.
create function hash_de_recuperacion(p_sujeto text, p_principio text) returns text language sql stable security definer set search_path = public, pg_temp
return (select hash from privado.codigo_recuperacion where sujeto = p_sujeto and principio = p_principio);

-- Spends a recovery code; false when it was spent or replaced meanwhile.
create function usar_recuperacion(p_sujeto text, p_principio text, p_hash text) returns boolean language sql security definer set search_path = public, pg_temp
begin atomic
  with usado as (
    delete from privado.codigo_recuperacion where sujeto = p_sujeto and principio = p_principio and hash = p_hash returning true
  )
  select exists (select from usado);
end;

-- Those of before serve no more.
create function privado.reemplazar_recuperacion(p_sujeto text, p_principios text[], p_hashes text[]) returns void language sql
begin atomic
  delete from privado.codigo_recuperacion where sujeto = p_sujeto;
  insert into privado.codigo_recuperacion (sujeto, principio, hash)
    select p_sujeto, principio, hash from unnest(p_principios, p_hashes) as codigo (principio, hash);
end;

-- The new secret is the one from now on, with its recovery codes; the person's other sessions end. False when it is no
-- longer the one that was proved.
create function activar_totp(p_nuevo text, p_periodo bigint, p_token_que_sigue bytea, p_principios text[], p_hashes text[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update privado.segundo_paso set secreto = nuevo, nuevo = null, ultimo = p_periodo where sujeto = yo() and nuevo = p_nuevo;
  if not found then return false; end if;
  perform privado.reemplazar_recuperacion(yo(), p_principios, p_hashes);
  delete from privado.sesion where sujeto = yo() and token_hash is distinct from p_token_que_sigue;
  return true;
end $$;

-- Other recovery codes for the caller. As with `quitar_mi_totp`, naming the secret is the proof that who somebody is was
-- asked: no role with an open session can read it. False when it is not that one.
create function renovar_recuperacion(p_secreto text, p_principios text[], p_hashes text[]) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from privado.segundo_paso where sujeto = yo() and secreto = p_secreto for update) then return false; end if;
  perform privado.reemplazar_recuperacion(yo(), p_principios, p_hashes);
  return true;
end $$;

-- The caller's own goes, with its recovery codes. Their other sessions end. False when the secret is not that one.
create function quitar_mi_totp(p_secreto text, p_token_que_sigue bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from privado.segundo_paso where sujeto = yo() and secreto = p_secreto;
  if not found then return false; end if;
  delete from privado.sesion where sujeto = yo() and token_hash is distinct from p_token_que_sigue;
  return true;
end $$;

-- That of another of the provider's people, and never a contacto's. The person's sessions end. False when there was none.
create function quitar_totp(p_operadorid text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenia boolean;
begin
  perform privado.exigir_administrador();
  if p_operadorid = yo() then raise exception 'one’s own goes with a code' using errcode = 'PDENY'; end if;
  delete from privado.segundo_paso where sujeto = p_operadorid and sujeto in (select operadorid from operador)
    returning secreto is not null into tenia;
  if tenia then delete from privado.sesion where sujeto = p_operadorid; end if;
  return coalesce(tenia, false);
end $$;

revoke execute on function tiene_totp, mi_segundo_paso, preparar_totp, usar_totp, hash_de_recuperacion, usar_recuperacion, activar_totp,
  renovar_recuperacion, quitar_mi_totp, quitar_totp from public;
grant execute on function tiene_totp, quitar_totp to portal_proveedor;
grant execute on function mi_segundo_paso, renovar_recuperacion to portal_app;
grant execute on function activar_totp, quitar_mi_totp to portal_app, portal_proveedor;
grant execute on function tiene_totp, preparar_totp, usar_totp, hash_de_recuperacion, usar_recuperacion to portal_ingreso;
