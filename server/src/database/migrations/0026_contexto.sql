-- Who a transaction acts for is kept where the roles of requests can't write, and signing in has a role of its own.
-- See docs/decisions/0065.

-- When this transaction began, in microseconds: no two of one connection began at once.
create function momento() returns bigint language sql stable
return (extract(epoch from now()) * 1000000)::bigint;

-- Says for whom the rest of this transaction acts: a cuenta (`11x…`) or none, and a contacto (`12x…`) or an operador
-- (`13x…`). It is kept in sequences of this connection alone, which belong to the owner: the roles of requests read them and
-- can't write them, nothing goes to the disk, and no row is left behind. Assigned and not performed: an expression costs a tenth of a
-- statement, and this comes before everything.
create function privado.abrir_contexto(p_cuenta text, p_sujeto text) returns void language plpgsql as $$
declare
  puesto bigint;
begin
  if to_regclass('pg_temp.contexto_desde') is null then
    create temporary sequence contexto_cuenta minvalue 0;
    create temporary sequence contexto_sujeto minvalue -9223372036854775808;
    create temporary sequence contexto_desde;
    grant select on sequence pg_temp.contexto_cuenta, pg_temp.contexto_sujeto, pg_temp.contexto_desde to portal_app, portal_proveedor;
  end if;
  puesto := setval(to_regclass('pg_temp.contexto_cuenta'), coalesce(substr(p_cuenta, 4)::bigint, 0));
  puesto := setval(to_regclass('pg_temp.contexto_sujeto'),
    coalesce(case when p_sujeto like '13x%' then -substr(p_sujeto, 4)::bigint else substr(p_sujeto, 4)::bigint end, 0));
  puesto := setval(to_regclass('pg_temp.contexto_desde'), momento());
end $$;

-- The carrier that this transaction acts for; null before a session is opened in it, whatever the connection did before.
create or replace function mi_cuenta() returns text language plpgsql stable parallel restricted as $$
begin
  return case when pg_sequence_last_value(to_regclass('pg_temp.contexto_desde')) = momento()
    then '11x' || nullif(pg_sequence_last_value(to_regclass('pg_temp.contexto_cuenta')), 0) end;
end $$;

-- The contacto or operador who calls.
create or replace function yo() returns text language plpgsql stable parallel restricted as $$
declare
  sujeto bigint;
begin
  if pg_sequence_last_value(to_regclass('pg_temp.contexto_desde')) = momento() then
    sujeto := pg_sequence_last_value(to_regclass('pg_temp.contexto_sujeto'));
    return case when sujeto > 0 then '12x' || sujeto when sujeto < 0 then '13x' || -sujeto end;
  end if;
  return null;
end $$;

-- The provider's people see every account, once a session of theirs is open.
create or replace procedure privado.proteger(tabla regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabla);
  execute format('alter table %s force row level security', tabla);
  execute format('create policy transportista on %s to portal_app using (cuenta_id = mi_cuenta()) with check (cuenta_id = mi_cuenta())', tabla);
  execute format('create policy proveedor on %s to portal_proveedor using ((select yo()) is not null) with check ((select yo()) is not null)', tabla);
  execute format('create policy duenio on %s to %I using (true) with check (true)', tabla, current_user);
end $$;

do $$
declare
  tabla regclass;
begin
  for tabla in select polrelid from pg_policy where polname = 'proveedor' loop
    execute format('alter policy proveedor on %s using ((select yo()) is not null) with check ((select yo()) is not null)', tabla);
  end loop;
  -- Who asks to be a carrier and the provider's people belong to no account, and are nobody's to read without a session either.
  foreach tabla in array array['operador', 'registro']::regclass[] loop
    execute format('alter table %s enable row level security', tabla);
    execute format('alter table %s force row level security', tabla);
    execute format('create policy proveedor on %s to portal_proveedor using ((select yo()) is not null) with check ((select yo()) is not null)', tabla);
    execute format('create policy duenio on %s to %I using (true) with check (true)', tabla, current_user);
  end loop;
end $$;

-- What nobody signed in for yet: signing in, passwords, registering, letters to the provider, and the counts of tries.
revoke all on limite from portal_app, portal_proveedor;
grant select, insert, update, delete on limite to portal_ingreso;
revoke all on registro from portal_app;
grant insert, select (registroid) on registro to portal_ingreso;
create policy registrarse on registro for insert to portal_ingreso with check (estado_registro = 'pendiente' and decidido_por is null and cuenta_creada is null);
create policy su_registro on registro for select to portal_ingreso using (estado_registro = 'pendiente');
grant usage on sequence entidad_id to portal_ingreso;
grant select on ajuste, logo_proveedor to portal_ingreso;
grant insert on auditoria to portal_ingreso;
create policy agregar_sin_cuenta on auditoria for insert to portal_ingreso with check (cuenta_id is null);
