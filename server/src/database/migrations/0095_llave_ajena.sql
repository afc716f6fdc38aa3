-- Keys of other installations whose legajos are taken here: an administrador compared the number of each with whoever signs by it.
-- See docs/decisions/0161.
create table llave_ajena (
  llaveajenaid text collate "C" primary key default '44x' || nextval('entidad_id'),
  nombre text not null check (nombre <> '' and length(nombre) <= 80),
  -- Its public half, and the number by which people compare it.
  publica bytea not null check (length(publica) = 32),
  llave text collate "C" not null check (llave ~ '^[\da-f]{16}$'),
  fijada timestamptz not null default now(),
  fijada_por text collate "C" not null default yo(),
  quitada timestamptz,
  quitada_por text collate "C",
  check ((quitada is null) = (quitada_por is null))
);
-- Taken back, it may be pinned anew: each time is a row.
create unique index llave_ajena_fijada on llave_ajena (publica) where quitada is null;
alter table llave_ajena enable row level security;
alter table llave_ajena force row level security;
create policy todos on llave_ajena for select to portal_proveedor using (true);
create policy fijar on llave_ajena for insert to portal_proveedor
  with check (quitada is null and fijada_por = yo()
    and exists (select from operador o where o.operadorid = yo() and o.rol = 'administrador' and o.activo));
create policy quitar on llave_ajena for update to portal_proveedor
  using (quitada is null)
  with check (quitada_por = yo()
    and exists (select from operador o where o.operadorid = yo() and o.rol = 'administrador' and o.activo));
do $$ begin execute format('create policy duenio on llave_ajena to %I using (true) with check (true)', current_user); end $$;
grant select on llave_ajena to portal_proveedor;
grant insert (nombre, publica, llave) on llave_ajena to portal_proveedor;
grant update (quitada, quitada_por) on llave_ajena to portal_proveedor;
