-- Keeps a new reset code for an e-mail that can have one, and makes the earlier ones of the same browser void: those that
-- others ask for live beside it. At most five a day of one browser, and twenty of all.
create function crear_codigo(p_email text, p_hash text, p_navegador bytea)
returns table (contactid text, firstname text) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  c record;
  pedidos record;
begin
  select k.contactid, k.firstname into c from contacto k join cuenta a on a.cuenta_id = k.cuenta_id
    where lower(k.email) = lower(p_email) and k.activo and a.estado <> 2 for update of k;
  if not found then return; end if;
  select count(*) filter (where x.navegador is not distinct from p_navegador) as propios, count(*) as todos into pedidos
    from privado.codigo x where x.contactid = c.contactid and x.creado > now() - interval '1 day';
  if pedidos.propios >= 5 or pedidos.todos >= 20 then return; end if;
  update privado.codigo x set usado = true
    where x.contactid = c.contactid and x.navegador is not distinct from p_navegador and not x.usado;
  insert into privado.codigo (contactid, hash, navegador) values (c.contactid, p_hash, p_navegador);
  return query select c.contactid::text, c.firstname::text;
end $$;

-- Counts a guess before it is evaluated, and answers the hash to compare with; no row when there is nothing to guess at.
-- Five from the browser that asked for the code, and apart from those, five from any other, which guess at the newest.
create function probar_codigo(p_email text, p_navegador bytea) returns table (codigoid bigint, contactid text, hash text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  c record;
begin
  select x.codigoid, x.navegador is not distinct from p_navegador as propio into c
    from privado.codigo x join contacto k on k.contactid = x.contactid
    where lower(k.email) = lower(p_email) and k.activo and not x.usado and x.creado > now() - interval '10 minutes'
    order by propio desc, x.creado desc, x.codigoid desc limit 1;
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
