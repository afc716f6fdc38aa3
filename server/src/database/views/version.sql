-- Draws another one, once in a transaction: what it drew already has its mark. That is looked at first, because it is so of
-- every row that a transaction writes but the first.
create or replace function privado.cambiar_version(p_cual text) returns void language plpgsql as $$
begin
  if exists (select from privado.version where cual = p_cual and xmin = pg_current_xact_id()::xid) then return; end if;
  update privado.version set version = gen_random_uuid() where cual = p_cual;
  if not found then
    insert into privado.version (cual) values (p_cual)
      on conflict (cual) do update set version = gen_random_uuid();
  end if;
end $$;
