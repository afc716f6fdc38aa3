-- Keeps a new reset code for an e-mail that can have one, and answers where its letter goes, and in which language. `p_pide` is who asks: a
-- browser, whose earlier codes are void with it, or the network of a program, where many people may ask for one e-mail:
-- there the codes live beside each other, each with the hash of a `p_pedido` of its own.
create function crear_codigo(p_email text, p_hash text, p_pide bytea, p_pedido bytea)
returns table (contactid text, email text, idioma text) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  c record;
begin
  select k.contactid, k.email, coalesce(k.idioma, 'es') as idioma into c from contacto k join cuenta a on a.cuenta_id = k.cuenta_id
    where lower(k.email) = lower(p_email) and k.activo and a.estado <> 2 for update of k;
  if not found then return; end if;
  update privado.codigo x set usado = true
    where p_pedido is null and x.contactid = c.contactid and x.navegador = p_pide and not x.usado;
  insert into privado.codigo (contactid, hash, navegador, pedido) values (c.contactid, p_hash, p_pide, p_pedido);
  return query select c.contactid::text, c.email::text, c.idioma::text;
end $$;

-- Counts a guess before it is evaluated, and answers the hash to compare with; no row when there is nothing to guess at.
-- Who asked for a code guesses at it, five times, and nobody else at all. A program's client that names no `p_pedido`
-- guesses at the newest that its network asked for, five times too, which those who do name it are not counted with.
create function probar_codigo(p_email text, p_pide bytea, p_pedido bytea) returns table (codigoid bigint, contactid text, hash text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  c record;
begin
  select x.codigoid, x.pedido is null or p_pedido is not null as propio into c
    from privado.codigo x join contacto k on k.contactid = x.contactid
    where lower(k.email) = lower(p_email) and k.activo and not x.usado and x.creado > now() - interval '10 minutes'
      and case when p_pedido is null then x.navegador = p_pide else x.pedido = p_pedido end
    order by x.creado desc, x.codigoid desc limit 1;
  if not found then return; end if;
  return query update privado.codigo x set
      intentos = x.intentos + case when c.propio then 1 else 0 end,
      ajenos = x.ajenos + case when c.propio then 0 else 1 end
    where x.codigoid = c.codigoid and not x.usado and case when c.propio then x.intentos else x.ajenos end < 5
    returning x.codigoid, x.contactid, x.hash;
end $$;

-- Spends a reset code; false when another call with it came first.
create function usar_codigo(p_codigoid bigint) returns boolean language sql security definer set search_path = public, pg_temp
begin atomic
  with usado as (
    update privado.codigo set usado = true where codigoid = p_codigoid and not usado returning true
  )
  select exists (select from usado);
end;

revoke execute on function crear_codigo, probar_codigo, usar_codigo from public;
grant execute on function crear_codigo, probar_codigo, usar_codigo to portal_ingreso;
