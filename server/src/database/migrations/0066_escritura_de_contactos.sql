-- Writes are counted of people of a carrier alone: somebody of the provider may act in an account's name as its role.
drop trigger contar_escritura on auditoria;
create trigger contar_escritura after insert on auditoria for each row
  when (session_user = 'portal_app' and new.cuenta_id is not null and new.actor like '12x%') execute function privado.contar_escritura();
