-- Carriers, their people, and registrations; the provider's people and settings.

create table cuenta (
  cuenta_id text collate "C" primary key default '11x' || nextval('entidad_id'),
  accountname text not null,
  tipo_documento text not null check (tipo_documento in ('CUIT', 'CUIL', 'Extranjero')),
  cuit text not null,
  -- 1 Habilitado, 2 Deshabilitado, 3 Incompleto, 4 Suspendido
  estado smallint not null default 3 check (estado between 1 and 4),
  estado_motivo text,
  email text not null,
  mobile text,
  mailingstreet text,
  othercountry text,
  otherstate text,
  othercity text,
  logo text collate "C",
  createdtime timestamptz not null default now(),
  version integer not null default 1,
  texto text generated always as (sin_acentos(accountname || ' ' || cuit || ' ' || email)) stored
);
create index cuenta_cuit on cuenta (cuit);
-- The provider looks for an account among all of them.
create index cuenta_texto on cuenta using gin (texto gin_trgm_ops);
create index cuenta_lista on cuenta (accountname, cuenta_id);
call privado.proteger('cuenta');
grant select, update on cuenta to portal_app;
grant select, insert, update on cuenta to portal_proveedor;

-- A carrier completes its profile, and changes nothing else about how it stands.
create function privado.cuidar_estado_cuenta() returns trigger language plpgsql as $$
begin
  if current_user = 'portal_app' and not (old.estado = 3 and new.estado = 1) then
    raise exception 'only the provider changes how an account stands' using errcode = 'PDENY';
  end if;
  return new;
end $$;
create trigger cuidar_estado_cuenta before update of estado on cuenta for each row when (old.estado <> new.estado) execute function privado.cuidar_estado_cuenta();

create table contacto (
  contactid text collate "C" primary key default '12x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  firstname text not null,
  lastname text not null,
  email text not null,
  mobile text,
  rol text not null default 'colaborador' check (rol in ('titular', 'colaborador')),
  activo boolean not null default true,
  ultimo_ingreso timestamptz,
  createdtime timestamptz not null default now(),
  version integer not null default 1
);
create unique index contacto_email_unico on contacto (lower(email));
create index contacto_cuenta on contacto (cuenta_id);
call privado.proteger('contacto');
grant select, insert, update on contacto to portal_app, portal_proveedor;

create table operador (
  operadorid text collate "C" primary key default '13x' || nextval('entidad_id'),
  nombre text not null,
  email text not null,
  rol text not null check (rol in ('revisor', 'administrador')),
  activo boolean not null default true,
  ultimo_ingreso timestamptz,
  createdtime timestamptz not null default now(),
  version integer not null default 1
);
create unique index operador_email_unico on operador (lower(email));
grant select, insert, update on operador to portal_proveedor;

create table registro (
  registroid text collate "C" primary key default '24x' || nextval('entidad_id'),
  firstname text not null,
  lastname text not null,
  tipo_documento text not null check (tipo_documento in ('CUIT', 'CUIL', 'Extranjero')),
  cuit text not null,
  email text not null,
  mobile text not null,
  mailingstreet text not null,
  othercountry text not null,
  otherstate text not null,
  othercity text not null,
  estado_registro text not null default 'pendiente' check (estado_registro in ('pendiente', 'aprobada', 'rechazada')),
  motivo text,
  decidido timestamptz,
  decidido_por text collate "C" references operador,
  cuenta_creada text collate "C" references cuenta,
  createdtime timestamptz not null default now(),
  version integer not null default 1,
  texto text generated always as (sin_acentos(firstname || ' ' || lastname || ' ' || cuit || ' ' || email)) stored
);
create unique index registro_email_pendiente on registro (lower(email)) where estado_registro = 'pendiente';
create index registro_cola on registro (estado_registro, createdtime);
create index registro_cuit on registro (cuit);
create index registro_cuenta on registro (cuenta_creada) where cuenta_creada is not null;
-- Whoever registers may write a form and gets its id back, but can't read anybody's.
grant insert, select (registroid) on registro to portal_app;
grant select, update on registro to portal_proveedor;

-- CUITs that the provider loaded beforehand, for the setting registro_solo_cuit_conocidos.
create table cuit_conocido (
  cuit text primary key,
  accountname text
);
grant select, insert, update, delete on cuit_conocido to portal_proveedor;

create table ajuste (
  clave text primary key,
  valor jsonb not null
);
insert into ajuste (clave, valor) values
  ('proveedor_nombre', '"Portal"'),
  ('registro_solo_cuit_conocidos', 'false');
grant select on ajuste to portal_app;
grant select, insert, update on ajuste to portal_proveedor;

-- One row at most. A small PNG, and the name it goes by, which changes with it.
create table logo_proveedor (
  unico boolean primary key default true check (unico),
  png bytea not null,
  huella text not null
);
grant select on logo_proveedor to portal_app, portal_proveedor;
grant insert, update, delete on logo_proveedor to portal_proveedor;
