-- Passwords, sessions, codes and links: stored as hashes, reached through functions of views/ only. And what limits callers.

create table privado.credencial (
  sujeto text collate "C" primary key,
  hash text not null,
  cambiada timestamptz not null default now()
);

create table privado.sesion (
  token_hash bytea primary key,
  sujeto text collate "C" not null,
  creada timestamptz not null default now(),
  vista timestamptz not null default now()
);
create index sesion_sujeto on privado.sesion (sujeto);

create table privado.codigo (
  codigoid bigint generated always as identity primary key,
  contactid text collate "C" not null references contacto,
  hash text not null,
  creado timestamptz not null default now(),
  intentos smallint not null default 0,
  usado boolean not null default false
);
create index codigo_contacto on privado.codigo (contactid, creado desc);

create table privado.enlace (
  token_hash bytea primary key,
  contactid text collate "C" not null references contacto,
  vence timestamptz not null,
  usado boolean not null default false
);

create table privado.enlace_operador (
  token_hash bytea primary key,
  operadorid text collate "C" not null references operador,
  vence timestamptz not null,
  usado boolean not null default false
);
create index enlace_operador_de on privado.enlace_operador (operadorid);

-- The second step of an operador's sign-in (TOTP, RFC 6238).
create table privado.segundo_paso (
  sujeto text collate "C" primary key,
  -- Base32. What signing in asks a code of, once one proved that the person has it; and the one still to be proved.
  secreto text,
  nuevo text,
  -- The last period of 30 seconds whose code was accepted: each code serves once.
  ultimo bigint not null default 0,
  check (secreto is not null or nuevo is not null)
);

-- Answers of writes that carried an Idempotency-Key.
create table idempotencia (
  sujeto text collate "C" not null,
  clave text collate "C" not null,
  operacion text not null,
  huella text not null,
  respuesta text,
  creada timestamptz not null default now(),
  primary key (sujeto, clave)
);
create index idempotencia_creada on idempotencia (creada);
alter table idempotencia enable row level security;
alter table idempotencia force row level security;
create policy propia on idempotencia to portal_app, portal_proveedor using (sujeto = yo()) with check (sujeto = yo());
do $$ begin execute format('create policy duenio on idempotencia to %I using (true)', current_user); end $$;
grant select, insert, update on idempotencia to portal_app, portal_proveedor;

-- Counters of rate-limiter-flexible.
create table limite (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on limite to portal_app, portal_proveedor;
