-- What was presented of a type, for whoever is about to change it.
create index documento_tipo on documento (tipodocumentoid) where es_ultimo or es_vigente;
