-- For whom a transaction acts. Policies and defaults of tables lean on these, so that migrations have them first: what stands
-- there is what they were then, and this is what they are. See docs/decisions/0065 and 0101.

-- When this transaction began, in microseconds: no two of one connection began at once.
create or replace function momento() returns bigint language sql stable
return (date_part('epoch', now()) * 1000000)::bigint;

-- Says for whom the rest of this transaction acts: a cuenta (`11x…`) or none, and a contacto (`12x…`), an operador (`13x…`)
-- or a program by its token (`31x…`, kept beyond 2^62). It is kept in sequences of this connection alone, which belong to the owner: the roles of requests read them and
-- can't write them, nothing goes to the disk, and no row is left behind. Assigned and not performed: an expression costs a tenth of a
-- statement, and this comes before everything.
create or replace function privado.abrir_contexto(p_cuenta text, p_sujeto text) returns void language plpgsql as $$
declare
  puesto bigint;
  dicho text;
begin
  if to_regclass('pg_temp.contexto_desde') is null then
    create temporary sequence contexto_cuenta minvalue 0;
    create temporary sequence contexto_sujeto minvalue -9223372036854775808;
    create temporary sequence contexto_desde;
    grant select on sequence pg_temp.contexto_cuenta, pg_temp.contexto_sujeto, pg_temp.contexto_desde to portal_app, portal_proveedor;
  end if;
  if current_setting('portal.contexto', true) is distinct from 'hay' then
    dicho := set_config('portal.contexto', 'hay', false);
  end if;
  puesto := setval('pg_temp.contexto_cuenta'::regclass, coalesce(substr(p_cuenta, 4)::bigint, 0));
  puesto := setval('pg_temp.contexto_sujeto'::regclass,
    coalesce(case
      when p_sujeto like '13x%' then -substr(p_sujeto, 4)::bigint
      when p_sujeto like '31x%' then substr(p_sujeto, 4)::bigint + 4611686018427387904
      else substr(p_sujeto, 4)::bigint end, 0));
  puesto := setval('pg_temp.contexto_desde'::regclass, momento());
end $$;

-- Has its connection what says for whom it acts, for nobody. A connection that gets its first temporary object makes all of its plans
-- anew, and so do all others where it is the first ever of its number in this cluster: for that its schema is made.
create or replace function preparar_conexion() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.abrir_contexto(null, null);
end $$;

revoke execute on function preparar_conexion from public;
grant execute on function preparar_conexion to portal_app, portal_proveedor;

-- The carrier that this transaction acts for; null before a session is opened in it, whatever the connection did before.
-- Asked for each row of what is looked up row by row, so sequences are named as constants, which their names are looked up
-- for once. A constant of a sequence that isn't there is an error, so that a setting of the connection says first whether
-- they are. Whoever says so untruly gets that error, and nobody's rows.
create or replace function mi_cuenta() returns text language plpgsql stable parallel restricted as $$
begin
  if current_setting('portal.contexto', true) = 'hay' then
    return case when pg_sequence_last_value('pg_temp.contexto_desde'::regclass) = momento()
      then '11x' || nullif(pg_sequence_last_value('pg_temp.contexto_cuenta'::regclass), 0) end;
  end if;
  return null;
end $$;

-- The contacto or operador who calls, or the token of the program that does.
create or replace function yo() returns text language plpgsql stable parallel restricted as $$
declare
  sujeto bigint;
begin
  -- One inside the other: an expression is read whole before it is worked out.
  if current_setting('portal.contexto', true) = 'hay' then
    if pg_sequence_last_value('pg_temp.contexto_desde'::regclass) = momento() then
      sujeto := pg_sequence_last_value('pg_temp.contexto_sujeto'::regclass);
      return case
        when sujeto < 0 then '13x' || -sujeto
        when sujeto > 4611686018427387904 then '31x' || sujeto - 4611686018427387904
        when sujeto > 0 then '12x' || sujeto end;
    end if;
  end if;
  return null;
end $$;
