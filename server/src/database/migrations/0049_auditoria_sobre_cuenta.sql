-- Which account each line of the audit is about, whoever wrote it; and why somebody blocked a resource. See docs/decisions/0088.

-- `cuenta_id` stays in whose name it was done, as it is sealed. This says whose records were written: it is told apart
-- from it so that a person of the provider acts in no carrier's name.
alter table auditoria add column sobre_cuenta text collate "C";

-- As before, and beside it of which account the rows are that a person of the provider changes: '-' where of several.
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

-- The reason of a block stands in the history alone.
create trigger auditar after insert on historial for each row
  when (session_user = 'portal_proveedor' and new.documentoid is null and new.docrechistorial_estado in ('bloqueado', 'desbloqueado'))
  execute function privado.anotar_cambio('recursoid', '{nota}', '{}', '{}');

-- Lines of before: by the rows that they say they changed. Nothing that is sealed changes.
alter table auditoria disable trigger auditoria_no_cambia;
update auditoria a set sobre_cuenta = coalesce(a.cuenta_id, (
  select case when count(distinct de.cuenta_id) = 1 then min(de.cuenta_id) end
  from jsonb_array_elements(a.cambios) c
  cross join lateral (
    select cuenta_id from cuenta where c->>'tabla' = 'cuenta' and cuenta_id = c->>'id'
    union all select cuenta_id from contacto where c->>'tabla' = 'contacto' and contactid = c->>'id'
    union all select cuenta_id from chofer where c->>'tabla' = 'chofer' and choferid = c->>'id'
    union all select cuenta_id from dominio where c->>'tabla' = 'dominio' and dominioid = c->>'id'
    union all select cuenta_id from unidad where c->>'tabla' = 'unidad' and unidadid = c->>'id'
    union all select cuenta_id from documento where c->>'tabla' = 'documento' and documentoid = c->>'id'
    union all select cuenta_id from excepcion where c->>'tabla' = 'excepcion' and excepcionid = c->>'id'
    union all select cuenta_id from propuesta where c->>'tabla' = 'propuesta' and propuestaid = c->>'id') de),
  (select cuenta_id from cuenta where cuenta_id = a.objeto))
where a.cuenta_id is not null or a.cambios <> '[]' or a.objeto is not null;
alter table auditoria enable trigger auditoria_no_cambia;

drop index auditoria_cuenta;
create index auditoria_cuenta on auditoria (sobre_cuenta, creado, auditoriaid);

-- Nobody writes a line about another's account.
drop policy agregar on auditoria;
create policy agregar on auditoria for insert to portal_app
  with check (cuenta_id is not distinct from mi_cuenta() and sobre_cuenta is not distinct from mi_cuenta());
drop policy agregar_sin_cuenta on auditoria;
create policy agregar_sin_cuenta on auditoria for insert to portal_ingreso with check (cuenta_id is null and sobre_cuenta is null);
