-- Presentations, their files, and the history that is only added to.

create table documento (
  documentoid text collate "C" primary key default '21x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  recursoid text collate "C" not null,
  tipodocumentoid text collate "C" not null references tipo_documento,
  numero text,
  fecha_emision date,
  fecha_vencimiento date,
  periodo text check (periodo ~ '^\d{4}-\d{2}$'),
  observacion text,
  estado text not null default 'en revision' check (estado in ('en revision', 'aprobado', 'rechazado', 'anulado')),
  bloqueado boolean not null default false,
  motivo text,
  presentado timestamptz not null default clock_timestamp(),
  presentado_por text collate "C" not null references contacto,
  decidido timestamptz,
  decidido_por text collate "C" references operador,
  version integer not null default 1,
  -- Pointers of the slot (recurso, type), kept by the trigger below: its newest presentation that was not withdrawn,
  -- and its newest approved one.
  es_ultimo boolean not null default false,
  es_vigente boolean not null default false,
  check ((decidido is null) = (estado in ('en revision', 'anulado')))
);
create unique index documento_ultimo on documento (cuenta_id, recursoid, tipodocumentoid) where es_ultimo;
create unique index documento_vigente on documento (cuenta_id, recursoid, tipodocumentoid) where es_vigente;
create unique index documento_en_espera on documento (cuenta_id, recursoid, tipodocumentoid) where estado = 'en revision';
create index documento_casilla on documento (cuenta_id, recursoid, tipodocumentoid, presentado desc);
create index documento_vencimiento on documento (cuenta_id, fecha_vencimiento) where es_vigente;
create index documento_cola on documento (presentado, documentoid) where estado = 'en revision';
call privado.proteger('documento');
grant select, insert, update (estado, version) on documento to portal_app;
grant select, insert, update on documento to portal_proveedor;
-- A carrier presents, and withdraws what nobody has decided; deciding and blocking are the provider's.
create policy presentar on documento as restrictive for insert to portal_app
  with check (estado = 'en revision' and not bloqueado and decidido is null and not es_ultimo and not es_vigente);
create policy retirar on documento as restrictive for update to portal_app
  using (estado = 'en revision' and not bloqueado) with check (estado in ('en revision', 'anulado') and not bloqueado);

-- As the owner: a carrier may not touch what was decided, and the pointers move there too.
create function privado.senialar_casilla() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nuevo_ultimo text;
  nuevo_vigente text;
begin
  -- Two presentations of one slot take their turn.
  perform pg_advisory_xact_lock(hashtextextended(new.recursoid || '/' || new.tipodocumentoid, 0));
  select documentoid into nuevo_ultimo from documento
    where cuenta_id = new.cuenta_id and recursoid = new.recursoid and tipodocumentoid = new.tipodocumentoid and estado <> 'anulado'
    order by presentado desc, documentoid desc limit 1;
  select documentoid into nuevo_vigente from documento
    where cuenta_id = new.cuenta_id and recursoid = new.recursoid and tipodocumentoid = new.tipodocumentoid and estado = 'aprobado'
    order by presentado desc, documentoid desc limit 1;
  -- First away, then set: at no moment does a slot have two.
  update documento set es_ultimo = es_ultimo and documentoid is not distinct from nuevo_ultimo,
      es_vigente = es_vigente and documentoid is not distinct from nuevo_vigente
    where cuenta_id = new.cuenta_id and recursoid = new.recursoid and tipodocumentoid = new.tipodocumentoid
      and ((es_ultimo and documentoid is distinct from nuevo_ultimo) or (es_vigente and documentoid is distinct from nuevo_vigente));
  update documento set es_ultimo = (documentoid is not distinct from nuevo_ultimo), es_vigente = (documentoid is not distinct from nuevo_vigente)
    where cuenta_id = new.cuenta_id and documentoid in (nuevo_ultimo, nuevo_vigente)
      and (es_ultimo, es_vigente) is distinct from (documentoid is not distinct from nuevo_ultimo, documentoid is not distinct from nuevo_vigente);
  return null;
end $$;
create trigger senialar_casilla_nueva after insert on documento for each row execute function privado.senialar_casilla();
create trigger senialar_casilla after update of estado on documento for each row when (old.estado <> new.estado) execute function privado.senialar_casilla();

-- Once decided, a presentation is what it was for ever; only its block and the pointers move.
create function privado.documento_decidido() returns trigger language plpgsql as $$
begin
  if (new.cuenta_id, new.recursoid, new.tipodocumentoid, new.numero, new.fecha_emision, new.fecha_vencimiento, new.periodo,
      new.observacion, new.estado, new.presentado, new.presentado_por, new.decidido, new.decidido_por)
    is distinct from
     (old.cuenta_id, old.recursoid, old.tipodocumentoid, old.numero, old.fecha_emision, old.fecha_vencimiento, old.periodo,
      old.observacion, old.estado, old.presentado, old.presentado_por, old.decidido, old.decidido_por) then
    raise exception 'documento % was decided and does not change', old.documentoid;
  end if;
  return new;
end $$;
create trigger documento_decidido before update on documento for each row when (old.estado <> 'en revision') execute function privado.documento_decidido();

create table archivo (
  archivoid text collate "C" primary key default '22x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  -- As uploaded: shown, never used as a path.
  nombre text not null,
  size integer not null,
  sha256 text not null,
  mediatype text not null,
  clave text not null,
  miniatura text,
  -- Null until a document names it; unclaimed files are swept after a day.
  documentoid text collate "C" references documento,
  posicion smallint not null default 0,
  createdtime timestamptz not null default now(),
  subido_por text collate "C" default yo()
);
create index archivo_documento on archivo (cuenta_id, documentoid, posicion);
create index archivo_suelto on archivo (createdtime) where documentoid is null;
call privado.proteger('archivo');
grant select, insert, update on archivo to portal_app;
grant select on archivo to portal_proveedor;

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
create index historial_texto on historial using gin (cuenta_id, texto gin_trgm_ops);
call privado.proteger('historial');
grant select, insert on historial to portal_app, portal_proveedor;
create trigger historial_no_cambia before update or delete or truncate on historial for each statement execute function privado.no_cambia();
