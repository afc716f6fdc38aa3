-- Somebody of the provider may import in an account's name, and acts then as the role of its people.

-- Writes are counted of people of a carrier alone.
drop trigger contar_escritura on auditoria;
create trigger contar_escritura after insert on auditoria for each row
  when (session_user = 'portal_app' and new.cuenta_id is not null and new.actor like '12x%') execute function privado.contar_escritura();

-- Whoever takes back an import deletes what it made.
alter table eliminado drop constraint eliminado_eliminado_por_fkey;
