-- Changes of the catalogue that can take somebody off the road, one row each: what they say, and from which day. None is ever
-- deleted. See docs/decisions/0089.
create table cambio_tipo (
  cambioid text collate "C" primary key default '30x' || nextval('entidad_id'),
  tipodocumentoid text collate "C" not null references tipo_documento,
  -- By column of the type: what it becomes, and what it was when this was planned.
  valores jsonb not null,
  antes jsonb not null,
  -- The first day on which it rules.
  desde date not null,
  planeado timestamptz not null default clock_timestamp(),
  planeado_por text collate "C" not null default yo() references operador,
  retirado timestamptz,
  retirado_por text collate "C" references operador,
  -- When the type became what it says; at once, where it rules from the day on which it was saved.
  aplicado timestamptz,
  -- When those whom it hits were looked for and written to: once it was saved, a week before its day, once it was taken back.
  anunciado timestamptz,
  recordado timestamptz,
  retiro_anunciado timestamptz,
  check (retirado is null or aplicado is null),
  check ((retirado is null) = (retirado_por is null))
);
-- One of a type waits at a time.
create unique index cambio_tipo_espera on cambio_tipo (tipodocumentoid) where retirado is null and aplicado is null;
create index cambio_tipo_por_contar on cambio_tipo (cambioid)
  where anunciado is null or (retirado is not null and retiro_anunciado is null);
grant select, insert (tipodocumentoid, valores, antes, desde, aplicado), update (retirado, retirado_por) on cambio_tipo to portal_proveedor;
call privado.auditar('cambio_tipo', 'cambioid', '{desde,valores,antes,retirado}');
create trigger avisar_cambio_tipo after insert or update on cambio_tipo for each statement execute function privado.avisar_novedad();

-- Which accounts were written to of a change, and why: nobody twice.
create table cambio_contado (
  cambioid text collate "C" not null references cambio_tipo,
  cuenta_id text collate "C" not null references cuenta,
  porque text not null check (porque in ('anuncio', 'recordatorio', 'retiro')),
  contado timestamptz not null default clock_timestamp(),
  primary key (cuenta_id, cambioid, porque)
);
create index cambio_contado_de on cambio_contado (cambioid);
call privado.proteger('cambio_contado');
