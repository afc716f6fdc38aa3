-- What stands for all that a carrier's people see, as it is now: another value after each transaction that changed any of it.
-- The row '*' stands for what is everybody's: the catalogue, the settings. Values are drawn by chance, so that none comes
-- back, in a database that was restored or failed over neither. See docs/decisions/0116.
create table privado.version (
  cual text collate "C" primary key,
  version uuid not null default gen_random_uuid()
) with (fillfactor = 50);
insert into privado.version (cual) select cuenta_id from cuenta union all select '*';

-- Draws another one, once in a transaction: what it drew already has its mark.
create function privado.cambiar_version(p_cual text) returns void language plpgsql as $$
begin
  update privado.version set version = gen_random_uuid() where cual = p_cual and xmin <> pg_current_xact_id()::xid;
  if not found and not exists (select from privado.version where cual = p_cual) then
    insert into privado.version (cual) values (p_cual)
      on conflict (cual) do update set version = gen_random_uuid();
  end if;
end $$;

-- Of a row that was written: its carrier's, or the one that the trigger names. Which tables have it, the server derives.
create function privado.al_cambiar() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_nargs > 0 then
    perform privado.cambiar_version(tg_argv[0]);
  else
    perform privado.cambiar_version(coalesce(new.cuenta_id, old.cuenta_id));
    if tg_op = 'UPDATE' and new.cuenta_id <> old.cuenta_id then perform privado.cambiar_version(old.cuenta_id); end if;
  end if;
  return null;
end $$;
