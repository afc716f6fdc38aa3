-- By what a page says that it is of a type: one phrase a line. Null until the loader of the catalogue set those of a type that
-- the product ships; what the provider wrote, nothing too, stays.
alter table tipo_documento add column frases text check (length(frases) <= 1000);
alter table tipo_documento alter column frases set default '';
-- It says nothing of how a slot stands: nothing is looked at for it.
alter table tipo_documento disable trigger user;
update tipo_documento set frases = '' where clave is null;
alter table tipo_documento enable trigger user;
