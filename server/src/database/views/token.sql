-- What opens a token that was made in this very transaction, by whoever made it.
create function poner_clave_de_token(p_tokenid text, p_hash bytea) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into privado.clave_de_token (tokenid, token_hash)
  select t.tokenid, p_hash from token t
  where t.tokenid = p_tokenid and t.creado = now() and t.creado_por = yo() and t.cuenta_id is not distinct from mi_cuenta();
  if not found then raise exception 'no token of this transaction'; end if;
end $$;

-- Opens a program's token for this transaction, which acts for its account, or for the provider, and as itself. Raises
-- P1601 for one that is none, and P1602 to P1606 as their names in the contract say. A token of an account opens nothing for
-- the provider's role, nor the other way round. Answers how often a minute it may ask, which it is, and of
-- an account's under which versions of its data and on which day, as `abrir_sesion` does; `p_mirar` opens nothing.
create function abrir_token(p_hash bytea, p_ip inet, p_alcance text, p_mirar boolean default false) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t record;
  v_visto text;
begin
  -- Each looked up by its key, as in `abrir_sesion`.
  select k.*, c.estado, suya.version as suya, todas.version as todas into t
  from privado.clave_de_token s
  cross join lateral (select * from token where tokenid = s.tokenid offset 0) k
  left join lateral (select estado from cuenta where cuenta_id = k.cuenta_id offset 0) c on true
  left join lateral (select version from privado.version where cual = k.cuenta_id offset 0) suya on true
  left join lateral (select version from privado.version where cual = '*' offset 0) todas on true
  where s.token_hash = p_hash and (k.cuenta_id is null) = (session_user = 'portal_proveedor');
  if not found then raise exception 'no token' using errcode = 'P1601'; end if;
  if t.revocado is not null then raise exception 'revoked' using errcode = 'P1602'; end if;
  if t.vence < hoy() then raise exception 'ended' using errcode = 'P1603'; end if;
  if t.cuenta_id is not null and t.estado not in (1, 4) then raise exception 'account closed' using errcode = 'P1604'; end if;
  if t.redes <> '{}' and not coalesce(p_ip <<= any (t.redes::cidr[]), false) then
    raise exception 'elsewhere' using errcode = 'P1605';
  end if;
  if not p_alcance = any (t.alcances) then raise exception '%', p_alcance using errcode = 'P1606'; end if;
  v_visto := t.cuenta_id || ' ' || t.tokenid || ' ' || t.suya || ' ' || t.todas || ' ' || hoy();
  if not p_mirar then
    perform privado.abrir_contexto(t.cuenta_id, t.tokenid);
    if t.cuenta_id is not null and privado.poner_al_dia(t.cuenta_id) then v_visto := null; end if;
  end if;
  return concat_ws(' ', t.por_minuto, t.tokenid, v_visto);
end $$;

-- For whom `abrir_token` raised P1598.
create function avanzar_veredictos_de_token(p_hash bytea) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_cuenta constant text collate "C" := (select t.cuenta_id from privado.clave_de_token s join token t on t.tokenid = s.tokenid where s.token_hash = p_hash);
begin
  return v_cuenta is not null and avanzar_veredictos(v_cuenta);
end $$;

-- How often tokens asked, and when last, however long ago that is; for those who may see them.
create function usos_de_tokens() returns table (tokenid text, veces_hoy bigint, veces_ayer bigint, veces_mes bigint, ultimo timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.tokenid, coalesce(sum(veces) filter (where dia = hoy()), 0), coalesce(sum(veces) filter (where dia = hoy() - 1), 0),
    coalesce(sum(veces) filter (where dia > hoy() - 30), 0), max(ultimo)
  from privado.uso_de_token u join token t on t.tokenid = u.tokenid
  where (session_user = 'portal_proveedor' or t.cuenta_id = mi_cuenta())
  group by u.tokenid
$$;

revoke execute on function poner_clave_de_token, abrir_token, avanzar_veredictos_de_token, usos_de_tokens from public;
grant execute on function poner_clave_de_token, abrir_token, avanzar_veredictos_de_token, usos_de_tokens to portal_app, portal_proveedor;

-- The transaction that wrote a row last (its `xmin`), counted since the cluster began. Of a row that nobody wrote for two
-- thousand million transactions it may be too late a one: then the row is told once more.
create function cambiado(p xid) returns bigint language sql stable parallel safe
return (
  select case when p::text::bigint < 3 then 0 else h.tope - (h.tope & 4294967295) + p::text::bigint
    - case when p::text::bigint > (h.tope & 4294967295) then 4294967296 else 0 end end
  from (select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as tope) h
);

-- From which transaction on nobody knows yet what changed, and in which installation: what was written by all before it is
-- seen, and what comes is told to who asks for what changed from there on.
create function horizonte(out desde bigint, out instalacion text) language sql stable security definer set search_path = public, pg_temp
begin atomic
  select pg_snapshot_xmin(pg_current_snapshot())::text::bigint, left(instalacionid::text, 8) from privado.instalacion;
end;
revoke execute on function horizonte from public;
grant execute on function horizonte to portal_app, portal_proveedor;
