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
