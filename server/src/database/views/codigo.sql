-- Keeps a new reset code for an e-mail that can have one, and makes the earlier ones void. At most five a day.
create function crear_codigo(p_email text, p_hash text)
returns table (contactid text, firstname text) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  c record;
begin
  select k.contactid, k.firstname into c from contacto k join cuenta a on a.cuenta_id = k.cuenta_id
    where lower(k.email) = lower(p_email) and k.activo and a.estado <> 2 for update of k;
  if not found or (select count(*) from privado.codigo x where x.contactid = c.contactid and x.creado > now() - interval '1 day') >= 5 then
    return;
  end if;
  update privado.codigo x set usado = true where x.contactid = c.contactid and not x.usado;
  insert into privado.codigo (contactid, hash) values (c.contactid, p_hash);
  return query select c.contactid::text, c.firstname::text;
end $$;

-- Counts a guess before it is evaluated, and answers the hash to compare with; no row when there is nothing to guess at.
-- The row stays locked until the transaction ends, so guesses are evaluated one at a time.
create function probar_codigo(p_email text) returns table (codigoid bigint, contactid text, hash text)
language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.codigo x set intentos = x.intentos + 1
  from contacto c
  where c.contactid = x.contactid and lower(c.email) = lower(p_email) and c.activo
    and not x.usado and x.intentos < 5 and x.creado > now() - interval '10 minutes'
  returning x.codigoid, x.contactid, x.hash;
end;

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
