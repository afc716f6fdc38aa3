-- Somebody of the provider (`13x…`) took it out: nobody of the account takes it back in. Whoever writes it down did it.
alter table exclusion add column del_proveedor boolean generated always as (excluido_por like '13x%') stored;
create policy la_del_proveedor_queda on exclusion as restrictive for delete to portal_app using (not del_proveedor);
create policy quien_la_escribe on exclusion as restrictive for insert to portal_app, portal_proveedor with check (excluido_por = yo());
