-- How each resource stands today, kept so that lists are read and not computed. All of it is derived: `casilla` and
-- `recurso_con_aptitud` compute it, `renovar_veredictos` writes it, and each row says on which days it is true.
-- See docs/decisions/0055.

create table veredicto (
  cuenta_id text collate "C" not null references cuenta,
  recursoid text collate "C" not null,
  -- A chofer on leave is a chofer.
  clase text not null check (clase in ('transporte', 'chofer', 'dominio')),
  -- The day it was computed on, and the last one on which it is true. Both are '-infinity' while a transaction changes what
  -- it stands on: its end renews it. `hasta` alone is, once the catalogue changed: whoever looks next renews it.
  dia date not null default '-infinity',
  hasta date not null default '-infinity',
  estado text not null default 'ACTIVO' check (estado in ('ACTIVO', 'BAJA', 'BLOQUEADO')),
  -- As lists are sorted by it.
  nombre text not null default '',
  aptitud text not null default 'no habilitado' check (aptitud in ('habilitado', 'por vencer', 'no habilitado')),
  rango smallint generated always as (array_position(array['no habilitado', 'por vencer', 'habilitado'], aptitud)) stored,
  -- Why not, or for how long: of its documents alone.
  motivos text[] not null default '{}',
  culpables jsonb not null default '[]',
  faltantes integer not null default 0,
  proximo_vencimiento date,
  -- The first end among what decides over fitness.
  critico_hasta date,
  -- How many of its slots stand how, months counted; none while it is not active.
  activos integer not null default 0,
  en_revision integer not null default 0,
  rechazados integer not null default 0,
  vencidos integer not null default 0,
  bloqueados integer not null default 0,
  por_hacer integer not null default 0,
  -- A unit's parts are judged without reading more of them.
  primary key (cuenta_id, recursoid) include (rango, proximo_vencimiento)
);
create index veredicto_hasta on veredicto (cuenta_id, hasta);
create index veredicto_dia on veredicto (cuenta_id, dia);
create index veredicto_aptitud on veredicto (cuenta_id, clase, rango, proximo_vencimiento, recursoid);
create index veredicto_faltantes on veredicto (cuenta_id, clase, faltantes, recursoid);
create index veredicto_proximo on veredicto (cuenta_id, clase, proximo_vencimiento, recursoid);
-- What lists and the dashboard count, without reading more of each.
create index veredicto_cuenta on veredicto (cuenta_id, estado, clase)
  include (rango, faltantes, activos, en_revision, rechazados, vencidos, bloqueados, por_hacer, critico_hasta);
create index veredicto_falta on veredicto (cuenta_id, nombre, recursoid) where estado = 'ACTIVO' and faltantes > 0;
-- The provider looks at carriers by how fit they are.
create index veredicto_transporte on veredicto (rango, proximo_vencimiento, cuenta_id) where clase = 'transporte';
create index veredicto_transporte_hasta on veredicto (hasta) where clase = 'transporte';
call privado.proteger('veredicto');
grant select on veredicto to portal_app, portal_proveedor;

-- The slots that active resources are asked for today, and the months beside them.
create table veredicto_casilla (
  casillaid bigint generated always as identity primary key,
  cuenta_id text collate "C" not null references cuenta,
  recursoid text collate "C" not null,
  tipodocumentoid text collate "C" not null,
  mes boolean not null,
  documentoid text collate "C",
  vigente_documentoid text collate "C",
  tiporecurso text not null check (tiporecurso in ('transporte', 'chofer', 'dominio')),
  -- Of the resource and of the type: what lists are sorted by.
  recurso text not null,
  tipo text not null,
  orden integer not null,
  estado text not null check (estado in ('pendiente', 'en revision', 'activo', 'rechazado', 'vencido', 'bloqueado')),
  -- The same, and apart what ends soon and what nobody has to present.
  celda text not null check (celda in ('pendiente', 'en revision', 'activo', 'por vencer', 'rechazado', 'vencido', 'bloqueado', 'optativo')),
  urgencia smallint,
  renovacion boolean not null,
  fecha_vencimiento date,
  -- Only of what is or was in force.
  fin date generated always as (case when estado in ('activo', 'vencido') then fecha_vencimiento end) stored,
  fecha_emision date,
  periodo text,
  numero text,
  motivo text,
  presentado timestamptz,
  desde date
);
create unique index veredicto_casilla_unica on veredicto_casilla (cuenta_id, recursoid, tipodocumentoid, (case when mes then documentoid else '' end))
  include (casillaid);
create index veredicto_casilla_nombre on veredicto_casilla (cuenta_id, recurso, tipo, casillaid) where documentoid is not null;
create index veredicto_casilla_tipo on veredicto_casilla (cuenta_id, tipo, recurso, casillaid);
create index veredicto_casilla_estado on veredicto_casilla (cuenta_id, estado, recurso, casillaid) where documentoid is not null;
create index veredicto_casilla_vence on veredicto_casilla (cuenta_id, fecha_vencimiento, recurso, casillaid)
  include (estado, vigente_documentoid) where documentoid is not null;
-- What is empty comes last both ways.
create index veredicto_casilla_vence_al_final on veredicto_casilla
  (cuenta_id, fecha_vencimiento desc nulls last, recurso desc, casillaid desc) where documentoid is not null;
