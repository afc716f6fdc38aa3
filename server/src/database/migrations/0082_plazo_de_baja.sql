-- How many calendar days a paper of a chofer who left may take, counted from the leave. None in a database of before: whoever
-- runs it says so. See docs/decisions/0137.
alter table tipo_documento add column plazo_dias smallint
  constraint tipo_documento_plazo check (plazo_dias is null or plazo_dias between 1 and 3650 and docrectipo_recurso = 'chofer dado de baja');
