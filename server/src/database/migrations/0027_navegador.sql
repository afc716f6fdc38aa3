-- Browsers in which somebody signed in: tries of theirs are counted apart from everybody else's, so that nobody locks
-- another out. And of a code that was asked for, the browser that asked. See docs/decisions/0066.
create table privado.navegador (
  token_hash bytea not null,
  sujeto text collate "C" not null,
  visto timestamptz not null default now(),
  primary key (token_hash, sujeto)
);
create index navegador_visto on privado.navegador (visto);

alter table privado.codigo
  add navegador bytea,
  -- Guesses from any other browser.
  add ajenos smallint not null default 0;
