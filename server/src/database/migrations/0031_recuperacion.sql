-- Whoever lost the phone signs in with a code from a sheet of their own. See docs/decisions/0072.
create table privado.codigo_recuperacion (
  sujeto text collate "C" not null references privado.segundo_paso on delete cascade,
  -- Its first letters, by which it is found; of the others there is only a hash, as of a password.
  principio text collate "C" not null,
  hash text not null,
  primary key (sujeto, principio)
);
