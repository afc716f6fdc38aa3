-- A document and its resource may come in one statement, as in a bulk load: the resource is asked for after both are there.

drop trigger exigir_recurso on documento;
drop trigger exigir_recurso on excepcion;
create trigger exigir_recurso after insert on documento for each row execute function privado.exigir_recurso();
create trigger exigir_recurso after insert on excepcion for each row execute function privado.exigir_recurso();
