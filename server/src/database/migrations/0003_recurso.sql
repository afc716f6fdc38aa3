-- What documents hang on, what a unidad is made of, and the catalogue of document types.

create table chofer (
  choferid text collate "C" primary key default '17x' || nextval('entidad_id'),
  -- The contact record that stands for the driver, as the wire knows it.
  contactid text collate "C" not null default '12x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  nombre text not null,
  apellido text not null,
  tipo_documento text not null,
  documento text not null,
  cuil text,
  fecha_nacimiento date,
  nacionalidad text not null,
  telefono text,
  email text,
  calle text,
  pais text,
  provincia text,
  ciudad text,
  licencia_numero text,
  licencia_clase text,
  transporta_peligrosas boolean not null default false,
  transporta_alimentos boolean not null default false,
  fecha_alta date,
  fecha_baja date,
  motivo_baja text,
  foto text collate "C",
  estado_cuenta text not null default 'ACTIVO' check (estado_cuenta in ('ACTIVO', 'BAJA', 'BLOQUEADO')),
  createdtime timestamptz not null default now(),
  version integer not null default 1,
  texto text generated always as (sin_acentos(apellido || ', ' || nombre || ' ' || apellido || ' ' || documento || ' ' || coalesce(cuil, ''))) stored,
  constraint chofer_documento_unico unique (cuenta_id, tipo_documento, documento),
  -- Parts of a unidad are named with their carrier, so that another's can't be put in.
  constraint chofer_de_cuenta unique (cuenta_id, choferid)
);
-- The orders that people read choferes in, within a state and whatever their state, and by number and age. A plate's order
-- needs none: a carrier has a fifth as many, and sorting them costs little. See docs/decisions/0025.
create index chofer_lista on chofer (cuenta_id, estado_cuenta, apellido, nombre, choferid);
create index chofer_nombre on chofer (cuenta_id, apellido, nombre, choferid);
create index chofer_numero on chofer (cuenta_id, documento, choferid);
create index chofer_creado on chofer (cuenta_id, createdtime, choferid);
create index chofer_texto on chofer using gin (cuenta_id, texto gin_trgm_ops);
call privado.proteger('chofer');
grant select, insert, update on chofer to portal_app, portal_proveedor;

create table dominio (
  dominioid text collate "C" primary key default '18x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  dominio text not null,
  pais_patente text not null default 'Argentina',
  vehiculo text not null,
  tipo_vehiculo text not null check (tipo_vehiculo in ('MOTRIZ', 'ARRASTRE')),
  cantidad_ejes smallint,
  marca text,
  modelo text,
  anio smallint,
  nombre text,
  chasis text,
  motor text,
  carroceria text,
  titular text,
  titularidad text not null default 'PROPIO' check (titularidad in ('PROPIO', 'LEASING', 'TERCERO')),
  transporta_peligrosas boolean not null default false,
  transporta_alimentos boolean not null default false,
  fecha_baja date,
  motivo_baja text,
  estado_dominio text not null default 'ACTIVO' check (estado_dominio in ('ACTIVO', 'BAJA', 'BLOQUEADO')),
  createdtime timestamptz not null default now(),
  version integer not null default 1,
  texto text generated always as (sin_acentos(dominio || ' ' || coalesce(marca, '') || ' ' || coalesce(nombre, ''))) stored,
  constraint dominio_patente_unica unique (cuenta_id, pais_patente, dominio),
  constraint dominio_de_cuenta unique (cuenta_id, dominioid)
);
create index dominio_lista on dominio (cuenta_id, estado_dominio, dominio, dominioid);
create index dominio_texto on dominio using gin (cuenta_id, texto gin_trgm_ops);
call privado.proteger('dominio');
grant select, insert, update on dominio to portal_app, portal_proveedor;

-- Only the provider blocks a resource, and only the provider changes it while it is blocked.
create function privado.cuidar_bloqueo() returns trigger language plpgsql as $$
begin
  if current_user = 'portal_app' then
    raise exception 'the provider blocked this resource' using errcode = 'P1517';
  end if;
  return new;
