-- A change of the catalogue is written down once, and each account is brought up to it by whoever opens it first or by the
-- job: nothing waits for all of them. See docs/decisions/0127.

-- What a change made of a type that says how slots stand. The last one stays, for its number.
create table cambio_de_catalogo (
  numero bigint primary key,
  antes jsonb,
  despues jsonb,
  cuando timestamptz not null default now(),
  check (antes is not null or despues is not null)
);
grant select (numero) on cambio_de_catalogo to portal_app, portal_proveedor;

-- Through which of them what is kept of an account's resources was looked at. An account without one: through none.
create table catalogo_visto (
  cuenta_id text collate "C" primary key references cuenta on delete cascade,
  numero bigint not null
);
call privado.proteger('catalogo_visto');
grant select on catalogo_visto to portal_app, portal_proveedor;
insert into catalogo_visto select cuenta_id, 0 from cuenta;

create function privado.empezar_catalogo() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into catalogo_visto select new.cuenta_id, coalesce(max(numero), 0) from cambio_de_catalogo;
  return null;
end $$;
create trigger empezar_catalogo after insert on cuenta for each row execute function privado.empezar_catalogo();

-- Of an account now: see views/veredicto.sql.
drop function privado.esperar_catalogo();
