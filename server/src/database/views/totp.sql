create function tiene_totp(p_sujeto text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from privado.segundo_paso where sujeto = p_sujeto and secreto is not null);

create function preparar_totp(p_secreto text) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  select privado.exigir_sesion();
  insert into privado.segundo_paso (sujeto, nuevo) values (yo(), p_secreto)
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

-- The new secret is the one from now on; the person's other sessions end. False when it is no longer the one that was proved.
create function activar_totp(p_nuevo text, p_periodo bigint, p_token_que_sigue bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update privado.segundo_paso set secreto = nuevo, nuevo = null, ultimo = p_periodo where sujeto = yo() and nuevo = p_nuevo;
  if not found then return false; end if;
  delete from privado.sesion where sujeto = yo() and token_hash is distinct from p_token_que_sigue;
  return true;
end $$;

-- The person's sessions end, but for the one that stays. False when there was no second step.
create function quitar_totp(p_operadorid text, p_token_que_sigue bytea default null) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenia boolean;
begin
  perform privado.exigir_administrador(p_operadorid);
  delete from privado.segundo_paso where sujeto = p_operadorid and sujeto in (select operadorid from operador)
    returning secreto is not null into tenia;
  if tenia then
    delete from privado.sesion where sujeto = p_operadorid and token_hash is distinct from p_token_que_sigue;
  end if;
  return coalesce(tenia, false);
end $$;

revoke execute on function tiene_totp, preparar_totp, usar_totp, activar_totp, quitar_totp from public;
grant execute on function tiene_totp, preparar_totp, activar_totp, quitar_totp to portal_proveedor;
grant execute on function tiene_totp, usar_totp to portal_ingreso;
