-- Collects what a write changed (see docs/decisions/0058), for the triggers of each table that is audited. The arguments: the column of
-- its id, those that are told of a row that comes or goes, those that are told of one that goes or changes, and those of
-- which it is told only that they changed. Of which account the rows are is collected beside: '-' where of several.
create or replace function privado.anotar_cambio() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  cuantos constant integer := coalesce(nullif(current_setting('app.cambios_cuantos', true), ''), '0')::integer + 1;
  antes constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  despues constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  de text;
  dicha text;
  campos jsonb;
begin
  select jsonb_object_agg(campo, case when clase = 3 then 'true'::jsonb else jsonb_build_array(privado.recortado(antes->campo), privado.recortado(despues->campo)) end)
  into campos
  from (
    select unnest(tg_argv[1]::text[]) as campo, 1 as clase
    union all select unnest(tg_argv[2]::text[]), 2
    union all select unnest(tg_argv[3]::text[]), 3) c
  where coalesce(nullif(antes->campo, 'null'), '""') <> coalesce(nullif(despues->campo, 'null'), '""')
    and (clase = 1 or tg_op = 'UPDATE' or clase = 2 and tg_op = 'DELETE');
  if tg_op = 'UPDATE' and campos is null then return null; end if;
  if session_user = 'portal_proveedor' then
    de := coalesce(despues, antes)->>'cuenta_id';
    dicha := current_setting('app.cambios_cuenta', true);
    if de <> coalesce(dicha, '') then
      perform set_config('app.cambios_cuenta', case when coalesce(dicha, '') = '' then de else '-' end, true);
    end if;
  end if;
  perform set_config('app.cambios_cuantos', cuantos::text, true);
  if cuantos <= 50 then
    perform set_config('app.cambios', concat_ws(',', nullif(current_setting('app.cambios', true), ''),
      jsonb_build_object('tabla', tg_table_name, 'id', coalesce(despues, antes)->>tg_argv[0],
        'que', case tg_op when 'INSERT' then 'alta' when 'DELETE' then 'baja' else 'cambio' end, 'campos', coalesce(campos, '{}'))::text), true);
  end if;
  return null;
end $$;
