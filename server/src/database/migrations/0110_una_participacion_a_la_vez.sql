-- An account takes part in an operation once on any day. Rows that meet become the first of them.
alter table cuenta_operacion disable trigger user;
do $$
declare
  cada cuenta_operacion;
  antes cuenta_operacion;
begin
  for cada in
    select * from cuenta_operacion where coalesce(hasta, 'infinity') >= desde order by cuenta_id, operacionid, desde
  loop
    if (antes.cuenta_id, antes.operacionid) = (cada.cuenta_id, cada.operacionid) and coalesce(antes.hasta, 'infinity') >= cada.desde then
      update cuenta_operacion set hasta = desde - 1 where cuenta_operacionid = cada.cuenta_operacionid;
      antes.hasta := case when antes.hasta is not null and cada.hasta is not null then greatest(antes.hasta, cada.hasta) end;
      update cuenta_operacion set hasta = antes.hasta where cuenta_operacionid = antes.cuenta_operacionid;
    else
      antes := cada;
    end if;
  end loop;
end $$;
alter table cuenta_operacion enable trigger user;

create function privado.exigir_una_a_la_vez() returns trigger language plpgsql as 'begin return null; end';
create trigger exigir_una_a_la_vez after insert or update on cuenta_operacion for each row
  when (new.hasta is null or new.hasta >= new.desde) execute function privado.exigir_una_a_la_vez();
