-- Choferes, dominios and unidades that were added by mistake may be deleted. See docs/decisions/0080.

-- What was part of a unit once is no mistake: the unit's past tells of it.
alter table chofer add column estuvo_en_unidad boolean not null default false;
alter table dominio add column estuvo_en_unidad boolean not null default false;

create function privado.anotar_partes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update chofer set estuvo_en_unidad = true
    where cuenta_id = new.cuenta_id and choferid in (new.chofer1, new.chofer2) and not estuvo_en_unidad;
  update dominio set estuvo_en_unidad = true
    where cuenta_id = new.cuenta_id and dominioid in (new.tractor, new.arrastre1, new.arrastre2) and not estuvo_en_unidad;
  return null;
end $$;
create trigger anotar_partes after insert or update of tractor, arrastre1, arrastre2, chofer1, chofer2 on unidad
  for each row execute function privado.anotar_partes();

-- The parts of today, and those that the audit remembers.
create temporary table parte_de_antes on commit drop as
  select tractor as recursoid from unidad union select arrastre1 from unidad union select arrastre2 from unidad
  union select chofer1 from unidad union select chofer2 from unidad
  union select parte from auditoria a, jsonb_array_elements(a.cambios) c, jsonb_each(c -> 'campos') f,
    jsonb_array_elements_text(case jsonb_typeof(f.value) when 'array' then f.value else '[]' end) parte
    where c ->> 'tabla' = 'unidad' and f.key in ('tractor', 'arrastre1', 'arrastre2', 'chofer1', 'chofer2');
update chofer set estuvo_en_unidad = true where choferid in (select recursoid from parte_de_antes);
update dominio set estuvo_en_unidad = true where dominioid in (select recursoid from parte_de_antes);

-- A deleted row as it was, while whoever deleted it may take that back. Functions alone read and write here.
create table eliminado (
  recursoid text collate "C" primary key,
  cuenta_id text collate "C" not null references cuenta,
  tabla text not null check (tabla in ('chofer', 'dominio', 'unidad')),
  antes jsonb not null,
  eliminado timestamptz not null default clock_timestamp(),
  eliminado_por text collate "C" not null references contacto
);
create index eliminado_cuando on eliminado (eliminado);
call privado.proteger('eliminado');

-- Whoever presents something for a resource, or lifts something of it, holds it: it is deleted before that, and there is
-- nothing to present for any more, or not at all. The row of its verdict stands for a resource of any kind.
create function privado.exigir_recurso() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from veredicto where cuenta_id = new.cuenta_id and recursoid = new.recursoid for key share;
  if not found then raise exception 'the resource % is gone', new.recursoid using errcode = 'PNONE'; end if;
  return new;
end $$;
create trigger exigir_recurso before insert on documento for each row execute function privado.exigir_recurso();
create trigger exigir_recurso before insert on excepcion for each row execute function privado.exigir_recurso();

-- As before, and of a row that goes away its personal columns too: nothing else says any more what it was.
create or replace function privado.anotar_cambio() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  cuantos constant integer := coalesce(nullif(current_setting('app.cambios_cuantos', true), ''), '0')::integer + 1;
  antes constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  despues constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
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
  perform set_config('app.cambios_cuantos', cuantos::text, true);
  if cuantos <= 50 then
    perform set_config('app.cambios', concat_ws(',', nullif(current_setting('app.cambios', true), ''),
      jsonb_build_object('tabla', tg_table_name, 'id', coalesce(despues, antes)->>tg_argv[0],
        'que', case tg_op when 'INSERT' then 'alta' when 'DELETE' then 'baja' else 'cambio' end, 'campos', coalesce(campos, '{}'))::text), true);
  end if;
  return null;
end $$;
