-- A file that shows how a paper of a type looks, beside where it is presented. See docs/decisions/0050.

-- One of each type. As `archivo` does, it names where its bytes are kept: `clave`, and what they are: `sha256`.
create table ejemplo (
  tipodocumentoid text collate "C" primary key,
  -- As uploaded: shown, never used as a path.
  nombre text not null,
  size integer not null,
  sha256 text not null,
  mediatype text not null,
  clave text not null,
  puesto timestamptz not null default now(),
  puesto_por text collate "C" not null default yo() references operador,
  unique (tipodocumentoid, mediatype)
);
grant select on ejemplo to portal_app, portal_proveedor;
grant insert, update, delete on ejemplo to portal_proveedor;

-- Its media type stands with its type too, so that every slot tells of it without looking for it: what is not there can't be told.
alter table tipo_documento
  add column ejemplo text,
  add foreign key (tipodocumentoid, ejemplo) references ejemplo (tipodocumentoid, mediatype)
    on update cascade on delete set null (ejemplo);
