-- The history that is only added to, and the milestones it is read from.

create table historial (
  historialid text collate "C" primary key default '23x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  docrechistorial_estado text not null,
  createdtime timestamptz not null default clock_timestamp(),
  tiporecurso text not null,
  recursoid text collate "C" not null,
  choferid text collate "C",
  dominioid text collate "C",
  -- Names as they stood.
  dominio text,
  marca text,
  nombre text not null,
  tipodocumentoid text collate "C",
  tipodocumento text,
  documentoid text collate "C",
  actor text collate "C",
  actor_nombre text,
  nota text,
  texto text generated always as (sin_acentos(coalesce(dominio, '') || ' ' || coalesce(marca, '') || ' ' || nombre || ' ' || coalesce(tipodocumento, ''))) stored
);
create index historial_lista on historial (cuenta_id, createdtime, historialid);
create index historial_estado on historial (cuenta_id, docrechistorial_estado, createdtime, historialid);
create index historial_recurso on historial (cuenta_id, recursoid, createdtime, historialid);
create index historial_tipo on historial (cuenta_id, tiporecurso, createdtime, historialid);
create index historial_nombre on historial (cuenta_id, nombre, createdtime, historialid);
create index historial_texto on historial using gin (cuenta_id, texto gin_trgm_ops);
-- A document passes its date once. What time does has no actor, and is told as done by `Sistema`.
create unique index historial_vencido on historial (cuenta_id, documentoid) where docrechistorial_estado = 'vencido';
call privado.proteger('historial');
grant select, insert on historial to portal_app, portal_proveedor;
create trigger historial_no_cambia before update or delete or truncate on historial for each statement execute function privado.no_cambia();

-- Every thousandth line of an account's history in its order, so that a page and the total count from there and not from
-- the beginning. Kept by a job, over lines that are an hour old: none is written before them any more, and one that is
-- (an import) takes the milestones after it away. See docs/decisions/0012.
create table historial_hito (
  cuenta_id text collate "C" not null references cuenta,
  -- How many lines there are up to this one, itself included.
  posicion integer not null,
  createdtime timestamptz not null,
  historialid text collate "C" not null,
  primary key (cuenta_id, posicion)
);
call privado.proteger('historial_hito');
grant select on historial_hito to portal_app, portal_proveedor;

create function privado.olvidar_hitos() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from historial_hito where cuenta_id = new.cuenta_id and (createdtime, historialid) > (new.createdtime, new.historialid);
  return null;
end $$;
create trigger olvidar_hitos after insert on historial for each row
  when (new.createdtime < now() - interval '30 minutes') execute function privado.olvidar_hitos();