create index veredicto_casilla_presentado on veredicto_casilla (cuenta_id, presentado, casillaid) where documentoid is not null;
create index veredicto_casilla_urgencia on veredicto_casilla (cuenta_id, urgencia, fin, orden, recurso, casillaid);
create index veredicto_casilla_urgencia_al_final on veredicto_casilla
  (cuenta_id, urgencia desc nulls last, fin desc nulls last, orden desc, recurso desc, casillaid desc) where documentoid is not null;
create index veredicto_casilla_celda on veredicto_casilla (cuenta_id, tiporecurso, celda, tipodocumentoid, mes, recursoid);
call privado.proteger('veredicto_casilla');
grant select on veredicto_casilla to portal_app, portal_proveedor;

-- What there is already is looked at by whoever looks next.
insert into veredicto (cuenta_id, recursoid, clase, dia)
select cuenta_id, cuenta_id, 'transporte', '2020-01-01'::date from cuenta
union all select cuenta_id, choferid, 'chofer', '2020-01-01' from chofer
union all select cuenta_id, dominioid, 'dominio', '2020-01-01' from dominio;

-- Held by all who change what a verdict stands on, together, and by a change of the catalogue alone: else a resource that is
-- being written would be judged by the catalogue of before, and nobody would know of it.
create function privado.esperar_catalogo() returns void language sql
begin atomic
  select pg_advisory_xact_lock_shared(hashtextextended('veredicto', 0));
end;

-- A resource begins with a verdict. The arguments: its kind, and the column of its id.
create function privado.empezar_veredicto() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.esperar_catalogo();
  insert into veredicto (cuenta_id, recursoid, clase) values (new.cuenta_id, to_jsonb(new) ->> tg_argv[1], tg_argv[0]);
  return null;
end $$;
create trigger empezar_veredicto after insert on cuenta for each row execute function privado.empezar_veredicto('transporte', 'cuenta_id');
create trigger empezar_veredicto after insert on chofer for each row execute function privado.empezar_veredicto('chofer', 'choferid');
create trigger empezar_veredicto after insert on dominio for each row execute function privado.empezar_veredicto('dominio', 'dominioid');

-- Whatever a verdict stands on says that it changed. The row stays locked until the end, so of two who change what one
-- resource stands on the second waits, and renews it from what both did.
create function privado.tocar_veredicto() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_fila constant jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform privado.esperar_catalogo();
  update veredicto set dia = '-infinity', hasta = '-infinity'
    where cuenta_id = v_fila ->> 'cuenta_id' and recursoid = v_fila ->> tg_argv[0] and dia > '-infinity';
  return null;
end $$;
create trigger tocar_veredicto after update on cuenta for each row
  when (old.accountname <> new.accountname) execute function privado.tocar_veredicto('cuenta_id');
create trigger tocar_veredicto after update on chofer for each row
  when ((old.apellido, old.nombre, old.estado_cuenta, old.nacionalidad, old.transporta_peligrosas, old.transporta_alimentos)
    is distinct from (new.apellido, new.nombre, new.estado_cuenta, new.nacionalidad, new.transporta_peligrosas, new.transporta_alimentos))
  execute function privado.tocar_veredicto('choferid');
create trigger tocar_veredicto after update on dominio for each row
  when ((old.dominio, old.nombre, old.estado_dominio, old.vehiculo, old.carroceria, old.tipo_vehiculo, old.titularidad,
      old.transporta_peligrosas, old.transporta_alimentos)
    is distinct from (new.dominio, new.nombre, new.estado_dominio, new.vehiculo, new.carroceria, new.tipo_vehiculo, new.titularidad,
      new.transporta_peligrosas, new.transporta_alimentos))
  execute function privado.tocar_veredicto('dominioid');
create trigger tocar_veredicto after insert or update or delete on documento for each row execute function privado.tocar_veredicto('recursoid');

-- Once a transaction is at its end, all that it touched is renewed at once.
create function privado.renovar_al_final() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform renovar_veredictos(new.cuenta_id, (
    select array_agg(recursoid) from veredicto where cuenta_id = new.cuenta_id and dia = '-infinity'
  ));
  return null;
end $$;
create constraint trigger renovar_veredicto after insert or update of dia on veredicto deferrable initially deferred for each row
  when (new.dia = '-infinity') execute function privado.renovar_al_final();

-- A change of the catalogue leaves behind what it touches, before or after it, and nothing else. At the end too: one that
-- is only tried touches nothing. Columns that say nothing of how a slot stands are named, so that a new one counts.
create function privado.olvidar_veredictos() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  indiferentes constant text[] := '{clave,instrucciones,aviso_dias,origen,fuente,max_archivos,meses,dia_exigible,compartido,ejemplo,version}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - indiferentes = to_jsonb(new) - indiferentes then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('veredicto', 0));
  if tg_op <> 'INSERT' then perform olvidar_veredictos(old); end if;
  if tg_op <> 'DELETE' then perform olvidar_veredictos(new); end if;
  return null;
end $$;
create constraint trigger olvidar_veredictos after insert or update or delete on tipo_documento deferrable initially deferred
  for each row execute function privado.olvidar_veredictos();
