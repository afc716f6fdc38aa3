-- Tokens of programs that ask. Of an account, or of the provider where there is none.
create table token (
  tokenid text collate "C" primary key default '31x' || nextval('entidad_id'),
  cuenta_id text collate "C" default mi_cuenta() references cuenta,
  nombre text not null check (nombre <> '' and length(nombre) <= 80),
  -- What it lets ask, as `documentos:leer`.
  alcances text[] not null check (cardinality(alcances) between 1 and 20),
  -- From where alone: networks; none means from anywhere.
  redes text[] not null default '{}' check (cardinality(redes) <= 20 and redes::cidr[] is not null),
  por_minuto integer not null check (por_minuto between 1 and 6000),
  -- The last day on which it may ask.
  vence date not null,
  creado timestamptz not null default now(),
  creado_por text collate "C" not null default yo(),
  revocado timestamptz,
  revocado_por text collate "C",
  -- Its end was told by mail.
  avisado boolean not null default false,
  check (vence <= (creado at time zone 'America/Argentina/Buenos_Aires')::date + 366),
  check ((revocado is null) = (revocado_por is null))
);
create index token_de_cuenta on token (cuenta_id, tokenid);
create index token_por_avisar on token (vence) where revocado is null and not avisado;
call privado.proteger('token');
grant select, insert on token to portal_app, portal_proveedor;
grant update (revocado, revocado_por) on token to portal_app, portal_proveedor;

-- What opens a token, by its hash. The roles of requests can't read it.
create table privado.clave_de_token (
  tokenid text collate "C" primary key references token on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32)
);

-- How often each asked, a row a day, and when last. Written in bulk, some seconds later.
create table privado.uso_de_token (
  tokenid text collate "C" not null references token on delete cascade,
  dia date not null,
  veces bigint not null,
  ultimo timestamptz not null,
  primary key (tokenid, dia)
);

-- What a program names is looked up in all accounts.
create index dominio_por_patente on dominio (dominio);
create index chofer_por_documento on chofer (documento);
create index unidad_por_nombre on unidad (nombre);
