-- The provider's people who enter by their company's own sign-in (OpenID Connect). The roles of requests can't read it.
create table privado.vinculo_oidc (
  emisor text collate "C" not null,
  sub text collate "C" not null,
  operadorid text collate "C" not null unique references operador,
  creado timestamptz not null default now(),
  primary key (emisor, sub)
);

-- Notices of the company that somebody left, until they end by themselves: each serves once.
create table privado.salida_oidc (
  emisor text collate "C" not null,
  jti text collate "C" not null,
  vence timestamptz not null,
  primary key (emisor, jti)
);
create index salida_oidc_vence on privado.salida_oidc (vence);

-- Whether one of those is this person's: what people are shown, and the audit tells.
alter table operador add column por_empresa boolean not null default false;

-- How it began; of the company's, what that one calls it.
alter table privado.sesion
  add column origen text not null default 'clave' check (origen in ('clave', 'empresa')),
  add column sid text collate "C",
  add check (sid is null or origen = 'empresa');
create index sesion_sid on privado.sesion (sid) where sid is not null;
