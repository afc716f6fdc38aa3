-- The seventeen migrations of before the baseline, one after the other. See README.md.

-- 0001_base.sql

-- What the rest stands on: extensions, ids, who calls, today, and how a tenant's table is protected.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Sessions, passwords and codes. The roles of the portal and of the console can't read it; its functions are its doors.
create schema privado;

-- One sequence for all: a recurso's id is unambiguous without its kind. The prefix stands in each table's default alone.
create sequence entidad_id;
grant usage on sequence entidad_id to portal_app, portal_proveedor;

create function mi_cuenta() returns text language sql stable parallel safe
return nullif(current_setting('app.cuenta', true), '');

-- The contacto or operador who calls.
create function yo() returns text language sql stable parallel safe
return nullif(current_setting('app.sujeto', true), '');

-- Today where the provider works, or the day that is asked about (`app.hoy`).
create function hoy() returns date language sql stable parallel safe
return coalesce(
  nullif(current_setting('app.hoy', true), '')::date,
  (now() at time zone 'America/Argentina/Buenos_Aires')::date
);

-- As people search: without accents, in lower case. The two-argument form of unaccent depends on no search_path.
create function sin_acentos(texto text) returns text language sql immutable parallel safe strict
return lower(public.unaccent('public.unaccent'::regdictionary, texto));

create function fecha_es(fecha date) returns text language sql immutable parallel safe strict
return lpad(extract(day from fecha)::text, 2, '0') || '/' || lpad(extract(month from fecha)::text, 2, '0') || '/' || extract(year from fecha)::text;

-- Row level security for a table with cuenta_id, forced on its owner too.
-- A carrier sees its own rows, the provider's people all of them, and the owner (migrations, jobs, definer functions) all of them.
create procedure privado.proteger(tabla regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabla);
  execute format('alter table %s force row level security', tabla);
  execute format('create policy transportista on %s to portal_app using (cuenta_id = mi_cuenta()) with check (cuenta_id = mi_cuenta())', tabla);
  execute format('create policy proveedor on %s to portal_proveedor using (true) with check (true)', tabla);
  execute format('create policy duenio on %s to %I using (true) with check (true)', tabla, current_user);
end $$;

-- For tables that only grow.
create function privado.no_cambia() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

-- 0002_cuentas.sql

-- Carriers, their people, the provider's people, and registrations.

create table cuenta (
  cuenta_id text collate "C" primary key default '11x' || nextval('entidad_id'),
  accountname text not null,
  tipo_documento text not null check (tipo_documento in ('CUIT', 'CUIL', 'Extranjero')),
  cuit text not null,
  -- 1 Habilitado, 2 Deshabilitado, 3 Incompleto, 4 Suspendido
  estado smallint not null default 3 check (estado between 1 and 4),
  estado_motivo text,
  email text not null,
  mobile text,
  mailingstreet text,
  othercountry text,
  otherstate text,
  othercity text,
  logo text collate "C",
  createdtime timestamptz not null default now(),
  version integer not null default 1
);
create index cuenta_cuit on cuenta (cuit);
call privado.proteger('cuenta');
grant select, update on cuenta to portal_app;
grant select, insert, update on cuenta to portal_proveedor;

-- A carrier completes its profile, and changes nothing else about how it stands.
create function privado.cuidar_estado_cuenta() returns trigger language plpgsql as $$
begin
  if current_user = 'portal_app' and not (old.estado = 3 and new.estado = 1) then
    raise exception 'only the provider changes how an account stands' using errcode = 'PDENY';
  end if;
  return new;
end $$;
create trigger cuidar_estado_cuenta before update of estado on cuenta for each row when (old.estado <> new.estado) execute function privado.cuidar_estado_cuenta();

create table contacto (
  contactid text collate "C" primary key default '12x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  firstname text not null,
  lastname text not null,
  email text not null,
  mobile text,
  rol text not null default 'colaborador' check (rol in ('titular', 'colaborador')),
  activo boolean not null default true,
  ultimo_ingreso timestamptz,
  createdtime timestamptz not null default now(),
  version integer not null default 1
);
create unique index contacto_email_unico on contacto (lower(email));
create index contacto_cuenta on contacto (cuenta_id);
call privado.proteger('contacto');
grant select, insert, update on contacto to portal_app, portal_proveedor;

create table operador (
  operadorid text collate "C" primary key default '13x' || nextval('entidad_id'),
  nombre text not null,
  email text not null,
  rol text not null check (rol in ('revisor', 'administrador')),
  activo boolean not null default true,
  ultimo_ingreso timestamptz,
  createdtime timestamptz not null default now()
);
create unique index operador_email_unico on operador (lower(email));
grant select, insert, update on operador to portal_proveedor;

create table registro (
  registroid text collate "C" primary key default '24x' || nextval('entidad_id'),
  firstname text not null,
  lastname text not null,
  tipo_documento text not null check (tipo_documento in ('CUIT', 'CUIL', 'Extranjero')),
  cuit text not null,
  email text not null,
  mobile text not null,
  mailingstreet text not null,
  othercountry text not null,
  otherstate text not null,
  othercity text not null,
  estado_registro text not null default 'pendiente' check (estado_registro in ('pendiente', 'aprobada', 'rechazada')),
  motivo text,
  decidido timestamptz,
  decidido_por text collate "C" references operador,
  cuenta_creada text collate "C" references cuenta,
  createdtime timestamptz not null default now(),
  version integer not null default 1,
  texto text generated always as (sin_acentos(firstname || ' ' || lastname || ' ' || cuit || ' ' || email)) stored
);
create unique index registro_email_pendiente on registro (lower(email)) where estado_registro = 'pendiente';
create index registro_cola on registro (estado_registro, createdtime);
create index registro_cuit on registro (cuit);
-- Whoever registers may write a form and gets its id back, but can't read anybody's.
grant insert, select (registroid) on registro to portal_app;
grant select, update on registro to portal_proveedor;

-- CUITs that the provider loaded beforehand, for the setting registro_solo_cuit_conocidos.
create table cuit_conocido (
  cuit text primary key,
  accountname text
);
grant select, insert, update, delete on cuit_conocido to portal_proveedor;

create table ajuste (
  clave text primary key,
  valor jsonb not null
);
insert into ajuste (clave, valor) values
  ('proveedor_nombre', '"Portal"'),
  ('registro_solo_cuit_conocidos', 'false');
grant select on ajuste to portal_app;
grant select, insert, update on ajuste to portal_proveedor;

-- Whether a registration with this e-mail must be refused: somebody signs in with it, or asked to and still waits.
create function email_en_uso(p_email text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from contacto where lower(email) = lower(p_email))
  or exists (select from registro where lower(email) = lower(p_email) and estado_registro = 'pendiente');

create function es_cuit_conocido(p_cuit text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from cuit_conocido where cuit = p_cuit) or exists (select from cuenta where cuit = p_cuit);
revoke execute on function email_en_uso, es_cuit_conocido from public;
grant execute on function email_en_uso, es_cuit_conocido to portal_app, portal_proveedor;

-- 0003_recursos.sql

-- What documents hang on, and the catalogue of document types.

create table chofer (
  choferid text collate "C" primary key default '17x' || nextval('entidad_id'),
  -- The contact record that stands for the driver, as the wire knows it.
  contactid text collate "C" not null default '12x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  nombre text not null,
  apellido text not null,
  tipo_documento text not null,
  documento text not null,
  cuil text,
  fecha_nacimiento date,
  nacionalidad text not null,
  telefono text,
  email text,
  calle text,
  pais text,
  provincia text,
  ciudad text,
  licencia_numero text,
  licencia_clase text,
  transporta_peligrosas boolean not null default false,
  transporta_alimentos boolean not null default false,
  fecha_alta date,
  fecha_baja date,
  motivo_baja text,
  foto text collate "C",
  estado_cuenta text not null default 'ACTIVO' check (estado_cuenta in ('ACTIVO', 'BAJA', 'BLOQUEADO')),
  createdtime timestamptz not null default now(),
  version integer not null default 1,
  texto text generated always as (sin_acentos(apellido || ', ' || nombre || ' ' || apellido || ' ' || documento || ' ' || coalesce(cuil, ''))) stored,
  constraint chofer_documento_unico unique (cuenta_id, tipo_documento, documento)
);
create index chofer_lista on chofer (cuenta_id, estado_cuenta, apellido, nombre, choferid);
create index chofer_texto on chofer using gin (cuenta_id, texto gin_trgm_ops);
call privado.proteger('chofer');
grant select, insert, update on chofer to portal_app, portal_proveedor;

create table dominio (
  dominioid text collate "C" primary key default '18x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  dominio text not null,
  pais_patente text not null default 'Argentina',
  vehiculo text not null,
  tipo_vehiculo text not null check (tipo_vehiculo in ('MOTRIZ', 'ARRASTRE')),
  cantidad_ejes smallint,
  marca text,
  modelo text,
  anio smallint,
  nombre text,
  chasis text,
  motor text,
  carroceria text,
  titular text,
  titularidad text not null default 'PROPIO' check (titularidad in ('PROPIO', 'LEASING', 'TERCERO')),
  transporta_peligrosas boolean not null default false,
  transporta_alimentos boolean not null default false,
  fecha_baja date,
  motivo_baja text,
  estado_dominio text not null default 'ACTIVO' check (estado_dominio in ('ACTIVO', 'BAJA', 'BLOQUEADO')),
  createdtime timestamptz not null default now(),
  version integer not null default 1,
  texto text generated always as (sin_acentos(dominio || ' ' || coalesce(marca, '') || ' ' || coalesce(nombre, ''))) stored,
  constraint dominio_patente_unica unique (cuenta_id, pais_patente, dominio)
);
create index dominio_lista on dominio (cuenta_id, estado_dominio, dominio, dominioid);
create index dominio_texto on dominio using gin (cuenta_id, texto gin_trgm_ops);
call privado.proteger('dominio');
grant select, insert, update on dominio to portal_app, portal_proveedor;

