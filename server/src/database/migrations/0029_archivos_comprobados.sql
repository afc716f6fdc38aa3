-- Whether the files that are kept are what was kept: found when one is served, and every night by their hashes. Both belong
-- to this database and its storage, so no backup holds them. See docs/decisions/0070.

-- The round goes through the files in the order of their keys.
create index archivo_clave on archivo (clave collate "C");

-- A file by where its bytes are: several rows may name the same. It goes away when the bytes are right again, or nobody's.
create table archivo_danado (
  clave text collate "C" primary key,
  causa text not null check (causa in ('falta', 'tamanio', 'contenido')),
  hallado timestamptz not null default now()
);
grant select on archivo_danado to portal_proveedor;

-- Each round through all files: how far it came, what it looked at, and how many of those were damaged.
create table ronda_de_archivos (
  rondaid bigint generated always as identity primary key,
  empezada timestamptz not null default now(),
  terminada timestamptz,
  hasta text collate "C" not null default '',
  mirados integer not null default 0,
  danados integer not null default 0
);
create unique index ronda_en_curso on ronda_de_archivos ((true)) where terminada is null;
grant select on ronda_de_archivos to portal_proveedor;
