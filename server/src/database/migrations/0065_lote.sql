-- Imports from a sheet: rehearsed row by row, imported by a job, and for a day undone. See docs/decisions/0125.
create table lote (
  loteid text collate "C" primary key default '27x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  tipo text not null check (tipo in ('choferes', 'dominios', 'unidades')),
  archivo text not null check (archivo <> '' and length(archivo) <= 500),
  -- SHA-256 of the file; '' where the browser could not tell it.
  huella text not null check (huella ~ '^([0-9a-f]{64})?$'),
  hoja text not null default '',
  columnas jsonb not null,
  -- When and why those leave that the sheet lacks and that are to leave.
  baja jsonb,
  estado text not null default 'ensayo' check (estado in ('ensayo', 'importando', 'hecho', 'deshaciendo', 'deshecho')),
  completa boolean not null default false,
  creado timestamptz not null default now(),
  creado_por text collate "C" not null default yo(),
  -- Who had it imported, or undone: for whom the job acts.
  importado_por text collate "C",
  empezado timestamptz,
  terminado timestamptz,
  cancelado timestamptz,
  deshecho timestamptz,
  -- The account wrote all that it may in an hour: it goes on then.
  espera timestamptz,
  -- What its rows came to, once they are forgotten.
  resumen jsonb,
  constraint lote_de_su_cuenta unique (cuenta_id, loteid)
);
create index lote_de_cuenta on lote (cuenta_id, creado, loteid);
create index lote_en_curso on lote (loteid) where estado in ('importando', 'deshaciendo');
call privado.proteger('lote');
grant select, insert, delete on lote to portal_app, portal_proveedor;
grant update (columnas, baja, estado, completa, importado_por, empezado, terminado, cancelado, deshecho, espera, resumen)
  on lote to portal_app, portal_proveedor;

create table lote_fila (
  loteid text collate "C" not null,
  cuenta_id text collate "C" not null default mi_cuenta(),
  -- As the sheet counts; below 0 one of the portal's that the sheet does not name.
  fila integer not null,
  celdas text[] not null check (octet_length(celdas::text) <= 16000),
  decision text check (decision in ('usar', 'dejar', 'baja')),
  -- What the row says by itself, null while it waits for its rehearsal; and beside the others of the lote.
  propio text check (propio in ('crear', 'cambiar', 'igual', 'decidir', 'error', 'falta', 'dejar')),
  resultado text check (resultado in ('crear', 'cambiar', 'igual', 'decidir', 'error', 'falta', 'dejar')),
  -- Of which record it is, as the sheet says it.
  clave text collate "C",
  recursoid text collate "C",
  -- Of that record as it was rehearsed.
  version integer,
  nombre text not null default '',
  detalle text not null default '',
  cambios jsonb not null default '[]',
  problemas jsonb not null default '[]',
  -- What the import did, what was there before, and the version after.
  hecho text check (hecho in ('creado', 'cambiado', 'baja', 'fallo')),
  antes jsonb,
  version_hecha integer,
  deshecho text check (deshecho in ('vuelto', 'quitado', 'baja', 'quedo')),
  primary key (cuenta_id, loteid, fila),
  foreign key (cuenta_id, loteid) references lote (cuenta_id, loteid) on delete cascade
);
create index lote_fila_de_clave on lote_fila (cuenta_id, loteid, clave);
create index lote_fila_por_hacer on lote_fila (cuenta_id, loteid, fila) where hecho is null;
create index lote_fila_sin_ensayar on lote_fila (cuenta_id, loteid, fila) where propio is null;
call privado.proteger('lote_fila');
grant select, insert, update, delete on lote_fila to portal_app, portal_proveedor;

-- What lets the job act for who began a lote: for two minutes, known by its hash alone.
create table privado.turno_de_lote (
  token_hash bytea primary key,
  loteid text collate "C" not null references lote on delete cascade,
  hasta timestamptz not null,
  -- The transaction in which there is room for all that it may add, so that it is not counted with each.
  con_lugar xid8
);
