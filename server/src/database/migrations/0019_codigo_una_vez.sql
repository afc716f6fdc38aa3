-- Spends a reset code; false when another call with it came first.
drop function usar_codigo;
create function usar_codigo(p_codigoid bigint) returns boolean language sql security definer set search_path = public, pg_temp
begin atomic
  with usado as (
    update privado.codigo set usado = true where codigoid = p_codigoid and not usado returning true
  )
  select exists (select from usado);
end;
revoke execute on function usar_codigo from public;
grant execute on function usar_codigo to portal_app;
