-- Who opened the files of a document, but who presented it: the provider's people, others of its account, and programs. Kept
-- two years, read by administradores alone. See docs/decisions/0133.
create table privado.apertura (
  aperturaid bigint generated always as identity primary key,
  momento timestamptz not null default now(),
  cuenta_id text collate "C" not null,
  -- Both are empty of all that an account has, at once.
  documentoid text collate "C",
  archivoid text collate "C",
  quien text collate "C" not null,
  medio text not null check (medio in ('archivo', 'descarga', 'cuenta')),
  check ((medio = 'cuenta') = (documentoid is null) and (documentoid is null) = (archivoid is null))
);
create index apertura_documento on privado.apertura (cuenta_id, documentoid, momento);
create index apertura_momento on privado.apertura (momento);
call privado.proteger('privado.apertura');
