-- What opens the calendar of the caller that this very transaction gave an address; what opened it before opens nothing.
create function poner_clave_de_calendario(p_hash bytea) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into privado.clave_de_calendario (sujeto, token_hash)
  select c.sujeto, p_hash from calendario c
  where c.sujeto = yo() and c.cuenta_id is not distinct from mi_cuenta() and c.renovado = now()
  on conflict (sujeto) do update set token_hash = excluded.token_hash;
  if not found then raise exception 'no calendar of this transaction'; end if;
end $$;

-- Of whom that opens the calendar for the role that asks, as long as a session of theirs would be let in: an account's
-- for the role of carriers, the provider's for the other.
create function privado.calendario_de(p_hash bytea) returns setof calendario language sql stable security definer set search_path = public, pg_temp
begin atomic
  select k.* from privado.clave_de_calendario s join calendario k on k.sujeto = s.sujeto
  left join contacto p on p.contactid = k.sujeto and p.cuenta_id = k.cuenta_id
  left join cuenta c on c.cuenta_id = k.cuenta_id
  left join operador o on o.operadorid = k.sujeto
  where s.token_hash = p_hash and (k.cuenta_id is null) = (session_user = 'portal_proveedor')
    and case when k.cuenta_id is null then o.activo and (not exige_totp() or tiene_totp(o.operadorid))
      else p.activo and c.estado in (1, 4) end;
end;

-- Opens a person's calendar for this transaction, which acts for its account, or for the provider, and as that person.
-- Raises P1650 for one that is none, that was ended or that lost its person, all alike. Once an hour that is noted: whoever
-- else is at it does.
create function abrir_calendario(p_hash bytea) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  k calendario;
begin
  select * into k from privado.calendario_de(p_hash);
  if k.sujeto is null then raise exception 'no calendar' using errcode = 'P1650'; end if;
  perform privado.abrir_contexto(k.cuenta_id, k.sujeto);
  if k.cuenta_id is not null then perform privado.poner_al_dia(k.cuenta_id); end if;
  if k.ultimo_uso is null or k.ultimo_uso < now() - interval '1 hour' then
    begin
      update calendario set ultimo_uso = now()
      where sujeto = (select c.sujeto from calendario c where c.sujeto = k.sujeto for update skip locked);
    exception when disk_full then
      -- It is read without room too.
      null;
    end;
  end if;
  return k.sujeto;
end $$;

-- For whom `abrir_calendario` raised P1598.
create function avanzar_veredictos_de_calendario(p_hash bytea) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_cuenta constant text collate "C" := (select k.cuenta_id from privado.calendario_de(p_hash) k);
begin
  return v_cuenta is not null and avanzar_veredictos(v_cuenta);
end $$;

-- What a type is called where a sentence begins: short names are as they stand inside one.
create function nombre_al_frente(t tipo_documento) returns text language sql immutable parallel safe
return (select upper(left(n, 1)) || substr(n, 2) from (select coalesce(t.nombre_corto, t.nombre)) c (n));

-- In which the caller is written to, of whichever side.
create function mi_idioma() returns text language sql stable security definer set search_path = public, pg_temp
return coalesce(
  (select idioma from contacto where contactid = yo()),
  (select idioma from operador where operadorid = yo()),
  'es'
);

revoke execute on function poner_clave_de_calendario, privado.calendario_de, abrir_calendario, avanzar_veredictos_de_calendario, mi_idioma from public;
grant execute on function poner_clave_de_calendario, abrir_calendario, mi_idioma, avanzar_veredictos_de_calendario to portal_app, portal_proveedor;
