-- What was refused and may be an attack: apart from the audit, because strangers make these rows. They are counted together,
-- limited in number, and go away. See docs/decisions/0073.
create table rechazo (
  rechazoid bigint generated always as identity primary key,
  -- Of an hour.
  cuarto timestamptz not null,
  primero timestamptz not null,
  ultimo timestamptz not null,
  veces integer not null,
  clase text not null check (clase in ('ingreso', 'segundo_paso', 'codigo', 'permiso', 'programa', 'insistencia')),
  puerta text not null check (puerta in ('portal', 'consola', 'programa')),
  codigo text not null,
  -- Null, as the network, of those that were too many kinds to tell apart.
  operacion text,
  red text,
  sujeto text collate "C",
  unique nulls not distinct (cuarto, clase, puerta, codigo, operacion, red, sujeto)
);
create index rechazo_ultimo on rechazo (ultimo desc, rechazoid desc);

alter table rechazo enable row level security;
create policy proveedor on rechazo for select to portal_proveedor using ((select yo()) is not null);
grant select on rechazo to portal_proveedor;
