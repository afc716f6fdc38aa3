-- What the provider controls of each worker in each month, who said that one of it does not apply, and what stood when a month
-- was closed. See docs/decisions/0139.
create table control (
  clave text collate "C" primary key check (clave in ('cuil', 'seguridad_social', 'remuneracion', 'cuenta_bancaria', 'art')),
  orden integer not null unique,
  nombre text not null check (nombre <> '' and length(nombre) <= 60),
  texto text not null check (length(texto) <= 1000),
  fuente text not null check (length(fuente) <= 300),
  -- The first month in which it is asked for.
  desde text collate "C" check (desde ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  activo boolean not null default true,
  version integer not null default 1
);
alter table control enable row level security;
alter table control force row level security;
create policy todos on control for select to portal_app, portal_proveedor using ((select yo()) is not null);
create policy proveedor on control for update to portal_proveedor using ((select yo()) is not null) with check ((select yo()) is not null);
do $$ begin execute format('create policy duenio on control to %I using (true) with check (true)', current_user); end $$;
grant select on control to portal_app, portal_proveedor;
grant update (nombre, texto, fuente, desde, activo, version) on control to portal_proveedor;

insert into control (clave, orden, nombre, texto, fuente) values
  ('cuil', 1, 'Identidad', 'El número de CUIL de cada trabajador que presta servicios.', 'Ley de Contrato de Trabajo, art. 30 (texto de la Ley 27.802)'),
  ('seguridad_social', 2, 'Seguridad social', 'El comprobante del pago mensual a los organismos de la seguridad social (F. 931).', 'Ley de Contrato de Trabajo, art. 30 (texto de la Ley 27.802)'),
  ('remuneracion', 3, 'Remuneración', 'La constancia de pago de las remuneraciones del mes.', 'Ley de Contrato de Trabajo, art. 30 (texto de la Ley 27.802)'),
  ('cuenta_bancaria', 4, 'Cuenta bancaria', 'Una cuenta bancaria de la que el trabajador es titular.', 'Ley de Contrato de Trabajo, art. 30 (texto de la Ley 27.802)'),
  ('art', 5, 'ART', 'La cobertura por riesgos del trabajo, con la cláusula a favor de quien contrata.', 'Ley de Contrato de Trabajo, art. 30 (texto de la Ley 27.802)');

-- Which one of them a type of document proves.
alter table tipo_documento add column control text collate "C" references control check (control in ('cuil', 'seguridad_social', 'remuneracion', 'cuenta_bancaria', 'art'));
alter table tipo_documento disable trigger user;
update tipo_documento t set control = v.control
from (values ('alta-temprana', 'cuil'), ('f931', 'seguridad_social'), ('art-nomina', 'art'), ('no-repeticion', 'art')) v (clave, control)
where t.clave = v.clave and t.docrectipo_recurso = 'chofer';

-- Where there is a catalogue already, what is asked of people is its provider's to say: what the two types prove that are new is
-- switched off, and the types themselves come as such that are not asked for (catalogo/load.ts).
update control set activo = false
where clave in ('remuneracion', 'cuenta_bancaria') and exists (select from tipo_documento);
alter table tipo_documento enable trigger user;

-- That one does not apply to a chofer in some months, and why: said by the provider, or proposed by the account.
create table no_corresponde (
  no_correspondeid text collate "C" primary key default '35x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null references cuenta,
  recursoid text collate "C" not null,
  control text collate "C" not null references control check (control in ('cuil', 'seguridad_social', 'remuneracion', 'cuenta_bancaria', 'art')),
  -- The first and the last month: without a last one, from then on.
  desde text collate "C" not null check (desde ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  hasta text collate "C" check (hasta ~ '^\d{4}-(0[1-9]|1[0-2])$' and hasta >= desde),
  motivo text not null check (motivo <> '' and length(motivo) <= 200),
  estado text not null check (estado in ('propuesto', 'aceptado', 'rechazado', 'retirado')),
  dicho timestamptz not null default now(),
  dicho_por text collate "C" not null default yo(),
  decidido timestamptz,
  decidido_por text collate "C"
);
create index no_corresponde_de on no_corresponde (cuenta_id, recursoid, control);
create index no_corresponde_propuesto on no_corresponde (dicho) where estado = 'propuesto';
call privado.proteger('no_corresponde');
grant select, insert on no_corresponde to portal_app, portal_proveedor;
grant update (estado) on no_corresponde to portal_app;
grant update (estado, decidido, decidido_por) on no_corresponde to portal_proveedor;
-- An account proposes, and takes back what it proposed.
create policy proponer on no_corresponde as restrictive for insert to portal_app with check (estado = 'propuesto' and dicho_por = yo());
create policy decir on no_corresponde as restrictive for insert to portal_proveedor with check (
  dicho_por = yo() and exists (select from operador o where o.operadorid = yo() and o.rol = 'administrador' and o.activo));
create policy retirar on no_corresponde as restrictive for update to portal_app using (estado = 'propuesto') with check (estado = 'retirado');
create trigger exigir_recurso after insert on no_corresponde for each row execute function privado.exigir_recurso();

-- What stood when a month of an account was closed, and what differed from it later. Written once: no role of requests may
-- change a line, nor write one in another's name or of another moment.
create table cierre (
  cierreid text collate "C" primary key default '36x' || nextval('entidad_id'),
  numero integer generated always as identity unique,
  cuenta_id text collate "C" not null references cuenta,
  mes text collate "C" not null check (mes ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  complementario boolean not null,
  cerrado timestamptz not null default now(),
  cerrado_por text collate "C" not null default yo(),
  -- As they were called then.
  quien text not null,
  transporte jsonb not null,
  proveedor text not null,
  controles jsonb not null,
  choferes integer not null,
  completos integer not null,
  faltan integer not null,
  -- sha256 of its lines, each as canonical JSON. See docs/decisions/0139.
  huella text not null check (huella ~ '^[0-9a-f]{64}$')
);
create unique index cierre_mes on cierre (cuenta_id, mes) where not complementario;
create index cierre_de on cierre (mes, cuenta_id);
call privado.proteger('cierre');
create table cierre_fila (
  cierreid text collate "C" not null references cierre,
  cuenta_id text collate "C" not null references cuenta,
  recursoid text collate "C" not null,
  control text collate "C" not null references control check (control in ('cuil', 'seguridad_social', 'remuneracion', 'cuenta_bancaria', 'art')),
  estado text not null check (estado in ('cumplido', 'en revision', 'falta', 'rechazado', 'tardio', 'exceptuado', 'no corresponde')),
  -- Who it was, on which days, what proved it or spoke for it and who had decided that: as it stood.
  nombre text not null,
  cuil text,
  desde date not null,
  hasta date not null,
  papeles jsonb not null,
  motivo text,
  primary key (cierreid, recursoid, control)
);
create index cierre_fila_de on cierre_fila (cuenta_id, recursoid, control);
call privado.proteger('cierre_fila');
grant select on cierre, cierre_fila to portal_app, portal_proveedor;
grant insert (cuenta_id, mes, complementario, quien, transporte, proveedor, controles, choferes, completos, faltan, huella) on cierre to portal_proveedor;
grant insert on cierre_fila to portal_proveedor;
create policy de_quien_cierra on cierre as restrictive for insert to portal_proveedor with check (
  exists (select from operador o where o.operadorid = yo() and o.rol = 'administrador' and o.activo) and cerrado_por = yo());
create policy de_su_cierre on cierre_fila as restrictive for insert to portal_proveedor with check (
  exists (select from cierre c where c.cierreid = cierre_fila.cierreid and c.cuenta_id = cierre_fila.cuenta_id and c.cerrado_por = yo() and c.cerrado = now()));
create trigger no_cambia before update or delete on cierre for each row execute function privado.no_cambia();
create trigger no_cambia before update or delete on cierre_fila for each row execute function privado.no_cambia();

-- That an account was asked for what a month lacks.
create table pedido_de_control (
  pedido_de_controlid text collate "C" primary key default '35x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null references cuenta,
  mes text collate "C" not null check (mes ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  papeles integer not null,
  pedido timestamptz not null default now(),
  pedido_por text collate "C" not null default yo()
);
create index pedido_de_control_mes on pedido_de_control (mes, cuenta_id);
call privado.proteger('pedido_de_control');
grant select on pedido_de_control to portal_app, portal_proveedor;
grant insert (cuenta_id, mes, papeles) on pedido_de_control to portal_proveedor;
