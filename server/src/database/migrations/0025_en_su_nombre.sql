-- A document that reached the provider by another way is presented by an operador, in the account's name: shown so, and
-- decided by another operador. See docs/decisions/0062.

alter table documento
  alter presentado_por drop not null,
  add presentado_por_operador text collate "C" references operador,
  add constraint documento_presentado_por_uno check (num_nonnulls(presentado_por, presentado_por_operador) = 1),
  add constraint documento_decide_otro check (decidido_por <> presentado_por_operador);

-- Who presented stays, also while nobody has decided yet.
create function privado.quien_presento() returns trigger language plpgsql as $$
begin
  raise exception 'who presented % does not change', old.documentoid;
end $$;
create trigger quien_presento before update on documento for each row
  when ((new.presentado_por, new.presentado_por_operador) is distinct from (old.presentado_por, old.presentado_por_operador))
  execute function privado.quien_presento();

-- Whoever presents does so under their own name, and for the account that the call is about.
drop policy presentar on documento;
create policy presentar on documento as restrictive for insert to portal_app
  with check (presentado_por = yo() and estado = 'en revision' and not bloqueado and decidido is null
    and not es_ultimo and not es_vigente and not es_del_mes);
create policy presentar_por_cuenta on documento as restrictive for insert to portal_proveedor
  with check (presentado_por_operador = yo() and cuenta_id = mi_cuenta() and estado = 'en revision' and not bloqueado
    and decidido is null and not es_ultimo and not es_vigente and not es_del_mes);

grant insert, update (documentoid, posicion) on archivo to portal_proveedor;
create policy recibir_por_cuenta on archivo as restrictive for insert to portal_proveedor
  with check (cuenta_id = mi_cuenta() and subido_por = yo());
-- Into a document it goes once, and stays.
create policy poner_en_documento on archivo as restrictive for update to portal_proveedor
  using (documentoid is null and cuenta_id = mi_cuenta() and subido_por = yo())
  with check (cuenta_id = mi_cuenta() and subido_por = yo());
