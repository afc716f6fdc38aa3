-- What was read of pictures and of scanned PDFs, for who reviews: words with their places, and codes. Of several rows of
-- `archivo` that name the same bytes one has it, and it goes with that one. See docs/decisions/0126.
create table lectura (
  archivoid text collate "C" primary key references archivo on delete cascade,
  cuenta_id text collate "C" not null references cuenta,
  -- `tiene texto`: a PDF whose own text is read when somebody looks at it. The last three: what the reader gave up on, and why.
  estado text not null check (estado in ('leida', 'tiene texto', 'lento', 'memoria', 'roto')),
  leido jsonb check ((leido is not null) = (estado = 'leida')),
  creada timestamptz not null default now()
);
create index lectura_cuenta on lectura (cuenta_id);
call privado.proteger('lectura');
grant select on lectura to portal_proveedor;
