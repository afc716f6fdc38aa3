-- How long files are kept once they stopped mattering, what keeps them beyond it, and that the bytes of one are gone: its row
-- stays, with its sum and its size. See docs/decisions/0138.
alter table tipo_documento add column conservacion_meses smallint not null default 120
  constraint tipo_documento_conservacion check (conservacion_meses between 1 and 1200);

-- Files whose bytes were taken away: no row of `archivo` names them any more, and what proves them stays.
create table archivo_eliminado (
  archivoid text collate "C" primary key,
  cuenta_id text collate "C" not null references cuenta,
  documentoid text collate "C" not null references documento,
  posicion smallint not null,
  size integer not null,
  sha256 text not null,
  mediatype text not null,
  subido timestamptz not null,
  eliminado timestamptz not null default now()
);
create index archivo_eliminado_documento on archivo_eliminado (cuenta_id, documentoid, posicion);
call privado.proteger('archivo_eliminado');
grant select on archivo_eliminado to portal_app, portal_proveedor;

-- Files of an account, or of one of its resources, that stay while a person of the provider's says so.
create table retencion (
  retencionid text collate "C" primary key default '38x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  -- Null of the whole account.
  recursoid text collate "C",
  motivo text not null,
  puesta timestamptz not null default now(),
  puesta_por text collate "C" not null default yo() references operador,
  levantada timestamptz,
  levantada_por text collate "C" references operador,
  check ((levantada is null) = (levantada_por is null))
);
create index retencion_viva on retencion (cuenta_id, recursoid) where levantada is null;
create index retencion_recurso on retencion (recursoid) where recursoid is not null;
call privado.proteger('retencion');
grant select, insert, update (levantada, levantada_por) on retencion to portal_proveedor;