-- Only the provider blocks a resource, and only the provider changes it while it is blocked.
create function privado.cuidar_bloqueo() returns trigger language plpgsql as $$
begin
  if current_user = 'portal_app' then
    raise exception 'the provider blocked this resource' using errcode = 'P1517';
  end if;
  return new;
end $$;
create trigger cuidar_bloqueo before update on chofer for each row
  when ('BLOQUEADO' in (old.estado_cuenta, new.estado_cuenta)) execute function privado.cuidar_bloqueo();
create trigger cuidar_bloqueo before update on dominio for each row
  when ('BLOQUEADO' in (old.estado_dominio, new.estado_dominio)) execute function privado.cuidar_bloqueo();

create table tipo_documento (
  tipodocumentoid text collate "C" primary key default '20x' || nextval('entidad_id'),
  -- Names a type that the product ships, whatever the provider calls it later.
  clave text unique,
  nombre text not null,
  docrectipo_recurso text not null check (docrectipo_recurso in ('transporte', 'chofer', 'chofer dado de baja', 'dominio')),
  instrucciones text not null default '',
  obligatorio boolean not null default true,
  critico boolean not null default false,
  vigencia text not null check (vigencia in ('impresa', 'meses', 'mensual', 'sin vencimiento')),
  meses smallint check ((vigencia = 'meses') = (meses is not null) and meses > 0),
  aviso_dias integer[] not null default '{30,15,7,1}',
  origen text not null check (origen in ('legal', 'contractual')),
  fuente text not null default '',
  vigente_desde date,
  vigente_hasta date check (vigente_desde <= vigente_hasta),
  max_archivos smallint not null default 3 check (max_archivos between 1 and 10),
  orden integer not null default 0,
  -- Of a monthly type: the day of the following month from which a period is demanded.
  dia_exigible smallint not null default 15 check (dia_exigible between 1 and 28),
  aplica_vehiculos text[],
  aplica_carrocerias text[],
  aplica_tipo_vehiculo text,
  aplica_peligrosas boolean not null default false,
  aplica_alimentos boolean not null default false,
  aplica_titularidades text[],
  aplica_extranjeros boolean not null default false,
  version integer not null default 1
);
grant select on tipo_documento to portal_app;
grant select, insert, update on tipo_documento to portal_proveedor;

-- 0004_documentos.sql

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

-- 0005_casillas.sql

-- The functions are inlined into the views as long as each uses `dia` once, and the day is asked for once a statement.
-- What is required, how each slot stands, and who is fit: computed from presentations and the day, never stored.
-- server/src/rules/ decides the same; a property test holds both against each other.

-- The `case` is for the planner, which takes so many conditions together for nearly impossible, and would then look up
-- each slot's document on its own: a page of 50 choferes takes less than half the time with it.
create function tipo_exigido(
  t tipo_documento, tiporecurso text, vehiculo text, carroceria text, tipo_vehiculo text,
  peligrosas boolean, alimentos boolean, titularidad text, extranjero boolean, dia date
) returns boolean language sql immutable parallel safe
return case when coalesce(t.docrectipo_recurso = tiporecurso, false)
  and daterange(t.vigente_desde, t.vigente_hasta, '[]') @> dia
  and (t.aplica_vehiculos is null or coalesce(vehiculo = any (t.aplica_vehiculos), false))
  and (t.aplica_carrocerias is null or coalesce(carroceria = any (t.aplica_carrocerias), false))
  and (t.aplica_tipo_vehiculo is null or coalesce(t.aplica_tipo_vehiculo = tipo_vehiculo, false))
  and (not t.aplica_peligrosas or coalesce(peligrosas, false))
  and (not t.aplica_alimentos or coalesce(alimentos, false))
  and (t.aplica_titularidades is null or coalesce(titularidad = any (t.aplica_titularidades), false))
  and (not t.aplica_extranjeros or coalesce(extranjero, false))
  then true else false end;

-- `u` the newest presentation of the slot, `v` the newest approved one. A document is valid through its date.
create function estado_casilla(
  u_estado text, u_bloqueado boolean, v_documentoid text, v_vencimiento date, v_bloqueado boolean, dia date
) returns text language sql immutable parallel safe
return case
  when u_estado is null then 'pendiente'
  when u_bloqueado or coalesce(v_bloqueado, false) then 'bloqueado'
  when v_documentoid is not null and (v_vencimiento is null or v_vencimiento >= dia) then 'activo'
  when u_estado = 'en revision' then 'en revision'
  when u_estado = 'rechazado' then 'rechazado'
  else 'vencido'
end;

create function motivo_casilla(nombre text, estado text, vencimiento date) returns text language sql immutable parallel safe
return nombre || case estado
  when 'pendiente' then ': falta presentar'
  when 'en revision' then ': en revisión'
  when 'rechazado' then ': rechazado'
  when 'bloqueado' then ': bloqueado por el proveedor'
  when 'vencido' then coalesce(' venció el ' || fecha_es(vencimiento), ': vencido')
  else coalesce(' vence el ' || fecha_es(vencimiento), '')
end;

create view recurso with (security_invoker) as
-- `exigencias` names the set of requirements: that of a chofer on leave is another, a dominio on leave has none.
select cuenta_id, cuenta_id as recursoid, 'transporte' as tiporecurso, 'transporte' as exigencias, accountname as nombre, null::text as dominio, null::text as marca,
  'ACTIVO' as estado, null::text as vehiculo, null::text as carroceria, null::text as tipo_vehiculo, false as transporta_peligrosas,
  false as transporta_alimentos, null::text as titularidad, false as extranjero
from cuenta
union all
select cuenta_id, choferid, case estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end,
  case estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end, apellido || ', ' || nombre, null, null,
  estado_cuenta, null, null, null, transporta_peligrosas, transporta_alimentos, null, nacionalidad <> 'Argentina'
from chofer
union all
select cuenta_id, dominioid, 'dominio', case when estado_dominio <> 'BAJA' then 'dominio' end, coalesce(nullif(nombre, ''), dominio), dominio, marca,
  estado_dominio, vehiculo, carroceria, tipo_vehiculo, transporta_peligrosas, transporta_alimentos, titularidad, false
from dominio;

-- Each type that applies to each resource today, demanded or optional.
create view requisito with (security_invoker) as
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre as recurso, r.dominio, r.marca, r.estado as estado_recurso,
  t.tipodocumentoid, t.nombre, t.instrucciones, t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.orden
from recurso r
join tipo_documento t on tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas,
  r.transporta_alimentos, r.titularidad, r.extranjero, (select hoy()));

-- Every slot: those that apply today, presented or not, and those presented for a type that no longer applies (exigible false).
create view casilla with (security_invoker) as
select q.cuenta_id, q.recursoid, q.tiporecurso, q.recurso, q.dominio, q.marca, q.estado_recurso, q.tipodocumentoid, q.nombre, q.instrucciones,
  q.critico, q.obligatorio, q.vigencia, q.meses, q.max_archivos, q.orden, true as exigible,
  estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, (select hoy())) as estado,
  coalesce(u.estado = 'en revision' and v.documentoid is not null, false) as renovacion,
  u.documentoid, v.documentoid as vigente_documentoid,
  case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end as fecha_vencimiento,
  case when v.documentoid is null then u.periodo else v.periodo end as periodo,
  case when v.bloqueado then v.motivo else u.motivo end as motivo, u.presentado
from requisito q
left join documento u on u.cuenta_id = q.cuenta_id and u.recursoid = q.recursoid and u.tipodocumentoid = q.tipodocumentoid and u.es_ultimo
left join documento v on v.cuenta_id = q.cuenta_id and v.recursoid = q.recursoid and v.tipodocumentoid = q.tipodocumentoid and v.es_vigente
union all
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.marca, r.estado, t.tipodocumentoid, t.nombre, t.instrucciones,
  t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.orden, false,
  estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, (select hoy())),
  coalesce(u.estado = 'en revision' and v.documentoid is not null, false),
  u.documentoid, v.documentoid,
  case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end,
  case when v.documentoid is null then u.periodo else v.periodo end,
  case when v.bloqueado then v.motivo else u.motivo end, u.presentado
from recurso r
join documento u on u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid and u.es_ultimo
join tipo_documento t on t.tipodocumentoid = u.tipodocumentoid
left join documento v on v.cuenta_id = u.cuenta_id and v.recursoid = u.recursoid and v.tipodocumentoid = u.tipodocumentoid and v.es_vigente
where not tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas, r.transporta_alimentos,
  r.titularidad, r.extranjero, (select hoy()));

-- How many days before its end a document counts as `por vencer`. A monthly one never has more than a month left,
-- and with 30 days nobody would ever be just fit: see docs/decisions/0007.
create function aviso_de(vigencia text) returns integer language sql immutable parallel safe
return case vigencia when 'mensual' then 7 else 30 end;

-- Fitness of a slot's resource.
create function aptitud_de(no_aptas bigint, vence_pronto boolean, estado_recurso text) returns text language sql immutable parallel safe
return case
  when estado_recurso <> 'ACTIVO' or no_aptas > 0 then 'no habilitado'
  when coalesce(vence_pronto, false) then 'por vencer'
  else 'habilitado'
end;

create view chofer_con_aptitud with (security_invoker) as
select c.*, c.apellido || ', ' || c.nombre as nombre_completo,
  aptitud_de(a.no_aptas, a.vence_pronto, c.estado_cuenta) as aptitud,
  case when c.estado_cuenta = 'BLOQUEADO' then '{Bloqueado por el proveedor}'::text[] else '{}' end
    || case when c.estado_cuenta = 'BAJA' then array['Dado de baja' || coalesce(' el ' || fecha_es(c.fecha_baja), '')] else '{}' end
    || coalesce(a.motivos, '{}') as motivos,
  a.faltantes, a.proximo_vencimiento
