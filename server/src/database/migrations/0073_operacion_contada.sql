-- What is told of operations: in the history, to programs and by letter. See docs/decisions/0129.
-- The operation that a line is about; of most lines none.
alter table historial add column operacionid text collate "C";

-- How a resource stands where it works is told to programs as how it stands in general is.
create function privado.anunciar_en_operacion() returns trigger language plpgsql as 'begin return null; end';
create constraint trigger anunciar_puesto after insert or delete on veredicto_operacion deferrable initially deferred for each row
  execute function privado.anunciar_en_operacion();
create constraint trigger anunciar_veredicto after update on veredicto_operacion deferrable initially deferred for each row
  when ((old.aptitud, old.critico_hasta) is distinct from (new.aptitud, new.critico_hasta))
  execute function privado.anunciar_en_operacion();
