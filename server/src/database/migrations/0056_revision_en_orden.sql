-- What waits, by the name of its resource and by its type, a page at a time and not all of it: see docs/decisions/0117.
create index veredicto_nombre on veredicto (nombre, cuenta_id, recursoid);
create index documento_tipo_en_revision on documento (tipodocumentoid) where estado = 'en revision' and not bloqueado;
