-- Whoever is let in again signs in again: the sessions of a disabled account end, and do not come back with it.
create function privado.cerrar_cuenta() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from privado.sesion where sujeto in (select contactid from contacto where cuenta_id = new.cuenta_id);
  update privado.codigo set usado = true where not usado and contactid in (select contactid from contacto where cuenta_id = new.cuenta_id);
  return null;
end $$;
create trigger cerrar_cuenta after update of estado on cuenta for each row when (old.estado <> 2 and new.estado = 2)
  execute function privado.cerrar_cuenta();

delete from privado.sesion where sujeto in (select contactid from contacto join cuenta using (cuenta_id) where estado = 2);
