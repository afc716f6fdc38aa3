-- What is told of operations: in the history, to programs and by letter. See docs/decisions/0129.
-- The operation that a line is about; of most lines none.
alter table historial add column operacionid text collate "C";

-- How a resource stands where it works is told to programs as how it stands in general is.
create function privado.anunciar_en_operacion() returns trigger language plpgsql as 'begin return null; end';
create constraint trigger anunciar_puesto after insert or delete on veredicto_operacion deferrable initially deferred for each row
  execute function privado.anunciar_en_operacion();
create constraint trigger anunciar_veredicto after update on veredicto_operacion deferrable initially deferred for each row
  when ((old.aptitud, old.critico_hasta) is distinct from (new.aptitud, new.critico_hasta))
  execute function privado.anunciar_en_operacion();

-- What an operation asked until somebody changed it, and once nobody did so for a while what it asked then: changes that follow
-- each other are told as one. See docs/decisions/0130.
create table cambio_operacion (
  cambioid text collate "C" primary key default '34x' || nextval('entidad_id'),
  operacionid text collate "C" not null references operacion,
  -- [{tipodocumentoid, obligatorio, critico, vigente_desde, vigente_hasta}]
  antes jsonb not null,
  despues jsonb,
  hecho timestamptz not null default now(),
  anunciado timestamptz
);
create unique index cambio_operacion_abierto on cambio_operacion (operacionid) where despues is null;
create index cambio_operacion_por_contar on cambio_operacion (hecho) where anunciado is null;
grant select, insert (operacionid, antes), update (hecho) on cambio_operacion to portal_proveedor;

-- Which accounts were written to of a change: nobody twice.
create table cambio_operacion_contado (
  cambioid text collate "C" not null references cambio_operacion,
  cuenta_id text collate "C" not null references cuenta,
  contado timestamptz not null default clock_timestamp(),
  primary key (cuenta_id, cambioid)
);
call privado.proteger('cambio_operacion_contado');
