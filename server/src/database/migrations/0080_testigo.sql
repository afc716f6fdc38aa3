-- What the provider itself can't rewrite: each night a root over the audit's new blocks and the hashes of new papers and lines of
-- history, which leaves the house at the foot of letters. See docs/decisions/0136.
create table testigo (
  numero integer primary key check (numero > 0),
  momento timestamptz not null,
  -- Of the one before; zeros of the first.
  anterior bytea not null check (length(anterior) = 32),
  -- Up to which block of the audit they reach together.
  bloque integer not null check (bloque >= 0),
  hojas integer not null check (hojas > 0),
  -- The hashes of its leaves, one after the other, from which each proof is made.
  huellas bytea not null check (length(huellas) = hojas * 32),
  raiz bytea not null unique check (length(raiz) = 32)
);
grant select on testigo to portal_proveedor;
create trigger testigo_no_cambia before update or delete or truncate on testigo for each statement execute function privado.no_cambia();
