-- What people call a type of document in a sentence, and since when a document is blocked.

alter table tipo_documento add column nombre_corto text check (char_length(nombre_corto) between 1 and 24);

alter table documento add column bloqueado_desde timestamptz;
update documento d set bloqueado_desde = (
  select max(h.createdtime) from historial h
  where h.cuenta_id = d.cuenta_id and h.recursoid = d.recursoid and h.documentoid = d.documentoid
    and h.docrechistorial_estado = 'bloqueado'
) where d.bloqueado;
