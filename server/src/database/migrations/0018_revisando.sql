-- Who has which presentation before their eyes, for two minutes at a time: a courtesy between the provider's people, and
-- nothing that anybody's data hang on. Lost with a crash, and not in a backup.
create unlogged table privado.revisando (
  documentoid text collate "C" primary key references documento on delete cascade,
  operadorid text collate "C" not null references operador,
  -- The browser's tab: one person may have several open.
  pestania text not null,
  hasta timestamptz not null
);
create index revisando_operador on privado.revisando (operadorid, pestania);
