-- How much one account may write in an hour, all its people together: as the provider set it.
create function escrituras_por_hora() returns integer language sql stable parallel safe
return coalesce((select (valor #>> '{}')::integer from ajuste where clave = 'escrituras_por_hora'), 40000);

-- How many choferes, how many dominios and how many unidades one account may have.
create function recursos_por_clase() returns integer language sql stable parallel safe
return coalesce((select (valor #>> '{}')::integer from ajuste where clave = 'recursos_por_clase'), 50000);

-- Raises P1522, with the seconds until it is over, for a person who wrote half of what the account may, and for one of an
-- account that wrote all of it. Whoever wrote less than a hundredth of that goes on: nobody is kept out by what a colleague does.
create function privado.exigir_cupo(p_cuenta text, p_sujeto text) returns void language plpgsql as $$
declare
  v_hora constant timestamptz := date_trunc('hour', now());
  v_maximo constant integer := escrituras_por_hora();
  v_todas bigint;
  v_propias bigint;
begin
  select coalesce(sum(cuantas), 0), coalesce(sum(cuantas) filter (where sujeto = p_sujeto), 0) into v_todas, v_propias
    from privado.escritura where cuenta_id = p_cuenta and hora = v_hora;
  if v_propias >= v_maximo / 2 or v_todas >= v_maximo and v_propias >= v_maximo / 100 then
    raise exception '%', ceil(extract(epoch from v_hora + interval '1 hour' - now())) using errcode = 'P1522';
  end if;
end $$;

-- How much of each the account has, and may have; `cerca` from 90 % on, `renueva` when it begins anew.
-- `escrituras_propias` is the caller's part of the hour.
create function mis_cupos() returns table (cupo text, usado integer, maximo integer, cerca boolean, renueva timestamptz)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  with escritas as (
    select coalesce(sum(cuantas), 0) as todas, coalesce(sum(cuantas) filter (where sujeto = yo()), 0) as propias
    from privado.escritura where cuenta_id = mi_cuenta() and hora = date_trunc('hour', now())),
  de as (select recursos_por_clase() as recursos, escrituras_por_hora() as escrituras)
  select c.cupo, c.usado::integer, c.maximo, c.usado * 10 >= c.maximo * 9::bigint,
    case when c.lugar > 3 then date_trunc('hour', now()) + interval '1 hour' end
  from de, escritas, lateral (values
    (1, 'choferes', (select count(*) from chofer where cuenta_id = mi_cuenta()), de.recursos),
    (2, 'dominios', (select count(*) from dominio where cuenta_id = mi_cuenta()), de.recursos),
    (3, 'unidades', (select count(*) from unidad where cuenta_id = mi_cuenta()), de.recursos),
    (4, 'escrituras', escritas.todas, de.escrituras),
    (5, 'escrituras_propias', escritas.propias, de.escrituras / 2)) c (lugar, cupo, usado, maximo)
  where mi_cuenta() is not null
  order by c.lugar;
end;

revoke execute on function mis_cupos from public;
grant execute on function mis_cupos to portal_app, portal_proveedor;

-- Counted by the index of its lists, and only where a carrier adds one: putting back what was deleted a moment ago acts as the
-- owner. A transaction of an import was told at its beginning that there is room for all of it (`abrir_lote`).
create or replace function privado.exigir_lugar() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hay integer;
begin
  if exists (select from privado.turno_de_lote where con_lugar = pg_current_xact_id() and hasta > now()) then return null; end if;
  v_hay := privado.cuantos_hay(tg_table_name);
  if v_hay >= recursos_por_clase() then raise exception 'no more of these' using errcode = 'P1523', table = tg_table_name; end if;
  return null;
end $$;

-- How many of one kind (`chofer`, `dominio` or `unidad`) the carrier has.
create function privado.cuantos_hay(p_tabla text) returns integer language plpgsql as $$
begin
  return case p_tabla
    when 'chofer' then (select count(*) from chofer where cuenta_id = mi_cuenta())
    when 'dominio' then (select count(*) from dominio where cuenta_id = mi_cuenta())
    when 'unidad' then (select count(*) from unidad where cuenta_id = mi_cuenta())
  end;
end $$;
