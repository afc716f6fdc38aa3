-- In which language each person reads letters: the one that was chosen last, null while none was. See docs/decisions/0112.
alter table contacto add column idioma text check (idioma in ('es', 'en', 'de', 'pt-BR'));
alter table operador add column idioma text check (idioma in ('es', 'en', 'de', 'pt-BR'));
-- In which somebody registered, for the letter that tells the decision.
alter table registro add column idioma text check (idioma in ('es', 'en', 'de', 'pt-BR'));
-- What the browser of a session said last: a call that says another one changes its person's.
alter table privado.sesion add column idioma text;
