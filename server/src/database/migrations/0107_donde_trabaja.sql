-- How a resource stands in each operation of its account, as lists tell it; null where that takes part in none. As text: it is told as
-- it is kept.
alter table veredicto add column operaciones json;

-- Operations are told by their names there.
drop trigger olvidar_veredictos on operacion;
create constraint trigger olvidar_veredictos after update on operacion deferrable initially deferred
  for each row when (old.activa <> new.activa or old.nombre <> new.nombre) execute function privado.olvidar_operacion();

-- Of whom it is to be told, all is judged anew.
delete from catalogo_visto where cuenta_id in (select cuenta_id from cuenta_operacion);
