-- Lists of who works for an account in a month, read where their file was dropped and without its wages. See docs/decisions/0134.
create table nomina (
  nominaid text collate "C" primary key default '28x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  periodo text not null check (periodo ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  origen text not null check (origen in ('sicoss', 'art', 'f931')),
  archivo text not null check (archivo <> '' and length(archivo) <= 200),
  -- Of the file, which nobody sent.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  cuit text check (cuit ~ '^\d{11}$'),
  vigencia_desde date,
  vigencia_hasta date,
  -- 0 is an original.
  rectificativa smallint check (rectificativa between 0 and 9),
  -- How many its paper says it is about.
  cabezas integer check (cabezas between 0 and 1000000),
  -- How many people were to come, and how many did.
  total integer not null check (total between 0 and 10000),
  personas integer not null default 0,
  completa boolean not null default false,
  cargada timestamptz not null default now(),
  cargada_por text collate "C" not null default yo(),
  check (not completa or personas = total),
  constraint nomina_de_cuenta unique (cuenta_id, nominaid)
);
-- The newest of a month and source counts.
create index nomina_vigente on nomina (cuenta_id, periodo, origen, cargada desc, nominaid desc);
call privado.proteger('nomina');
grant select, insert, delete on nomina to portal_app, portal_proveedor;
grant update (personas, completa, cargada) on nomina to portal_app, portal_proveedor;

create table nomina_persona (
  cuenta_id text collate "C" not null default mi_cuenta(),
  nominaid text collate "C" not null,
  cuil text collate "C" not null check (cuil ~ '^2\d{10}$'),
  nombre text not null check (length(nombre) <= 80),
  situacion smallint,
  -- {situacion, dia}, by day.
  revistas jsonb not null default '[]' check (jsonb_typeof(revistas) = 'array'),
  scvo boolean,
  primary key (cuenta_id, nominaid, cuil),
  foreign key (cuenta_id, nominaid) references nomina (cuenta_id, nominaid) on delete cascade
);
call privado.proteger('nomina_persona');
grant select, insert, delete on nomina_persona to portal_app, portal_proveedor;

-- People on such lists of whom the account said that they drive nothing.
create table no_maneja (
  no_manejaid text collate "C" primary key default '28x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  cuil text collate "C" not null check (cuil ~ '^2\d{10}$'),
  nombre text not null check (length(nombre) <= 80),
  dicho timestamptz not null default now(),
  dicho_por text collate "C" not null default yo(),
  constraint no_maneja_uno unique (cuenta_id, cuil)
);
call privado.proteger('no_maneja');
grant select, insert, delete on no_maneja to portal_app;
grant select on no_maneja to portal_proveedor;
