-- Who wrote a line of the audit, and when, is the database's to say: whoever has a role of requests in hand names neither
-- another nor another moment, nor puts a line among those that are sealed. See docs/decisions/0132.
create function anotable(p_actor text) returns boolean language sql stable return false;

revoke insert on auditoria from portal_app, portal_ingreso, portal_proveedor;
grant insert (actor, cuenta_id, sobre_cuenta, accion, objeto, request_id, ip) on auditoria
  to portal_app, portal_ingreso, portal_proveedor;

alter policy agregar on auditoria with check (
  cuenta_id is not distinct from mi_cuenta() and sobre_cuenta is not distinct from mi_cuenta() and (actor is not distinct from yo() or anotable(actor)));
alter policy agregar_sin_cuenta on auditoria with check (cuenta_id is null and sobre_cuenta is null and (actor is not distinct from yo() or anotable(actor)));
drop policy proveedor on auditoria;
create policy leer on auditoria for select to portal_proveedor using (true);
create policy agregar_del_proveedor on auditoria for insert to portal_proveedor
  with check (cuenta_id is not distinct from mi_cuenta() and (actor is not distinct from yo() or anotable(actor)));

-- Whom their company's notice is about, and when it was taken.
alter table privado.salida_oidc
  add column operadorid text collate "C",
  add column tomada timestamptz default now();

-- A token of a program has that sign.
alter table exigencia alter column exigenciaid set default '37x' || nextval('entidad_id');
