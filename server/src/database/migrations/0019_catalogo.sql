-- What was presented of a type, for whoever is about to change it.
create index documento_tipo on documento (tipodocumentoid, cuenta_id, recursoid) where es_ultimo;
