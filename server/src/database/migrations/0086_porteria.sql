-- Gates: where somebody is let in or not, by which devices and guards, with which passes, and who passed. See docs/decisions/0140.
create table puerta (
  puertaid text collate "C" primary key default '40x' || nextval('entidad_id'),
  nombre text not null check (nombre <> '' and length(nombre) <= 60),
  -- Gates of one site tell each other who is inside.
  sede text not null check (sede <> '' and length(sede) <= 80),
  operacionid text collate "C" references operacion,
  activa boolean not null default true,
  -- Its devices keep names and reasons beside hashes.
  con_nombres boolean not null default false,
  -- Who may let somebody in all the same: [{nombre, puesto, telefono, email}].
  autorizan jsonb not null default '[]' check (jsonb_typeof(autorizan) = 'array'),
  creada timestamptz not null default now(),
  version integer not null default 1
);
create unique index puerta_nombre on puerta (lower(sede), lower(nombre));

create table dispositivo (
  dispositivoid text collate "C" primary key default '41x' || nextval('entidad_id'),
  puertaid text collate "C" not null references puerta,
  nombre text not null check (nombre <> '' and length(nombre) <= 60),
  -- Of the app that runs on it.
  app text not null default '' check (length(app) <= 40),
  enrolado timestamptz not null default now(),
  -- Who made the code that it was enrolled with.
  enrolado_por text collate "C" not null,
  -- When it spoke last, and of when the list is that it was given.
  visto timestamptz,
  lista timestamptz,
  revocado timestamptz,
  revocado_por text collate "C",
  check ((revocado is null) = (revocado_por is null))
);
create index dispositivo_de on dispositivo (puertaid);

-- What opens one, by its hash, and the codes that enrol: the roles of requests can't read them.
create table privado.clave_de_dispositivo (
  token_hash bytea primary key check (length(token_hash) = 32),
  dispositivoid text collate "C" not null unique references dispositivo on delete cascade
);
create table privado.codigo_de_dispositivo (
  puertaid text collate "C" primary key references puerta on delete cascade,
  codigo_hash bytea not null unique check (length(codigo_hash) = 32),
  creado timestamptz not null default now(),
  creado_por text collate "C" not null,
  vence timestamptz not null
);

create table guardia (
  guardiaid text collate "C" primary key default '42x' || nextval('entidad_id'),
  nombre text not null check (nombre <> '' and length(nombre) <= 80),
  -- Where they are on duty.
  puertas text[] not null default '{}' check (cardinality(puertas) <= 200),
  activo boolean not null default true,
  creado timestamptz not null default now(),
  version integer not null default 1
);
create table privado.pin_de_guardia (
  guardiaid text collate "C" primary key references guardia on delete cascade,
  hash text not null
);

-- A guard at a device, from then until then, under the device's own name for it.
create table turno (
  turnoid uuid primary key,
  dispositivoid text collate "C" not null references dispositivo,
  puertaid text collate "C" not null references puerta,
  guardiaid text collate "C" not null references guardia,
  desde timestamptz not null,
  hasta timestamptz,
  -- The PIN was compared here; else by the device alone, which had no line.
  comprobado boolean not null,
  recibido timestamptz not null default now()
);
create index turno_de_dispositivo on turno (dispositivoid, desde desc);
create index turno_de_guardia on turno (guardiaid, desde desc);

-- The code that says who a unit or a chofer is, as it was signed.
create table pase (
  paseid text collate "C" primary key default '43x' || nextval('entidad_id'),
  serial bigint generated always as identity unique,
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  recursoid text collate "C" not null,
  -- What it says, by place: {tractor, arrastre1, arrastre2, chofer1, chofer2}.
  partes jsonb not null check (jsonb_typeof(partes) = 'object'),
  emitido timestamptz not null default now(),
  vence timestamptz not null,
  -- None until it is signed, which takes its serial.
  codigo text check (length(codigo) <= 600),
  anulado timestamptz,
  anulado_por text collate "C",
  check (vence <= emitido + interval '7 days 1 hour'),
  check ((anulado is null) = (anulado_por is null))
);
create index pase_de on pase (cuenta_id, recursoid, vence desc);
create index pase_anulado on pase (serial) where anulado is not null;
call privado.proteger('pase');
grant select, insert on pase to portal_app;
grant update (codigo, anulado, anulado_por) on pase to portal_app;
grant select on pase to portal_proveedor;
create policy propio on pase as restrictive for insert to portal_app with check (anulado is null and emitido = now());

