-- What each person keeps at the head of their own lists: choferes, dominios and unidades, whose ids name their kind.

create table marcado (
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  contactid text collate "C" not null default yo() references contacto,
  recursoid text collate "C" not null,
  createdtime timestamptz not null default now(),
  primary key (cuenta_id, contactid, recursoid)
);
call privado.proteger('marcado');
-- It is nobody else's, of the same account or of the provider.
drop policy transportista on marcado;
drop policy proveedor on marcado;
create policy transportista on marcado to portal_app
  using (cuenta_id = mi_cuenta() and contactid = yo()) with check (cuenta_id = mi_cuenta() and contactid = yo());
grant select, insert, delete on marcado to portal_app;
