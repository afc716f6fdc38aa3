-- Whoever registers shows that the e-mail is theirs by the link in the letter that answers them.
alter table registro add column email_confirmado timestamptz;

-- What that letter carries, as a hash; reached through functions alone.
create table privado.enlace_registro (
  token_hash bytea primary key,
  registroid text collate "C" not null references registro on delete cascade,
  vence timestamptz not null
);
create index enlace_registro_de on privado.enlace_registro (registroid);