-- What opens the page of a shared pass, one at a time.
create table privado.enlace_de_pase (
  recursoid text collate "C" primary key,
  cuenta_id text collate "C" not null references cuenta,
  token_hash bytea not null unique check (length(token_hash) = 32),
  creado timestamptz not null default now(),
  creado_por text collate "C"
);

-- Who passed, as a device wrote it down. Nobody changes it.
create table paso (
  pasoid uuid primary key,
  turnoid uuid not null references turno,
  dispositivoid text collate "C" not null references dispositivo,
  puertaid text collate "C" not null references puerta,
  guardiaid text collate "C" not null references guardia,
  sentido text not null check (sentido in ('entra', 'sale', 'no entra')),
  -- By the device's clock brought to the server's, and as that clock stood itself.
  momento timestamptz not null,
  reloj timestamptz not null,
  recibido timestamptz not null default now(),
  sin_senal boolean not null,
  -- The serial of the pass that was shown.
  serial bigint,
  unidadid text collate "C",
  -- What came, and what the pass said where that was something else: [{lugar, texto}].
  partes jsonb not null check (jsonb_typeof(partes) = 'array'),
  esperadas jsonb not null default '[]' check (jsonb_typeof(esperadas) = 'array'),
  -- {nombre, documento, a_quien, empresa}
  visita jsonb check (jsonb_typeof(visita) = 'object'),
  respuesta text not null check (respuesta in ('puede', 'no', 'llamar', 'no coincide', 'visita')),
  motivos text[] not null default '{}',
  -- Seconds.
  edad integer check (edad >= 0),
  -- {autoriza, motivo}
  igual jsonb check (jsonb_typeof(igual) = 'object'),
  tecleado text[] not null default '{}',
  -- Plates, numbers and names of what was written down, as people look for them.
  texto text generated always as (sin_acentos(partes::text || ' ' || coalesce(visita::text, ''))) stored
);
create index paso_momento on paso (momento desc, pasoid);
create index paso_puerta on paso (puertaid, momento desc);
create index paso_texto on paso using gin (texto gin_trgm_ops);
create index paso_de_turno on paso (turnoid);

-- Whose each part of a paso is, where that is known. `visita`: a chofer who came to see somebody.
create table paso_recurso (
  pasoid uuid not null references paso on delete cascade,
  cuenta_id text collate "C" not null references cuenta,
  recursoid text collate "C" not null,
  lugar text not null check (lugar in ('tractor', 'arrastre1', 'arrastre2', 'chofer1', 'chofer2', 'visita')),
  momento timestamptz not null,
  sentido text not null check (sentido in ('entra', 'sale', 'no entra')),
  sede text not null,
  puertaid text collate "C" not null,
  -- It came in by one gate while it was inside by another.
  doble boolean not null default false,
  -- They had left their transporte by then.
  de_baja boolean not null default false,
  primary key (pasoid, lugar)
);
create index paso_recurso_de on paso_recurso (cuenta_id, recursoid, momento desc);
create index paso_recurso_recurso on paso_recurso (recursoid, momento desc);
call privado.proteger('paso_recurso');
grant select on paso_recurso to portal_app, portal_proveedor;

-- The provider's alone, and of pasos each account those of what is its own.
do $$
declare
  tabla text;
begin
  foreach tabla in array array['puerta', 'dispositivo', 'guardia', 'turno', 'paso'] loop
    execute format('alter table %s enable row level security', tabla);
    execute format('alter table %s force row level security', tabla);
    execute format('create policy proveedor on %s to portal_proveedor using ((select yo()) is not null) with check ((select yo()) is not null)', tabla);
    execute format('create policy duenio on %s to %I using (true) with check (true)', tabla, current_user);
  end loop;
end $$;
create policy transportista on paso for select to portal_app using (exists (
  select from paso_recurso r where r.pasoid = paso.pasoid and r.cuenta_id = mi_cuenta()));
create policy transportista on puerta for select to portal_app using (exists (
  select from paso_recurso r where r.puertaid = puerta.puertaid and r.cuenta_id = mi_cuenta()));
grant select on puerta, dispositivo, guardia, turno, paso to portal_proveedor;
grant select (puertaid, nombre, sede) on puerta to portal_app;
grant select on paso to portal_app;
grant insert on puerta, guardia to portal_proveedor;
grant update (nombre, sede, operacionid, activa, con_nombres, autorizan, version) on puerta to portal_proveedor;
grant update (nombre, puertas, activo, version) on guardia to portal_proveedor;
grant update (revocado, revocado_por) on dispositivo to portal_proveedor;
create trigger paso_no_cambia before update on paso for each row execute function privado.no_cambia();