from chofer c
left join lateral (
  select
    count(*) filter (where s.critico and s.obligatorio and s.estado <> 'activo') as no_aptas,
    bool_or(s.critico and s.obligatorio and s.estado = 'activo' and s.vencimiento <= (select hoy()) + aviso_de(s.vigencia)) as vence_pronto,
    array_agg(motivo_casilla(s.nombre, s.estado, s.vencimiento) order by s.estado = 'activo', s.orden)
      filter (where s.critico and s.obligatorio and (s.estado <> 'activo' or s.vencimiento <= (select hoy()) + aviso_de(s.vigencia))) as motivos,
    count(*) filter (where s.obligatorio and s.estado = 'pendiente') as faltantes,
    min(s.vencimiento) filter (where s.estado = 'activo') as proximo_vencimiento
  from (
    select t.nombre, t.critico, t.obligatorio, t.vigencia, t.orden, v.fecha_vencimiento as vencimiento,
      estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, (select hoy())) as estado
    from tipo_documento t
    left join documento u on u.cuenta_id = c.cuenta_id and u.recursoid = c.choferid and u.tipodocumentoid = t.tipodocumentoid and u.es_ultimo
    left join documento v on v.cuenta_id = c.cuenta_id and v.recursoid = c.choferid and v.tipodocumentoid = t.tipodocumentoid and v.es_vigente
    where tipo_exigido(t, case c.estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end, null, null, null,
      c.transporta_peligrosas, c.transporta_alimentos, null, c.nacionalidad <> 'Argentina', (select hoy()))
  ) s
) a on true;

-- The same for every kind of resource, for counts over all of them.
create view recurso_con_aptitud with (security_invoker) as
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.estado,
  aptitud_de(count(*) filter (where s.critico and s.obligatorio and s.estado <> 'activo'),
    bool_or(s.critico and s.obligatorio and s.estado = 'activo' and s.fecha_vencimiento <= (select hoy()) + aviso_de(s.vigencia)), r.estado) as aptitud
from recurso r
left join casilla s on s.cuenta_id = r.cuenta_id and s.recursoid = r.recursoid and s.exigible
group by r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.estado;

grant select on recurso, requisito, casilla, chofer_con_aptitud, recurso_con_aptitud to portal_app, portal_proveedor;

-- 0006_sesiones.sql

-- Passwords, sessions, codes and links: stored as hashes, reached through these functions only.

create table privado.credencial (
  sujeto text collate "C" primary key,
  hash text not null,
  cambiada timestamptz not null default now()
);

create table privado.sesion (
  token_hash bytea primary key,
  sujeto text collate "C" not null,
  creada timestamptz not null default now(),
  vista timestamptz not null default now()
);
create index sesion_sujeto on privado.sesion (sujeto);

create table privado.codigo (
  codigoid bigint generated always as identity primary key,
  contactid text collate "C" not null references contacto,
  hash text not null,
  creado timestamptz not null default now(),
  intentos smallint not null default 0,
  usado boolean not null default false
);
create index codigo_contacto on privado.codigo (contactid, creado desc);

create table privado.enlace (
  token_hash bytea primary key,
  contactid text collate "C" not null references contacto,
  vence timestamptz not null,
  usado boolean not null default false
);

-- Who a contacto or operador is, in words.
create function nombre_de(sujeto text) returns text language sql stable security definer set search_path = public, pg_temp
return coalesce(
  (select firstname || ' ' || lastname from contacto where contactid = sujeto),
  (select nombre from operador where operadorid = sujeto)
);

-- Opens the caller's session for this transaction, or raises what the caller is told:
-- P1501 no session, P1506 incomplete, P1507 suspended (the message is the reason), PDENY not the titular.
create function abrir_sesion(p_token bytea, p_acceso text, p_escribe boolean, p_incompleta boolean, p_suspendida boolean, p_minutos integer)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s record;
begin
  select se.vista, se.creada, c.contactid, c.cuenta_id, c.rol, c.activo, a.estado, a.estado_motivo into s
    from privado.sesion se join contacto c on c.contactid = se.sujeto join cuenta a on a.cuenta_id = c.cuenta_id
    where se.token_hash = p_token;
  -- The last 30 seconds of activity may not have been written down yet: see the touch below.
  if not found or not s.activo or s.estado = 2 or s.creada < now() - interval '12 hours'
    or s.vista < now() - make_interval(mins => p_minutos, secs => 30) then
    raise exception 'no session' using errcode = 'P1501';
  end if;
  if s.estado = 3 and not p_incompleta then raise exception 'incomplete' using errcode = 'P1506'; end if;
  if s.estado = 4 and p_escribe and not p_suspendida then
    raise exception '%', coalesce(s.estado_motivo, 'sin motivo informado') using errcode = 'P1507';
  end if;
  if p_acceso = 'titular' and s.rol <> 'titular' then raise exception 'not the titular' using errcode = 'PDENY'; end if;
  perform set_config('app.cuenta', s.cuenta_id, true), set_config('app.sujeto', s.contactid, true);
  if s.vista < now() - interval '30 seconds' then
    update privado.sesion set vista = now() where token_hash = p_token;
  end if;
end $$;

create function abrir_sesion_operador(p_token bytea, p_acceso text, p_minutos integer)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s record;
begin
  select se.vista, se.creada, o.operadorid, o.rol, o.activo into s
    from privado.sesion se join operador o on o.operadorid = se.sujeto where se.token_hash = p_token;
  if not found or not s.activo or s.creada < now() - interval '12 hours'
    or s.vista < now() - make_interval(mins => p_minutos, secs => 30) then
    raise exception 'no session' using errcode = 'P1501';
  end if;
  if p_acceso = 'administrador' and s.rol <> 'administrador' then raise exception 'not an administrador' using errcode = 'PDENY'; end if;
  perform set_config('app.sujeto', s.operadorid, true);
  if s.vista < now() - interval '30 seconds' then
    update privado.sesion set vista = now() where token_hash = p_token;
  end if;
end $$;

