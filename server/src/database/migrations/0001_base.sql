-- What the rest stands on: extensions, ids, who calls, and how a tenant's table is protected.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Sessions, passwords and codes. The roles of the portal and of the console can't read it; functions of views/ are its doors.
create schema privado;

-- One sequence for all: a recurso's id is unambiguous without its kind. The prefix stands in each table's default alone.
create sequence entidad_id;
grant usage on sequence entidad_id to portal_app, portal_proveedor;

create function mi_cuenta() returns text language sql stable parallel safe
return nullif(current_setting('app.cuenta', true), '');

-- The contacto or operador who calls.
create function yo() returns text language sql stable parallel safe
return nullif(current_setting('app.sujeto', true), '');

-- As people search: without accents, in lower case. The two-argument form of unaccent depends on no search_path.
create function sin_acentos(texto text) returns text language sql immutable parallel safe strict
return lower(public.unaccent('public.unaccent'::regdictionary, texto));

-- Row level security for a table with cuenta_id, forced on its owner too.
-- A carrier sees its own rows, the provider's people all of them, and the owner (migrations, jobs, definer functions) all of them.
create procedure privado.proteger(tabla regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabla);
  execute format('alter table %s force row level security', tabla);
  execute format('create policy transportista on %s to portal_app using (cuenta_id = mi_cuenta()) with check (cuenta_id = mi_cuenta())', tabla);
  execute format('create policy proveedor on %s to portal_proveedor using (true) with check (true)', tabla);
  execute format('create policy duenio on %s to %I using (true) with check (true)', tabla, current_user);
end $$;

-- For tables that only grow.
create function privado.no_cambia() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- Which installation this database is. Written into the storage of files too, so that no other takes them for its own;
-- a restored backup is another installation, with a name of its own.
create table privado.instalacion (
  unica boolean primary key default true check (unica),
  instalacionid uuid not null default gen_random_uuid()
);
insert into privado.instalacion default values;
