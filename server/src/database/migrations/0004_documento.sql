-- Presentations, their files, and what was warned of.

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
  -- and the one in force.
  es_ultimo boolean not null default false,
  es_vigente boolean not null default false,
  check ((decidido is null) = (estado in ('en revision', 'anulado')))
);
create unique index documento_ultimo on documento (cuenta_id, recursoid, tipodocumentoid) where es_ultimo;
create unique index documento_vigente on documento (cuenta_id, recursoid, tipodocumentoid) where es_vigente;
-- Of a monthly type each period is presented and decided for itself: see docs/decisions/0027.
create unique index documento_en_espera on documento (cuenta_id, recursoid, tipodocumentoid, coalesce(periodo, '')) where estado = 'en revision';
create index documento_casilla on documento (cuenta_id, recursoid, tipodocumentoid, presentado desc);
create index documento_vencimiento on documento (cuenta_id, fecha_vencimiento) where es_vigente;
create index documento_cola on documento (presentado, documentoid) where estado = 'en revision';
-- The provider's line of documents, in the order they came in, by how they stand.
create index documento_estado on documento (estado, presentado, documentoid) where not bloqueado;
create index documento_bloqueado on documento (presentado, documentoid) where bloqueado;
-- What was presented last, of any type and by the number on it.
create index documento_reciente on documento (cuenta_id, presentado desc) where es_ultimo;
create index documento_numero on documento using gin (cuenta_id, sin_acentos(numero) gin_trgm_ops) where es_ultimo and numero is not null;
-- What passes its date.
create index documento_fin on documento (fecha_vencimiento, documentoid) where es_vigente and not bloqueado and fecha_vencimiento is not null;
call privado.proteger('documento');
grant select, insert, update (estado, version) on documento to portal_app;
grant select, insert, update on documento to portal_proveedor;
-- A carrier presents, and withdraws what nobody has decided; deciding and blocking are the provider's.
create policy presentar on documento as restrictive for insert to portal_app
  with check (estado = 'en revision' and not bloqueado and decidido is null and not es_ultimo and not es_vigente);
create policy retirar on documento as restrictive for update to portal_app
  using (estado = 'en revision' and not bloqueado) with check (estado in ('en revision', 'anulado') and not bloqueado);

-- As the owner: a carrier may not touch what was decided, and the pointers move there too. What is in force of a monthly
-- type is the latest period approved, whenever it was presented.
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
  select d.documentoid into nuevo_vigente from documento d join tipo_documento t using (tipodocumentoid)
    where d.cuenta_id = new.cuenta_id and d.recursoid = new.recursoid and d.tipodocumentoid = new.tipodocumentoid and d.estado = 'aprobado'
    order by case when t.vigencia = 'mensual' then d.periodo end desc nulls last, d.presentado desc, d.documentoid desc limit 1;
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

-- What a carrier was warned of, so that it is not warned twice: a document, and the days before its end that were due
-- then (-1: that it had ended). See docs/decisions/0013.
create table aviso (
  cuenta_id text collate "C" not null references cuenta,
  documentoid text collate "C" not null references documento,
  dias integer not null check (dias >= -1),
  dia date not null,
  primary key (cuenta_id, documentoid, dias)
);
create index aviso_dia on aviso (cuenta_id, dia);
call privado.proteger('aviso');
