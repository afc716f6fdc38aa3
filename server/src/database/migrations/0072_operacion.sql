-- Operaciones: what is asked beyond the catalogue where somebody works, by site and by kind of work. See docs/decisions/0129.
create table operacion (
  operacionid text collate "C" primary key default '30x' || nextval('entidad_id'),
  nombre text not null check (nombre <> '' and length(nombre) <= 80),
  sede text not null default '' check (length(sede) <= 120),
  descripcion text not null default '' check (length(descripcion) <= 2000),
  activa boolean not null default true,
  creada timestamptz not null default now(),
  version integer not null default 1
);
create unique index operacion_nombre on operacion (lower(nombre));

-- What one asks: a type that is asked nowhere else, or a general one more strictly. Both days belong to it.
create table exigencia (
  exigenciaid text collate "C" primary key default '31x' || nextval('entidad_id'),
  operacionid text collate "C" not null references operacion,
  tipodocumentoid text collate "C" not null references tipo_documento,
  obligatorio boolean not null,
  critico boolean not null,
  vigente_desde date,
  vigente_hasta date,
  fuente text not null default '' check (length(fuente) <= 300),
  check (vigente_hasta >= vigente_desde),
  constraint exigencia_una unique (operacionid, tipodocumentoid) include (obligatorio, critico, vigente_desde, vigente_hasta)
);

-- Accounts that take part, from a day and through one. None is deleted: one that comes back has another row.
create table cuenta_operacion (
  cuenta_operacionid text collate "C" primary key default '32x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null references cuenta,
  operacionid text collate "C" not null references operacion,
  desde date not null,
  hasta date,
  -- One that never began ends the day before it would have.
  check (hasta >= desde - 1),
  constraint cuenta_operacion_una unique (cuenta_id, operacionid, desde) include (hasta)
);
create index cuenta_operacion_de on cuenta_operacion (operacionid, cuenta_id);
-- One at a time.
create unique index cuenta_operacion_abierta on cuenta_operacion (cuenta_id, operacionid) where hasta is null;
call privado.proteger('cuenta_operacion');
grant select on cuenta_operacion to portal_app;
grant select, insert, update (desde, hasta) on cuenta_operacion to portal_proveedor;

-- A carrier sees those that it takes part in, or did, and what they ask.
do $$
declare
  tabla text;
begin
  foreach tabla in array array['operacion', 'exigencia'] loop
    execute format('alter table %s enable row level security', tabla);
    execute format('alter table %s force row level security', tabla);
    execute format('create policy transportista on %1$s for select to portal_app using (exists (
      select from cuenta_operacion c where c.cuenta_id = mi_cuenta() and c.operacionid = %1$s.operacionid))', tabla);
    execute format('create policy proveedor on %s to portal_proveedor using ((select yo()) is not null) with check ((select yo()) is not null)', tabla);
    execute format('create policy duenio on %s to %I using (true) with check (true)', tabla, current_user);
  end loop;
end $$;
grant select on operacion, exigencia to portal_app;
grant select, insert on operacion, exigencia to portal_proveedor;
grant update (nombre, sede, descripcion, activa, version) on operacion to portal_proveedor;
grant update (obligatorio, critico, vigente_desde, vigente_hasta, fuente), delete on exigencia to portal_proveedor;

-- Resources that somebody took out of an operation that their account takes part in.
create table exclusion (
  exclusionid text collate "C" primary key default '33x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  recursoid text collate "C" not null,
  operacionid text collate "C" not null references operacion,
  motivo text not null check (motivo <> '' and length(motivo) <= 300),
  excluido timestamptz not null default now(),
  excluido_por text collate "C" not null default yo(),
  constraint exclusion_una unique (cuenta_id, recursoid, operacionid)
);
call privado.proteger('exclusion');
grant select, insert, delete on exclusion to portal_app, portal_proveedor;
create trigger tocar_veredicto after insert or delete on exclusion for each row execute function privado.tocar_veredicto('recursoid');
create trigger exigir_recurso after insert on exclusion for each row execute function privado.exigir_recurso();

-- Of whom a type is asked: of all that it applies to, or of those whom an operation asks for it.
alter table tipo_documento add column alcance text not null default 'general' check (alcance in ('general', 'por operación'));

-- What an operation alone lifts.
alter table excepcion add column operacionid text collate "C" references operacion;
drop index excepcion_casilla;
create unique index excepcion_casilla on excepcion (cuenta_id, recursoid, tipodocumentoid, coalesce(operacionid, '')) include (desde, hasta) where vale;

-- Of a slot, what operations ask of it: [{operacionid, critico, obligatorio}]; null where none does.
alter table veredicto_casilla add column operaciones jsonb;

-- How a resource stands where it works, beside its verdict and true on the same days. One that takes part in none has none.
create table veredicto_operacion (
  cuenta_id text collate "C" not null references cuenta,
  recursoid text collate "C" not null,
  operacionid text collate "C" not null references operacion,
  clase text not null check (clase in ('transporte', 'chofer', 'dominio')),
  estado text not null check (estado in ('ACTIVO', 'BAJA', 'BLOQUEADO')),
  aptitud text not null check (aptitud in ('habilitado', 'por vencer', 'no habilitado')),
  rango smallint generated always as (array_position(array['no habilitado', 'por vencer', 'habilitado'], aptitud)) stored,
  culpables jsonb not null,
  faltantes integer not null,
  proximo_vencimiento date,
  critico_hasta date,
  por_hacer integer not null,
  primary key (cuenta_id, recursoid, operacionid) include (rango, proximo_vencimiento)
);
create index veredicto_operacion_aptitud on veredicto_operacion (cuenta_id, operacionid, clase, rango, proximo_vencimiento, recursoid);
create index veredicto_operacion_de on veredicto_operacion (operacionid, cuenta_id, clase, estado) include (rango);
call privado.proteger('veredicto_operacion');
grant select on veredicto_operacion to portal_app, portal_proveedor;

-- What an operation asks changed too: of a type, or, without one, of all that it asks.
alter table cambio_de_catalogo
  add column operacionid text collate "C",
  drop constraint cambio_de_catalogo_check,
  add constraint cambio_de_catalogo_check check (antes is not null or despues is not null or operacionid is not null);

create function privado.olvidar_operacion() returns trigger language plpgsql as 'begin return null; end';
create constraint trigger olvidar_veredictos after insert or update or delete on exigencia deferrable initially deferred
  for each row execute function privado.olvidar_operacion();
create constraint trigger olvidar_veredictos after update on operacion deferrable initially deferred
  for each row when (old.activa <> new.activa) execute function privado.olvidar_operacion();
create function privado.olvidar_participacion() returns trigger language plpgsql as 'begin return null; end';
create constraint trigger olvidar_veredictos after insert or update on cuenta_operacion deferrable initially deferred
  for each row execute function privado.olvidar_participacion();
