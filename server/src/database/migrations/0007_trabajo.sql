-- Letters, the heartbeat of periodic jobs, and the audit. Lists without end are read in the order of an index, whatever they
-- are cut by.

create table correo (
  correoid text collate "C" primary key default '25x' || nextval('entidad_id'),
  para text not null,
  asunto text not null,
  texto text not null,
  html text not null,
  plantilla text not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviado', 'fallido')),
  intentos smallint not null default 0,
  error text,
  creado timestamptz not null default now(),
  enviado timestamptz
);
create index correo_lista on correo (creado, correoid);
create index correo_estado on correo (estado, creado, correoid);
create index correo_para on correo using gin (sin_acentos(para) gin_trgm_ops);
create index correo_fallido on correo (creado) where estado = 'fallido';
-- A letter may carry a code or a link: whoever reviews sees that it went out, not what it says.
grant select (correoid, para, asunto, plantilla, estado, intentos, error, creado, enviado) on correo to portal_proveedor;

-- One row a periodic job, kept by whichever node runs it. `proxima` moves on when a run ends well, so a job that fails
-- or does not run stays behind it and is late after its tolerance.
create table tarea (
  nombre text primary key,
  tolerancia interval not null,
  ultimo_inicio timestamptz,
  ultimo_fin timestamptz,
  -- Empty when the last run ended well.
  ultimo_error text,
  -- What the last good run got done (letters, lines of history, files) and what it could not.
  hechos integer not null default 0,
  fallidos integer not null default 0,
  proxima timestamptz not null
);
grant select on tarea to portal_proveedor;

create table auditoria (
  auditoriaid bigint generated always as identity primary key,
  creado timestamptz not null default clock_timestamp(),
  actor text collate "C",
  -- Empty for what happens before anybody is signed in, and for what the provider does.
  cuenta_id text collate "C",
  accion text not null,
  objeto text collate "C",
  request_id text not null,
  ip text
);
create index auditoria_creado on auditoria (creado, auditoriaid);
create index auditoria_cuenta on auditoria (cuenta_id, creado, auditoriaid);
create index auditoria_actor on auditoria (actor, creado, auditoriaid);
create index auditoria_accion on auditoria (accion, creado, auditoriaid);
alter table auditoria enable row level security;
alter table auditoria force row level security;
create policy agregar on auditoria for insert to portal_app with check (cuenta_id is not distinct from mi_cuenta());
create policy proveedor on auditoria to portal_proveedor using (true) with check (true);
do $$ begin execute format('create policy duenio on auditoria to %I using (true) with check (true)', current_user); end $$;
grant insert on auditoria to portal_app;
grant select, insert on auditoria to portal_proveedor;
create trigger auditoria_no_cambia before update or delete or truncate on auditoria for each statement execute function privado.no_cambia();