-- What signing in needs to know of an e-mail; no row for an unknown one.
create function credencial_de(p_email text)
returns table (contactid text, contact_firstname text, contact_lastname text, accountid text, accountname text, logo text, estado smallint,
  estado_motivo text, rol text, activo boolean, hash text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select c.contactid, c.firstname, c.lastname, a.cuenta_id, a.accountname, a.logo, a.estado, a.estado_motivo, c.rol, c.activo, k.hash
  from contacto c join cuenta a on a.cuenta_id = c.cuenta_id left join privado.credencial k on k.sujeto = c.contactid
  where lower(c.email) = lower(p_email);
end;

create function credencial_operador(p_email text)
returns table (operadorid text, nombre text, rol text, activo boolean, hash text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select o.operadorid, o.nombre, o.rol, o.activo, k.hash
  from operador o left join privado.credencial k on k.sujeto = o.operadorid where lower(o.email) = lower(p_email);
end;

create function crear_sesion(p_token bytea, p_sujeto text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into privado.sesion (token_hash, sujeto) values (p_token, p_sujeto);
  update contacto set ultimo_ingreso = now() where contactid = p_sujeto;
  update operador set ultimo_ingreso = now() where operadorid = p_sujeto;
end $$;

create function cerrar_sesion(p_token bytea) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  delete from privado.sesion where token_hash = p_token;
end;

-- Sets a password and ends the other sessions of its owner.
create function guardar_clave(p_sujeto text, p_hash text, p_token_que_sigue bytea default null)
returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.credencial (sujeto, hash) values (p_sujeto, p_hash)
    on conflict (sujeto) do update set hash = excluded.hash, cambiada = now();
  delete from privado.sesion where sujeto = p_sujeto and token_hash is distinct from p_token_que_sigue;
end;

-- Keeps a new reset code for an e-mail that can have one, and makes the earlier ones void. At most five a day.
create function crear_codigo(p_email text, p_hash text)
returns table (contactid text, firstname text) language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  c record;
begin
  select k.contactid, k.firstname into c from contacto k join cuenta a on a.cuenta_id = k.cuenta_id
    where lower(k.email) = lower(p_email) and k.activo and a.estado <> 2 for update of k;
  if not found or (select count(*) from privado.codigo x where x.contactid = c.contactid and x.creado > now() - interval '1 day') >= 5 then
    return;
  end if;
  update privado.codigo x set usado = true where x.contactid = c.contactid and not x.usado;
  insert into privado.codigo (contactid, hash) values (c.contactid, p_hash);
  return query select c.contactid::text, c.firstname::text;
end $$;

-- Counts a guess before it is evaluated, and answers the hash to compare with; no row when there is nothing to guess at.
-- The row stays locked until the transaction ends, so guesses are evaluated one at a time.
create function probar_codigo(p_email text) returns table (codigoid bigint, contactid text, hash text)
language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.codigo x set intentos = x.intentos + 1
  from contacto c
  where c.contactid = x.contactid and lower(c.email) = lower(p_email) and c.activo
    and not x.usado and x.intentos < 5 and x.creado > now() - interval '10 minutes'
  returning x.codigoid, x.contactid, x.hash;
end;

create function usar_codigo(p_codigoid bigint) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.codigo set usado = true where codigoid = p_codigoid;
end;

create function crear_enlace(p_token bytea, p_contactid text, p_horas integer) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.enlace (token_hash, contactid, vence) values (p_token, p_contactid, now() + make_interval(hours => p_horas));
end;

-- Spends a mailed link; no row when it is unknown, spent or late.
create function usar_enlace(p_token bytea) returns table (contactid text, email text) language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.enlace e set usado = true from contacto c
  where e.token_hash = p_token and not e.usado and e.vence > now() and c.contactid = e.contactid and c.activo
  returning e.contactid, c.email;
end;

revoke execute on function abrir_sesion, abrir_sesion_operador, credencial_de, credencial_operador, crear_sesion, cerrar_sesion, guardar_clave,
  crear_codigo, probar_codigo, usar_codigo, crear_enlace, usar_enlace, nombre_de from public;
grant execute on function nombre_de, crear_sesion, cerrar_sesion, guardar_clave to portal_app, portal_proveedor;
grant execute on function abrir_sesion, credencial_de, crear_codigo, probar_codigo, usar_codigo, usar_enlace to portal_app;
grant execute on function abrir_sesion_operador, credencial_operador, crear_enlace to portal_proveedor;

-- 0007_historial_correo_auditoria.sql

-- Lines of history, letters, repeated writes, limits and the audit.

-- A line of history for a document, with the names as they stand.
create function anotar_historial(p_documentoid text, p_estado text, p_nota text default null) returns void language sql
begin atomic
  insert into historial (cuenta_id, docrechistorial_estado, tiporecurso, recursoid, choferid, dominioid, dominio, marca, nombre,
    tipodocumentoid, tipodocumento, documentoid, actor, actor_nombre, nota)
  select d.cuenta_id, p_estado, r.tiporecurso, r.recursoid,
    case when r.tiporecurso like 'chofer%' then r.recursoid end, case when r.tiporecurso like 'dominio%' then r.recursoid end,
    r.dominio, r.marca, r.nombre, t.tipodocumentoid, t.nombre, d.documentoid, yo(), nombre_de(yo()), p_nota
  from documento d
  join recurso r on r.cuenta_id = d.cuenta_id and r.recursoid = d.recursoid
  join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid
  where d.documentoid = p_documentoid;
end;

create table correo (
  correoid text collate "C" primary key default '25x' || nextval('entidad_id'),
  para text not null,
  asunto text not null,
  texto text not null,
  html text not null,
  plantilla text not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviado', 'fallido')),
  intentos smallint not null default 0,
  error text,
  creado timestamptz not null default now(),
  enviado timestamptz
);
create index correo_lista on correo (creado desc);
create index correo_fallido on correo (creado) where estado = 'fallido';
-- A letter may carry a code or a link: whoever reviews sees that it went out, not what it says.
grant select (correoid, para, asunto, plantilla, estado, intentos, error, creado, enviado) on correo to portal_proveedor;

-- Keeps a letter and the job that delivers it, in the caller's transaction: both or neither.
create function encolar_correo(p_para text, p_asunto text, p_texto text, p_html text, p_plantilla text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  id text;
begin
  insert into correo (para, asunto, texto, html, plantilla) values (p_para, p_asunto, p_texto, p_html, p_plantilla) returning correoid into id;
  perform graphile_worker.add_job('correo', json_build_object('correoid', id), max_attempts => 12);
  return id;
end $$;
revoke execute on function encolar_correo from public;
grant execute on function encolar_correo to portal_app, portal_proveedor;

-- Answers of writes that carried an Idempotency-Key.
create table idempotencia (
  sujeto text collate "C" not null,
  clave text collate "C" not null,
  operacion text not null,
  huella text not null,
  respuesta text,
  creada timestamptz not null default now(),
  primary key (sujeto, clave)
);
create index idempotencia_creada on idempotencia (creada);
alter table idempotencia enable row level security;
alter table idempotencia force row level security;
create policy propia on idempotencia to portal_app, portal_proveedor using (sujeto = yo()) with check (sujeto = yo());
do $$ begin execute format('create policy duenio on idempotencia to %I using (true)', current_user); end $$;
grant select, insert, update on idempotencia to portal_app, portal_proveedor;

-- Counters of rate-limiter-flexible.
create table limite (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
grant select, insert, update, delete on limite to portal_app, portal_proveedor;

create table auditoria (
  auditoriaid bigint generated always as identity primary key,
  creado timestamptz not null default clock_timestamp(),
  actor text collate "C",
  -- Empty for what happens before anybody is signed in, and for what the provider does.
  cuenta_id text collate "C",
  accion text not null,
  objeto text collate "C",
  request_id text not null,
  ip text
);
create index auditoria_creado on auditoria (creado desc);
create index auditoria_cuenta on auditoria (cuenta_id, creado desc);
alter table auditoria enable row level security;
alter table auditoria force row level security;
create policy agregar on auditoria for insert to portal_app with check (cuenta_id is not distinct from mi_cuenta());
create policy proveedor on auditoria to portal_proveedor using (true) with check (true);
do $$ begin execute format('create policy duenio on auditoria to %I using (true) with check (true)', current_user); end $$;
grant insert on auditoria to portal_app;
grant select, insert on auditoria to portal_proveedor;
create trigger auditoria_no_cambia before update or delete or truncate on auditoria for each statement execute function privado.no_cambia();

-- 0008_unidades.sql

-- Unidades, the dominios' fitness, and how slots stood or will stand on any day. See docs/decisions/0010.

-- Why a resource is not fit whatever its documents.
create function motivo_estado(estado text, fecha_baja date) returns text language sql immutable parallel safe
return case estado
  when 'BLOQUEADO' then 'Bloqueado por el proveedor'
  when 'BAJA' then 'Dado de baja' || coalesce(' el ' || fecha_es(fecha_baja), '')
end;

-- The slots that are asked of one resource today, summed up. `de` follows each type's name in the motives (' de AB123CD').
-- Inlined where it is used: the day is asked for inside, because a subquery among its arguments would prevent that.
create function resumen_casillas(
  p_cuenta text, p_recurso text, de text, exigencias text, vehiculo text, carroceria text, tipo_vehiculo text,
  peligrosas boolean, alimentos boolean, titularidad text, extranjero boolean
) returns table (no_aptas bigint, vence_pronto boolean, motivos text[], faltantes bigint, proximo_vencimiento date)
language sql stable parallel safe as $$
  select
    count(*) filter (where s.critico and s.obligatorio and s.estado <> 'activo'),
    bool_or(s.critico and s.obligatorio and s.estado = 'activo' and s.vencimiento <= (select hoy()) + aviso_de(s.vigencia)),
    array_agg(motivo_casilla(s.nombre || de, s.estado, s.vencimiento) order by s.estado = 'activo', s.orden)
      filter (where s.critico and s.obligatorio and (s.estado <> 'activo' or s.vencimiento <= (select hoy()) + aviso_de(s.vigencia))),
    count(*) filter (where s.obligatorio and s.estado = 'pendiente'),
    min(s.vencimiento) filter (where s.estado = 'activo')
  from (
    select t.nombre, t.critico, t.obligatorio, t.vigencia, t.orden, v.fecha_vencimiento as vencimiento,
      estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, (select hoy())) as estado
    from tipo_documento t
    left join documento u on u.cuenta_id = p_cuenta and u.recursoid = p_recurso and u.tipodocumentoid = t.tipodocumentoid and u.es_ultimo
    left join documento v on v.cuenta_id = p_cuenta and v.recursoid = p_recurso and v.tipodocumentoid = t.tipodocumentoid and v.es_vigente
    where tipo_exigido(t, exigencias, vehiculo, carroceria, tipo_vehiculo, peligrosas, alimentos, titularidad, extranjero, (select hoy()))
  ) s
$$;

-- As it was, with what its state says and what its documents say told apart in columns of their own.
drop view chofer_con_aptitud;
create view chofer_con_aptitud with (security_invoker) as
select c.*, c.apellido || ', ' || c.nombre as nombre_completo,
  aptitud_de(a.no_aptas, a.vence_pronto, c.estado_cuenta) as aptitud,
  array_remove(array[motivo_estado(c.estado_cuenta, c.fecha_baja)], null) || coalesce(a.motivos, '{}') as motivos,
  a.faltantes, a.proximo_vencimiento,
  motivo_estado(c.estado_cuenta, c.fecha_baja) as motivo_estado,
  coalesce(a.motivos, '{}') as motivos_documentos
from chofer c
left join lateral resumen_casillas(c.cuenta_id, c.choferid, '',
  case c.estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end, null, null, null,
  c.transporta_peligrosas, c.transporta_alimentos, null, c.nacionalidad <> 'Argentina') a on true;

-- Nothing is asked of a dominio on leave.
create view dominio_con_aptitud with (security_invoker) as
select d.*,
  aptitud_de(a.no_aptas, a.vence_pronto, d.estado_dominio) as aptitud,
  array_remove(array[motivo_estado(d.estado_dominio, d.fecha_baja)], null) || coalesce(a.motivos, '{}') as motivos,
  a.faltantes, a.proximo_vencimiento,
  motivo_estado(d.estado_dominio, d.fecha_baja) as motivo_estado,
  coalesce(a.motivos, '{}') as motivos_documentos
from dominio d
left join lateral resumen_casillas(d.cuenta_id, d.dominioid, '',
  case when d.estado_dominio <> 'BAJA' then 'dominio' end, d.vehiculo, d.carroceria, d.tipo_vehiculo,
  d.transporta_peligrosas, d.transporta_alimentos, d.titularidad, false) a on true;

create view transporte_con_aptitud with (security_invoker) as
select c.cuenta_id, aptitud_de(a.no_aptas, a.vence_pronto, 'ACTIVO') as aptitud, coalesce(a.motivos, '{}') as motivos, a.faltantes,
  a.proximo_vencimiento
from cuenta c
left join lateral resumen_casillas(c.cuenta_id, c.cuenta_id, '', 'transporte', null, null, null, false, false, null, false) a on true;

-- A line of history for a resource itself, with its names as they stand.
create function anotar_recurso(p_recursoid text, p_estado text, p_nota text default null) returns void language sql
begin atomic
  insert into historial (cuenta_id, docrechistorial_estado, tiporecurso, recursoid, choferid, dominioid, dominio, marca, nombre, actor, actor_nombre, nota)
  select r.cuenta_id, p_estado, r.tiporecurso, r.recursoid,
    case when r.tiporecurso like 'chofer%' then r.recursoid end, case when r.tiporecurso = 'dominio' then r.recursoid end,
    r.dominio, r.marca, r.nombre, yo(), nombre_de(yo()), p_nota
  from recurso r
  where r.recursoid = p_recursoid;
end;

-- Parts are named with their carrier, so that another's can't be put in.
alter table chofer add constraint chofer_de_cuenta unique (cuenta_id, choferid);
alter table dominio add constraint dominio_de_cuenta unique (cuenta_id, dominioid);

create table unidad (
  unidadid text collate "C" primary key default '19x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  nombre text not null,
  tractor text collate "C",
  arrastre1 text collate "C",
  arrastre2 text collate "C",
  chofer1 text collate "C",
  chofer2 text collate "C",
  estado text not null default 'ACTIVA' check (estado in ('ACTIVA', 'INACTIVA')),
  createdtime timestamptz not null default now(),
  version integer not null default 1,
  texto text generated always as (sin_acentos(nombre)) stored,
  foreign key (cuenta_id, tractor) references dominio (cuenta_id, dominioid),
  foreign key (cuenta_id, arrastre1) references dominio (cuenta_id, dominioid),
  foreign key (cuenta_id, arrastre2) references dominio (cuenta_id, dominioid),
  foreign key (cuenta_id, chofer1) references chofer (cuenta_id, choferid),
  foreign key (cuenta_id, chofer2) references chofer (cuenta_id, choferid),
  -- A tractor that leaves takes its unit off the road.
  check (estado = 'INACTIVA' or tractor is not null),
  check (tractor <> arrastre1 and tractor <> arrastre2 and arrastre1 <> arrastre2),
  check (chofer1 <> chofer2)
);
create index unidad_lista on unidad (cuenta_id, estado, nombre, unidadid);
create index unidad_tractor on unidad (cuenta_id, tractor);
create index unidad_arrastre1 on unidad (cuenta_id, arrastre1) where arrastre1 is not null;
create index unidad_arrastre2 on unidad (cuenta_id, arrastre2) where arrastre2 is not null;
create index unidad_chofer1 on unidad (cuenta_id, chofer1) where chofer1 is not null;
create index unidad_chofer2 on unidad (cuenta_id, chofer2) where chofer2 is not null;
call privado.proteger('unidad');
grant select, insert, update on unidad to portal_app, portal_proveedor;

-- What a unit is made of, one row a part. Its transporte is a part of every unit.
create view parte_de_unidad with (security_invoker) as
select cuenta_id, unidadid, nombre as unidad, estado as estado_unidad, 'transporte' as lugar, 0 as orden, cuenta_id as recursoid from unidad
union all
select cuenta_id, unidadid, nombre, estado, 'tractor', 1, tractor from unidad where tractor is not null
union all
select cuenta_id, unidadid, nombre, estado, 'arrastre1', 2, arrastre1 from unidad where arrastre1 is not null
union all
select cuenta_id, unidadid, nombre, estado, 'arrastre2', 3, arrastre2 from unidad where arrastre2 is not null
union all
select cuenta_id, unidadid, nombre, estado, 'chofer1', 4, chofer1 from unidad where chofer1 is not null
union all
select cuenta_id, unidadid, nombre, estado, 'chofer2', 5, chofer2 from unidad where chofer2 is not null;

-- A unit is as fit as the least fit of its parts, and not at all while it is inactive.
create view unidad_con_aptitud with (security_invoker) as
select u.*,
  case when u.estado = 'INACTIVA' or a.no_apta then 'no habilitado' when a.vence_pronto then 'por vencer' else 'habilitado' end as aptitud,
  case u.estado when 'INACTIVA' then '{La unidad está inactiva}'::text[] else '{}' end || coalesce(a.motivos, '{}') as motivos,
  a.proximo_vencimiento
from unidad u
left join lateral (
  select bool_or(p.aptitud = 'no habilitado') as no_apta, bool_or(p.aptitud = 'por vencer') as vence_pronto,
    array_agg(m.motivo order by p.aptitud <> 'no habilitado', p.orden, m.lugar) filter (where m.motivo is not null) as motivos,
    min(p.proximo_vencimiento) as proximo_vencimiento
  from (
    select parte.orden, aptitud_de(s.no_aptas, s.vence_pronto, r.estado) as aptitud, s.proximo_vencimiento,
      case r.estado
        when 'BLOQUEADO' then array[coalesce(r.dominio, r.nombre) || ' está bloqueado por el proveedor']
        when 'BAJA' then array[coalesce(r.dominio, r.nombre) || ' está dado de baja']
        else '{}'
      end || coalesce(s.motivos, '{}') as motivos
    from unnest(array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) with ordinality parte(recursoid, orden)
    -- Fenced: where a carrier has thousands, the planner would else read all its resources to find six.
    cross join lateral (select * from recurso where cuenta_id = u.cuenta_id and recursoid = parte.recursoid offset 0) r
    left join lateral resumen_casillas(r.cuenta_id, r.recursoid,
      case r.tiporecurso when 'transporte' then ' del transporte' else ' de ' || coalesce(r.dominio, r.nombre) end,
      r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas, r.transporta_alimentos, r.titularidad,
      r.extranjero) s on true
  ) p
  left join lateral unnest(p.motivos) with ordinality m(motivo, lugar) on true
) a on true;

-- From when a presentation can be in force: its period's first day, its issue, or else the day it was presented.
create function documento_desde(periodo text, fecha_emision date, presentado timestamptz) returns date language sql immutable parallel safe
return coalesce(
  make_date(substr(periodo, 1, 4)::int, substr(periodo, 6, 2)::int, 1),
  fecha_emision,
  (presentado at time zone 'America/Argentina/Buenos_Aires')::date
);

-- The slots asked of one resource on a day, past or to come, from the requirements of that day and the presentations that
-- had begun by then.
create function casillas_al(p_cuenta text, p_recurso text, dia date) returns table (
  tipodocumentoid text, nombre text, critico boolean, obligatorio boolean, vigencia text, orden integer, estado text, fecha_vencimiento date
) language sql stable parallel safe as $$
  select t.tipodocumentoid, t.nombre, t.critico, t.obligatorio, t.vigencia, t.orden,
    estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, dia),
    case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end
  -- Fenced, as in unidad_con_aptitud.
  from (select * from recurso where cuenta_id = p_cuenta and recursoid = p_recurso offset 0) r
  join tipo_documento t on tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas,
    r.transporta_alimentos, r.titularidad, r.extranjero, dia)
  left join lateral (
    select d.estado, d.bloqueado, d.fecha_vencimiento from documento d
    where d.cuenta_id = r.cuenta_id and d.recursoid = r.recursoid and d.tipodocumentoid = t.tipodocumentoid and d.estado <> 'anulado'
      and documento_desde(d.periodo, d.fecha_emision, d.presentado) <= dia
    order by d.presentado desc, d.documentoid desc limit 1
  ) u on true
  left join lateral (
    select d.documentoid, d.bloqueado, d.fecha_vencimiento from documento d
    where d.cuenta_id = r.cuenta_id and d.recursoid = r.recursoid and d.tipodocumentoid = t.tipodocumentoid and d.estado = 'aprobado'
      and documento_desde(d.periodo, d.fecha_emision, d.presentado) <= dia
    order by d.presentado desc, d.documentoid desc limit 1
  ) v on true
$$;

grant select on chofer_con_aptitud, dominio_con_aptitud, transporte_con_aptitud, parte_de_unidad, unidad_con_aptitud to portal_app, portal_proveedor;

-- Search: `like` is not leakproof, so under row level security the trigram index is left alone. As the owner these use it,
-- and answer ids of the caller's carrier alone. See docs/decisions/0011. Patterns are for `like`, as sin_acentos writes.
create function choferes_que_dicen(p_patrones text[]) returns text[] language sql stable security definer set search_path = public, pg_temp
begin atomic
  select array_agg(choferid) from chofer where cuenta_id = mi_cuenta() and texto like any (p_patrones);
end;

create function dominios_que_dicen(p_patrones text[]) returns text[] language sql stable security definer set search_path = public, pg_temp
begin atomic
  select array_agg(dominioid) from dominio where cuenta_id = mi_cuenta() and texto like any (p_patrones);
end;

-- What was presented last, of any type and by the number on it.
create index documento_reciente on documento (cuenta_id, presentado desc) where es_ultimo;
create index documento_numero on documento using gin (cuenta_id, sin_acentos(numero) gin_trgm_ops) where es_ultimo and numero is not null;

-- The newest presentations of their slots, by the number that their paper bears.
create function documentos_que_dicen(p_patrones text[]) returns text[] language sql stable security definer set search_path = public, pg_temp
begin atomic
  select array_agg(documentoid) from documento
  where cuenta_id = mi_cuenta() and es_ultimo and numero is not null and sin_acentos(numero) like any (p_patrones);
end;
revoke execute on function choferes_que_dicen, dominios_que_dicen, documentos_que_dicen from public;
grant execute on function choferes_que_dicen, dominios_que_dicen, documentos_que_dicen to portal_app;

-- 0009_tiempo_y_contactos.sql

-- What time brings (the jobs and their heartbeat, expiry, reminders), and what a carrier does with its people and its history.

-- One row a periodic job, kept by whichever node runs it. `proxima` moves on when a run ends well, so a job that fails
-- or does not run stays behind it and is late after its tolerance.
create table tarea (
  nombre text primary key,
  tolerancia interval not null,
  ultimo_inicio timestamptz,
  ultimo_fin timestamptz,
  -- Empty when the last run ended well.
  ultimo_error text,
  -- What the last good run got done (letters, lines of history, files) and what it could not.
  hechos integer not null default 0,
  fallidos integer not null default 0,
  proxima timestamptz not null
);
grant select on tarea to portal_proveedor;

-- How each job stands, the delivery of mail too: that one has no hour, its counts are of the last 24 hours, and a mail
-- that nobody has tried to send for minutes says that it does not run.
create view tarea_estado with (security_invoker) as
select nombre, ultimo_inicio, ultimo_fin, ultimo_error, hechos, fallidos, proxima, proxima + tolerancia < now() as atrasada
from tarea
union all
select 'correo', null, max(enviado), (array_agg(error order by creado desc) filter (where error is not null))[1],
  count(*) filter (where estado = 'enviado')::integer, count(*) filter (where estado = 'fallido')::integer, null,
  coalesce(bool_or(estado = 'pendiente' and intentos = 0 and creado < now() - interval '10 minutes'), false)
from correo where creado > now() - interval '24 hours';
grant select on tarea_estado to portal_proveedor;

-- Runs a periodic job now, once however often it is asked for before it begins. PNONE when there is none of that name.
create function ejecutar_tarea(p_nombre text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from tarea where nombre = p_nombre) then
    raise exception 'no tarea %', p_nombre using errcode = 'PNONE';
  end if;
  perform graphile_worker.add_job(p_nombre, job_key => 'tarea:' || p_nombre, max_attempts => 5);
end $$;
revoke execute on function ejecutar_tarea from public;
grant execute on function ejecutar_tarea to portal_proveedor;

-- The carrier's lines of history that hold what was typed, in order, the first `p_cuantos`. `like` is not leakproof, so
-- under row level security the trigram index is out of reach; here it is not, as the owner and for the caller's account
-- alone. Row level security hides the statistics of the text too, so whether to look it up or to walk the history in
-- order is decided by its first lines. `p_orden` is a column of the list. See docs/decisions/0012.
create function buscar_historial(
  p_busca text, p_orden text, p_descendente boolean, p_cuantos integer,
  p_tipos text[], p_recursoid text, p_estado text, p_estado_recurso text
) returns table (historialid text, lugar bigint) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  muestra constant integer := 300;
  recorrido constant integer := 20000;
  -- Escaped once it is without accents, because that may make a sign of another.
  patron text := '%' || regexp_replace(sin_acentos(p_busca), '([\\%_])', '\\\1', 'g') || '%';
  sentido text := case when p_descendente then 'desc' else 'asc' end;
  -- The moment as its index has it, which says nothing of nulls.
  orden text := format('h.createdtime %1$s, h.historialid %1$s', sentido);
  lineas text := format('from historial h where h.cuenta_id = %L', mi_cuenta());
  vistas integer;
  halladas integer;
begin
  if p_orden not in ('createdtime', 'nombre', 'dominio') then
    raise exception 'no order by %', p_orden;
  end if;
  if p_tipos is not null then lineas := lineas || format(' and h.tiporecurso = any (%L)', p_tipos); end if;
  if p_recursoid is not null then lineas := lineas || format(' and h.recursoid = %L', p_recursoid); end if;
  if p_estado is not null then lineas := lineas || format(' and h.docrechistorial_estado = %L', p_estado); end if;
  if p_estado_recurso is not null then
    lineas := lineas || format(' and h.recursoid in (select r.recursoid from recurso r where r.cuenta_id = %L and r.estado = %L)', mi_cuenta(), p_estado_recurso);
  end if;

  if p_orden = 'createdtime' then
    execute format('select count(*), count(*) filter (where texto like %L) from (select h.texto %s order by %s limit %s) h', patron, lineas, orden, muestra)
      into vistas, halladas;
    -- A small history, or a text in every tenth line of it: walked in order.
    if vistas < muestra or halladas * 10 >= vistas then
      return query execute format(
        'select h.historialid, row_number() over () from (select h.historialid, h.texto %s order by %s limit %s) h where h.texto like %L limit %s',
        lineas, orden, recorrido, patron, p_cuantos);
      get diagnostics halladas = row_count;
      if vistas < muestra or halladas = p_cuantos then return; end if;
      -- The rest of the history has to be looked at after all.
      return query execute format(
        'select c.historialid, c.lugar from (select h.historialid, row_number() over () as lugar from (select h.historialid %s and h.texto like %L order by %s limit %s) h) c where c.lugar > %s',
        lineas, patron, orden, p_cuantos, halladas);
      return;
    end if;
  else
    orden := format('h.%I %s nulls last, ', p_orden, sentido) || orden;
  end if;
  return query execute format(
    'select h.historialid, row_number() over () from (select h.historialid %s and h.texto like %L order by %s limit %s) h',
    lineas, patron, orden, p_cuantos);
end $$;
revoke execute on function buscar_historial from public;
grant execute on function buscar_historial to portal_app;

-- The caller's own password, to compare with.
create function mi_credencial() returns table (contactid text, email text, hash text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select c.contactid, c.email, k.hash from contacto c left join privado.credencial k on k.sujeto = c.contactid where c.contactid = yo();
end;
revoke execute on function mi_credencial from public;
grant execute on function mi_credencial to portal_app;

-- Sets a password and ends the other sessions of its owner. Codes and links mailed before serve no more: whoever reads old
-- mail does not get in.
create or replace function guardar_clave(p_sujeto text, p_hash text, p_token_que_sigue bytea default null)
returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.credencial (sujeto, hash) values (p_sujeto, p_hash)
    on conflict (sujeto) do update set hash = excluded.hash, cambiada = now();
  delete from privado.sesion where sujeto = p_sujeto and token_hash is distinct from p_token_que_sigue;
  update privado.codigo set usado = true where contactid = p_sujeto and not usado;
  update privado.enlace set usado = true where contactid = p_sujeto and not usado;
end;

-- What became of the invitation of a person of the caller's account: empty once a password is set.
create function invitacion_de(p_contactid text) returns text language sql stable security definer set search_path = public, pg_temp
return (
  select case
    when exists (select from privado.credencial where sujeto = c.contactid) then null
    when exists (select from privado.enlace e where e.contactid = c.contactid and not e.usado and e.vence > now()) then 'pendiente'
    else 'vencida'
  end
  from contacto c where c.contactid = p_contactid and c.cuenta_id = mi_cuenta()
);

-- A link for somebody of the caller's account who has no password yet; links and codes mailed before, maybe to another address, serve no more.
create function invitar_contacto(p_token bytea, p_contactid text, p_horas integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from contacto where contactid = p_contactid and cuenta_id = mi_cuenta() and activo)
    or exists (select from privado.credencial where sujeto = p_contactid) then
    raise exception 'nobody to invite' using errcode = 'PNONE';
  end if;
  update privado.enlace set usado = true where contactid = p_contactid and not usado;
  update privado.codigo set usado = true where contactid = p_contactid and not usado;
  insert into privado.enlace (token_hash, contactid, vence) values (p_token, p_contactid, now() + make_interval(hours => p_horas));
end $$;

-- Ends the sessions of somebody of the caller's account, and voids codes and links.
create function cerrar_accesos(p_contactid text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from contacto where contactid = p_contactid and cuenta_id = mi_cuenta()) then
    raise exception 'nobody' using errcode = 'PNONE';
  end if;
  delete from privado.sesion where sujeto = p_contactid;
  update privado.codigo set usado = true where contactid = p_contactid and not usado;
  update privado.enlace set usado = true where contactid = p_contactid and not usado;
end $$;
revoke execute on function invitacion_de, invitar_contacto, cerrar_accesos from public;
grant execute on function invitacion_de, invitar_contacto, cerrar_accesos to portal_app;

-- A document passes its date once. What time does has no actor, and is told as done by `Sistema`.
create unique index historial_vencido on historial (cuenta_id, documentoid) where docrechistorial_estado = 'vencido';
create index documento_fin on documento (fecha_vencimiento, documentoid) where es_vigente and not bloqueado and fecha_vencimiento is not null;

-- A month's paper never has more than a month left, so it warns later than the rest: see docs/decisions/0007.
update tipo_documento set aviso_dias = '{7,1}' where vigencia = 'mensual' and aviso_dias = '{30,15,7,1}' and clave is not null;

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

-- The warning that is due on a day: the last of the type's that has come, -1 once the document has ended, none before the first.
create function aviso_que_toca(vencimiento date, aviso_dias integer[], dia date) returns integer language sql immutable parallel safe
return case when vencimiento < dia then -1
  else (select min(dias) from unnest(aviso_dias) as dias where dias >= vencimiento - dia) end;

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
grant select on historial_hito to portal_app;

create function privado.olvidar_hitos() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from historial_hito where cuenta_id = new.cuenta_id and (createdtime, historialid) > (new.createdtime, new.historialid);
  return null;
end $$;
create trigger olvidar_hitos after insert on historial for each row
  when (new.createdtime < now() - interval '30 minutes') execute function privado.olvidar_hitos();

-- 0011_instalacion.sql

-- Which installation this database is. Written into the storage of files too, so that no other takes them for its own;
-- a restored backup is another installation, with a name of its own.
create table privado.instalacion (
  unica boolean primary key default true check (unica),
  instalacionid uuid not null default gen_random_uuid()
);
insert into privado.instalacion default values;

-- 0012_cuentas_y_catalogo.sql

-- What the provider does with accounts and with the catalogue.

-- The provider looks for an account among all of them.
alter table cuenta add column texto text generated always as (sin_acentos(accountname || ' ' || cuit || ' ' || email)) stored;
create index cuenta_texto on cuenta using gin (texto gin_trgm_ops);
create index cuenta_lista on cuenta (accountname, cuenta_id);
create index registro_cuenta on registro (cuenta_creada) where cuenta_creada is not null;

-- The provider reads one carrier's records as the carrier does (`mi_cuenta()` says whose), so it finds them by the same
-- functions; none of them answers beyond that account.
grant execute on function choferes_que_dicen, dominios_que_dicen, documentos_que_dicen, buscar_historial, invitacion_de to portal_proveedor;
grant select on historial_hito to portal_proveedor;

-- Opens an operador's session to look at one carrier: what names the caller's account means that one. PNONE when there is none.
create function abrir_cuenta(p_token bytea, p_acceso text, p_minutos integer, p_cuenta text) returns void language plpgsql as $$
begin
  perform abrir_sesion_operador(p_token, p_acceso, p_minutos);
  if not exists (select from cuenta where cuenta_id = p_cuenta) then
    raise exception 'no cuenta' using errcode = 'PNONE';
  end if;
  perform set_config('app.cuenta', p_cuenta, true);
end $$;
revoke execute on function abrir_cuenta from public;
grant execute on function abrir_cuenta to portal_proveedor;

-- 0013_proveedor.sql

-- What the provider does with its own people, and what it looks back at: operadores and their links, letters, the audit.

alter table operador add column version integer not null default 1;

create table privado.enlace_operador (
  token_hash bytea primary key,
  operadorid text collate "C" not null references operador,
  vence timestamptz not null,
  usado boolean not null default false
);
create index enlace_operador_de on privado.enlace_operador (operadorid);

-- What became of the invitation of an operador: empty once a password is set.
create function invitacion_de_operador(p_operadorid text) returns text language sql stable security definer set search_path = public, pg_temp
return case
  when exists (select from privado.credencial where sujeto = p_operadorid) then null
  when exists (select from privado.enlace_operador e where e.operadorid = p_operadorid and not e.usado and e.vence > now()) then 'pendiente'
  else 'vencida'
end;

-- A link that sets the password of an active operador; those mailed before serve no more.
create function enlazar_operador(p_token bytea, p_operadorid text, p_horas integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from operador where operadorid = p_operadorid and activo) then
    raise exception 'nobody to invite' using errcode = 'PNONE';
  end if;
  update privado.enlace_operador set usado = true where operadorid = p_operadorid and not usado;
  insert into privado.enlace_operador (token_hash, operadorid, vence) values (p_token, p_operadorid, now() + make_interval(hours => p_horas));
end $$;

-- Spends a mailed link; no row when it is unknown, spent or late.
create function usar_enlace_operador(p_token bytea) returns table (operadorid text, email text) language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.enlace_operador e set usado = true from operador o
  where e.token_hash = p_token and not e.usado and e.vence > now() and o.operadorid = e.operadorid and o.activo
  returning e.operadorid, o.email;
end;

-- Ends the sessions of an operador, and voids the links.
create function cerrar_accesos_operador(p_operadorid text) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  delete from privado.sesion where sujeto = p_operadorid and p_operadorid in (select operadorid from operador);
  update privado.enlace_operador set usado = true where operadorid = p_operadorid and not usado;
end;
revoke execute on function invitacion_de_operador, enlazar_operador, usar_enlace_operador, cerrar_accesos_operador from public;
grant execute on function invitacion_de_operador, enlazar_operador, usar_enlace_operador, cerrar_accesos_operador to portal_proveedor;

-- Lists without end are read in the order of an index, whatever they are cut by.
drop index auditoria_creado, auditoria_cuenta;
create index auditoria_creado on auditoria (creado, auditoriaid);
create index auditoria_cuenta on auditoria (cuenta_id, creado, auditoriaid);
create index auditoria_actor on auditoria (actor, creado, auditoriaid);
create index auditoria_accion on auditoria (accion, creado, auditoriaid);
drop index correo_lista;
create index correo_lista on correo (creado, correoid);
create index correo_estado on correo (estado, creado, correoid);
create index correo_para on correo using gin (sin_acentos(para) gin_trgm_ops);

-- Sends a letter once more, and answers which one goes out: a failed one itself; of one that left, a copy, because mail
-- servers drop what they have received already.
create function reenviar_correo(p_correoid text) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c correo;
begin
  select * into c from correo where correoid = p_correoid for update;
  if not found then raise exception 'no correo' using errcode = 'PNONE'; end if;
  if c.estado = 'pendiente' then raise exception 'it waits to leave already' using errcode = 'P1520'; end if;
  if c.estado = 'enviado' then return encolar_correo(c.para, c.asunto, c.texto, c.html, c.plantilla); end if;
  -- The tries of before stay until the next one: a letter that nobody tried would count as one that waits for its turn.
  update correo set estado = 'pendiente', error = null where correoid = p_correoid;
  perform graphile_worker.add_job('correo', json_build_object('correoid', p_correoid), max_attempts => 12);
  return p_correoid;
end $$;
revoke execute on function reenviar_correo from public;
grant execute on function reenviar_correo to portal_proveedor;

-- How long a session may be idle: as the provider set it, or else as the installation does.
create function minutos_de_sesion(p_por_defecto integer) returns integer language sql stable parallel safe
return coalesce((select (valor #>> '{}')::integer from ajuste where clave = 'sesion_minutos'), p_por_defecto);

-- What carriers are told of the provider: its name, and where to find help.
create function proveedor_publico() returns jsonb language sql stable parallel safe
return jsonb_build_object(
  'nombre', (select valor from ajuste where clave = 'proveedor_nombre'),
  'telefono', (select valor from ajuste where clave = 'soporte_telefono'),
  'email', (select valor from ajuste where clave = 'soporte_email')
);

-- 0014_dos_pasos.sql

-- The second step of an operador's sign-in (TOTP, RFC 6238), and the provider's logo.

create table privado.segundo_paso (
  sujeto text collate "C" primary key,
  -- Base32. What signing in asks a code of, once one proved that the person has it; and the one still to be proved.
  secreto text,
  nuevo text,
  -- The last period of 30 seconds whose code was accepted: each code serves once.
  ultimo bigint not null default 0,
  check (secreto is not null or nuevo is not null)
);

-- Whether the provider asks a second step of all its people.
create function exige_totp() returns boolean language sql stable parallel safe
return coalesce((select valor from ajuste where clave = 'totp_obligatorio') = 'true', false);

create function tiene_totp(p_sujeto text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from privado.segundo_paso where sujeto = p_sujeto and secreto is not null);

-- As it was, and now P1509 for whoever still has to activate a second step, but for what `p_incompleta` lets through.
drop function abrir_sesion_operador;
create function abrir_sesion_operador(p_token bytea, p_acceso text, p_minutos integer, p_incompleta boolean default false)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s record;
begin
  select se.vista, se.creada, o.operadorid, o.rol, o.activo into s
    from privado.sesion se join operador o on o.operadorid = se.sujeto where se.token_hash = p_token;
  if not found or not s.activo or s.creada < now() - interval '12 hours'
    or s.vista < now() - make_interval(mins => p_minutos, secs => 30) then
    raise exception 'no session' using errcode = 'P1501';
  end if;
  if not p_incompleta and exige_totp() and not tiene_totp(s.operadorid) then
    raise exception 'no second step' using errcode = 'P1509';
  end if;
  if p_acceso = 'administrador' and s.rol <> 'administrador' then raise exception 'not an administrador' using errcode = 'PDENY'; end if;
  perform set_config('app.sujeto', s.operadorid, true);
  if s.vista < now() - interval '30 seconds' then
    update privado.sesion set vista = now() where token_hash = p_token;
  end if;
end $$;

drop function credencial_operador;
create function credencial_operador(p_email text)
returns table (operadorid text, nombre text, rol text, activo boolean, hash text, secreto text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select o.operadorid, o.nombre, o.rol, o.activo, k.hash, p.secreto
  from operador o left join privado.credencial k on k.sujeto = o.operadorid left join privado.segundo_paso p on p.sujeto = o.operadorid
  where lower(o.email) = lower(p_email);
end;

-- Of whoever calls: what changing the second step is checked against.
create function mi_credencial_operador()
returns table (operadorid text, nombre text, email text, hash text, secreto text, nuevo text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select o.operadorid, o.nombre, o.email, k.hash, p.secreto, p.nuevo
  from operador o left join privado.credencial k on k.sujeto = o.operadorid left join privado.segundo_paso p on p.sujeto = o.operadorid
  where o.operadorid = yo();
end;

create function preparar_totp(p_secreto text) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.segundo_paso (sujeto, nuevo) values (yo(), p_secreto)
    on conflict (sujeto) do update set nuevo = excluded.nuevo;
end;

-- Spends the code of a period; false when that one, or a later one, was spent before.
create function usar_totp(p_sujeto text, p_periodo bigint) returns boolean language sql security definer set search_path = public, pg_temp
begin atomic
  with usado as (
    update privado.segundo_paso set ultimo = p_periodo where sujeto = p_sujeto and ultimo < p_periodo returning true
  )
  select exists (select from usado);
end;

-- The new secret is the one from now on; the person's other sessions end. False when it is no longer the one that was proved.
create function activar_totp(p_nuevo text, p_periodo bigint, p_token_que_sigue bytea) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update privado.segundo_paso set secreto = nuevo, nuevo = null, ultimo = p_periodo where sujeto = yo() and nuevo = p_nuevo;
  if not found then return false; end if;
  delete from privado.sesion where sujeto = yo() and token_hash is distinct from p_token_que_sigue;
  return true;
end $$;

-- The person's sessions end, but for the one that stays. False when there was no second step.
create function quitar_totp(p_operadorid text, p_token_que_sigue bytea default null) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  tenia boolean;
begin
  delete from privado.segundo_paso where sujeto = p_operadorid and sujeto in (select operadorid from operador)
    returning secreto is not null into tenia;
  if tenia then
    delete from privado.sesion where sujeto = p_operadorid and token_hash is distinct from p_token_que_sigue;
  end if;
  return coalesce(tenia, false);
end $$;

revoke execute on function abrir_sesion_operador, credencial_operador, mi_credencial_operador, tiene_totp, preparar_totp, usar_totp,
  activar_totp, quitar_totp from public;
grant execute on function abrir_sesion_operador, credencial_operador, mi_credencial_operador, tiene_totp, preparar_totp, usar_totp,
  activar_totp, quitar_totp to portal_proveedor;

-- One row at most. A small PNG, and the name it goes by, which changes with it.
create table logo_proveedor (
  unico boolean primary key default true check (unico),
  png bytea not null,
  huella text not null
);
grant select on logo_proveedor to portal_app, portal_proveedor;
grant insert, update, delete on logo_proveedor to portal_proveedor;

create or replace function proveedor_publico() returns jsonb language sql stable parallel safe
return jsonb_build_object(
  'nombre', (select valor from ajuste where clave = 'proveedor_nombre'),
  'telefono', (select valor from ajuste where clave = 'soporte_telefono'),
  'email', (select valor from ajuste where clave = 'soporte_email'),
  'logo', (select '/api/logo?v=' || huella from logo_proveedor)
);

-- 0015_listas_largas.sql

-- Lists that stay fast for a carrier with 10,000 choferes and 100,000 documents. See docs/decisions/0025.

-- The order that people read choferes in, whatever their state, and by number and age. A plate's order needs none: a
-- carrier has a fifth as many, and sorting them costs little.
create index chofer_nombre on chofer (cuenta_id, apellido, nombre, choferid);
create index chofer_numero on chofer (cuenta_id, documento, choferid);
create index chofer_creado on chofer (cuenta_id, createdtime, choferid);

-- History cut by kind of resource, and in the order of names.
create index historial_tipo on historial (cuenta_id, tiporecurso, createdtime, historialid);
create index historial_nombre on historial (cuenta_id, nombre, createdtime, historialid);

-- The provider's line of documents, in the order they came in, by how they stand.
create index documento_estado on documento (estado, presentado, documentoid) where not bloqueado;
create index documento_bloqueado on documento (presentado, documentoid) where bloqueado;

-- As it was, with what tells most types apart said beside the function, so that they are joined by it.
create or replace view requisito with (security_invoker) as
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre as recurso, r.dominio, r.marca, r.estado as estado_recurso,
  t.tipodocumentoid, t.nombre, t.instrucciones, t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.orden
from recurso r
join tipo_documento t on t.docrectipo_recurso = r.exigencias
  and tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas,
    r.transporta_alimentos, r.titularidad, r.extranjero, (select hoy()));

-- The slots that the caller's active resources are asked for today, or those of them of these kinds or in this state: what
-- the dashboard counts. PostgreSQL keeps a plan for all carriers, made for whoever came first: nested loops made for an ordinary one took
-- a large one more than 20 seconds, and reading whole tables, made for a large one, took an ordinary one 100 ms. Hashing
-- what an index finds grows with the carrier alone. The memory is for the 100,000 slots of a large one.
-- `p_patron` is for `like`, as sin_acentos writes; accents are taken off each name once, not off each slot.
create function casillas_de_hoy(p_tipos text[], p_estado text, p_patron text) returns setof casilla language plpgsql stable rows 1000
set enable_nestloop = off set enable_seqscan = off set work_mem = '32MB' as $$
begin
  if p_patron is null then
    return query
      select * from casilla
      where cuenta_id = mi_cuenta() and exigible and estado_recurso = 'ACTIVO'
        and (p_tipos is null or tiporecurso = any (p_tipos)) and (p_estado is null or estado = p_estado);
    return;
  end if;
  return query
    with recurso_dicho as materialized (
      select recursoid, sin_acentos(nombre) as nombre, sin_acentos(coalesce(dominio, '') || ' ' || coalesce(marca, '')) as patente
      from recurso where cuenta_id = mi_cuenta() and estado = 'ACTIVO'
    ), tipo_dicho as materialized (
      select tipodocumentoid, sin_acentos(nombre) as nombre from tipo_documento
    )
    select c.* from casilla c join recurso_dicho r using (recursoid) join tipo_dicho t using (tipodocumentoid)
    where c.cuenta_id = mi_cuenta() and c.exigible and c.estado_recurso = 'ACTIVO'
      and (p_tipos is null or c.tiporecurso = any (p_tipos)) and (p_estado is null or c.estado = p_estado)
      and r.nombre || ' ' || t.nombre || ' ' || r.patente like p_patron;
end $$;
revoke execute on function casillas_de_hoy from public;
grant execute on function casillas_de_hoy to portal_app, portal_proveedor;

-- As it was, resource by resource: joined, a plan made for an ordinary carrier compared each of a large one's with all.
create or replace view recurso_con_aptitud with (security_invoker) as
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.estado,
  aptitud_de(s.no_aptas, s.vence_pronto, r.estado) as aptitud
from recurso r
left join lateral resumen_casillas(r.cuenta_id, r.recursoid, '', r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo,
  r.transporta_peligrosas, r.transporta_alimentos, r.titularidad, r.extranjero) s on true;

-- As it was, and what each unit is made of, which is looked up for its fitness already.
create or replace view unidad_con_aptitud with (security_invoker) as
select u.*,
  case when u.estado = 'INACTIVA' or a.no_apta then 'no habilitado' when a.vence_pronto then 'por vencer' else 'habilitado' end as aptitud,
  case u.estado when 'INACTIVA' then '{La unidad está inactiva}'::text[] else '{}' end || coalesce(a.motivos, '{}') as motivos,
  a.proximo_vencimiento, coalesce(a.partes, '[]') as partes
from unidad u
left join lateral (
  select bool_or(p.aptitud = 'no habilitado') as no_apta, bool_or(p.aptitud = 'por vencer') as vence_pronto,
    array_agg(m.motivo order by p.aptitud <> 'no habilitado', p.orden, m.lugar) filter (where m.motivo is not null) as motivos,
    min(p.proximo_vencimiento) as proximo_vencimiento,
    json_agg(json_build_object('lugar', p.lugar, 'recursoid', p.recursoid, 'nombre', p.nombre) order by p.orden)
      filter (where p.lugar <> 'transporte' and coalesce(m.lugar, 1) = 1) as partes
  from (
    select parte.orden, parte.lugar, r.recursoid, coalesce(r.dominio, r.nombre) as nombre,
      aptitud_de(s.no_aptas, s.vence_pronto, r.estado) as aptitud, s.proximo_vencimiento,
      case r.estado
        when 'BLOQUEADO' then array[coalesce(r.dominio, r.nombre) || ' está bloqueado por el proveedor']
        when 'BAJA' then array[coalesce(r.dominio, r.nombre) || ' está dado de baja']
        else '{}'
      end || coalesce(s.motivos, '{}') as motivos
    from unnest(array['transporte', 'tractor', 'arrastre1', 'arrastre2', 'chofer1', 'chofer2'],
      array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) with ordinality parte(lugar, recursoid, orden)
    -- Fenced: where a carrier has thousands, the planner would else read all its resources to find six.
    cross join lateral (select * from recurso where cuenta_id = u.cuenta_id and recursoid = parte.recursoid offset 0) r
    left join lateral resumen_casillas(r.cuenta_id, r.recursoid,
      case r.tiporecurso when 'transporte' then ' del transporte' else ' de ' || coalesce(r.dominio, r.nombre) end,
      r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas, r.transporta_alimentos, r.titularidad,
      r.extranjero) s on true
  ) p
  left join lateral unnest(p.motivos) with ordinality m(motivo, lugar) on true
) a on true;

-- 0018_periodos.sql

-- Of a monthly type each period is presented and decided for itself: see docs/decisions/0027.

drop index documento_en_espera;
create unique index documento_en_espera on documento (cuenta_id, recursoid, tipodocumentoid, coalesce(periodo, '')) where estado = 'en revision';

-- As it was, but what is in force of a monthly type is the latest period approved, whenever it was presented.
create or replace function privado.senialar_casilla() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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

-- 0019_codigo_una_vez.sql

-- Spends a reset code; false when another call with it came first.
drop function usar_codigo;
create function usar_codigo(p_codigoid bigint) returns boolean language sql security definer set search_path = public, pg_temp
begin atomic
  with usado as (
    update privado.codigo set usado = true where codigoid = p_codigoid and not usado returning true
  )
  select exists (select from usado);
end;
revoke execute on function usar_codigo from public;
grant execute on function usar_codigo to portal_app;

-- 0020_periodos_en_un_dia.sql

-- As it was, but of a monthly type the latest approved period speaks on a day, as in `senialar_casilla`.
create or replace function casillas_al(p_cuenta text, p_recurso text, dia date) returns table (
  tipodocumentoid text, nombre text, critico boolean, obligatorio boolean, vigencia text, orden integer, estado text, fecha_vencimiento date
) language sql stable parallel safe as $$
  select t.tipodocumentoid, t.nombre, t.critico, t.obligatorio, t.vigencia, t.orden,
    estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, dia),
    case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end
  -- Fenced, as in unidad_con_aptitud.
  from (select * from recurso where cuenta_id = p_cuenta and recursoid = p_recurso offset 0) r
  join tipo_documento t on tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas,
    r.transporta_alimentos, r.titularidad, r.extranjero, dia)
  left join lateral (
    select d.estado, d.bloqueado, d.fecha_vencimiento from documento d
    where d.cuenta_id = r.cuenta_id and d.recursoid = r.recursoid and d.tipodocumentoid = t.tipodocumentoid and d.estado <> 'anulado'
      and documento_desde(d.periodo, d.fecha_emision, d.presentado) <= dia
    order by d.presentado desc, d.documentoid desc limit 1
  ) u on true
  left join lateral (
    select d.documentoid, d.bloqueado, d.fecha_vencimiento from documento d
    where d.cuenta_id = r.cuenta_id and d.recursoid = r.recursoid and d.tipodocumentoid = t.tipodocumentoid and d.estado = 'aprobado'
      and documento_desde(d.periodo, d.fecha_emision, d.presentado) <= dia
    order by case when t.vigencia = 'mensual' then d.periodo end desc nulls last, d.presentado desc, d.documentoid desc limit 1
  ) v on true
$$;

create table migracion (name text primary key, sha256 text not null, aplicada timestamptz not null default now());
