-- What the provider does with accounts and with the catalogue.

-- The provider looks for an account among all of them.
alter table cuenta add column texto text generated always as (sin_acentos(accountname || ' ' || cuit || ' ' || email)) stored;
create index cuenta_texto on cuenta using gin (texto gin_trgm_ops);
create index cuenta_lista on cuenta (accountname, cuenta_id);
create index registro_cuenta on registro (cuenta_creada) where cuenta_creada is not null;

-- The provider reads one carrier's records as the carrier does (`mi_cuenta()` says whose), so it finds them by the same
-- functions; none of them answers beyond that account.
grant execute on function choferes_que_dicen, dominios_que_dicen, documentos_que_dicen, buscar_historial, invitacion_de to portal_proveedor;
grant select on historial_hito to portal_proveedor;

-- Opens an operador's session to look at one carrier: what names the caller's account means that one. PNONE when there is none.
create function abrir_cuenta(p_token bytea, p_acceso text, p_minutos integer, p_cuenta text) returns void language plpgsql as $$
begin
  perform abrir_sesion_operador(p_token, p_acceso, p_minutos);
  if not exists (select from cuenta where cuenta_id = p_cuenta) then
    raise exception 'no cuenta' using errcode = 'PNONE';
  end if;
  perform set_config('app.cuenta', p_cuenta, true);
end $$;
revoke execute on function abrir_cuenta from public;
grant execute on function abrir_cuenta to portal_proveedor;
