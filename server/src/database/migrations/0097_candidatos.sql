-- Whose a paper of the bandeja may be, by what was read on its pages: {recursoid, porque, dice}. Asked of a person, never decided.
alter table entrada add candidatos jsonb not null default '[]'
  check (jsonb_typeof(candidatos) = 'array' and jsonb_array_length(candidatos) <= 4);
grant update (candidatos) on entrada to portal_app;