end $$;
create trigger cuidar_bloqueo before update on chofer for each row
  when ('BLOQUEADO' in (old.estado_cuenta, new.estado_cuenta)) execute function privado.cuidar_bloqueo();
create trigger cuidar_bloqueo before update on dominio for each row
  when ('BLOQUEADO' in (old.estado_dominio, new.estado_dominio)) execute function privado.cuidar_bloqueo();

create table unidad (
  unidadid text collate "C" primary key default '19x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  nombre text not null,
  tractor text collate "C",
  arrastre1 text collate "C",
  arrastre2 text collate "C",
  chofer1 text collate "C",
  chofer2 text collate "C",
  estado text not null default 'ACTIVA' check (estado in ('ACTIVA', 'INACTIVA')),
  createdtime timestamptz not null default now(),
  version integer not null default 1,
  texto text generated always as (sin_acentos(nombre)) stored,
  foreign key (cuenta_id, tractor) references dominio (cuenta_id, dominioid),
  foreign key (cuenta_id, arrastre1) references dominio (cuenta_id, dominioid),
  foreign key (cuenta_id, arrastre2) references dominio (cuenta_id, dominioid),
  foreign key (cuenta_id, chofer1) references chofer (cuenta_id, choferid),
  foreign key (cuenta_id, chofer2) references chofer (cuenta_id, choferid),
  -- A tractor that leaves takes its unit off the road.
  check (estado = 'INACTIVA' or tractor is not null),
  check (tractor <> arrastre1 and tractor <> arrastre2 and arrastre1 <> arrastre2),
  check (chofer1 <> chofer2)
);
create index unidad_lista on unidad (cuenta_id, estado, nombre, unidadid);
create index unidad_tractor on unidad (cuenta_id, tractor);
create index unidad_arrastre1 on unidad (cuenta_id, arrastre1) where arrastre1 is not null;
create index unidad_arrastre2 on unidad (cuenta_id, arrastre2) where arrastre2 is not null;
create index unidad_chofer1 on unidad (cuenta_id, chofer1) where chofer1 is not null;
create index unidad_chofer2 on unidad (cuenta_id, chofer2) where chofer2 is not null;
call privado.proteger('unidad');
grant select, insert, update on unidad to portal_app, portal_proveedor;

create table tipo_documento (
  tipodocumentoid text collate "C" primary key default '20x' || nextval('entidad_id'),
  -- Names a type that the product ships, whatever the provider calls it later.
  clave text unique,
  nombre text not null,
  docrectipo_recurso text not null check (docrectipo_recurso in ('transporte', 'chofer', 'chofer dado de baja', 'dominio')),
  instrucciones text not null default '',
  obligatorio boolean not null default true,
  critico boolean not null default false,
  vigencia text not null check (vigencia in ('impresa', 'meses', 'mensual', 'sin vencimiento')),
  meses smallint check ((vigencia = 'meses') = (meses is not null) and meses > 0),
  aviso_dias integer[] not null default '{30,15,7,1}',
  origen text not null check (origen in ('legal', 'contractual')),
  fuente text not null default '',
  vigente_desde date,
  vigente_hasta date check (vigente_desde <= vigente_hasta),
  max_archivos smallint not null default 3 check (max_archivos between 1 and 10),
  orden integer not null default 0,
  -- Of a monthly type: the day of the following month from which a period is demanded.
  dia_exigible smallint not null default 15 check (dia_exigible between 1 and 28),
  aplica_vehiculos text[],
  aplica_carrocerias text[],
  aplica_tipo_vehiculo text,
  aplica_peligrosas boolean not null default false,
  aplica_alimentos boolean not null default false,
  aplica_titularidades text[],
  aplica_extranjeros boolean not null default false,
  version integer not null default 1
);
grant select on tipo_documento to portal_app;
grant select, insert, update on tipo_documento to portal_proveedor;
