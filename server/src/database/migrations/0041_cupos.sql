-- How much one account may write in an hour, and how many resources of each kind it may have. See docs/decisions/0079.

-- What each person of a carrier wrote in the hour that goes, by the lines of the audit: a row a person, so that colleagues
-- wait for nothing of each other, and it is locked by the statement before the COMMIT.
create table privado.escritura (
  cuenta_id text collate "C" not null,
  sujeto text collate "C" not null references contacto,
  hora timestamptz not null,
  cuantas integer not null,
  primary key (cuenta_id, sujeto)
) with (fillfactor = 50);
call privado.proteger('privado.escritura');

-- Every hundredth write of a person forgets the answers that were kept under keys before the last thousand: a repetition
-- comes soon after the call that it repeats.
create function privado.contar_escritura() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_cuantas integer;
begin
  insert into privado.escritura as e (cuenta_id, sujeto, hora, cuantas)
  values (new.cuenta_id, new.actor, date_trunc('hour', now()), 1)
  on conflict (cuenta_id, sujeto) do update set
    cuantas = case when e.hora = excluded.hora then e.cuantas + 1 else 1 end,
    hora = excluded.hora
  returning cuantas into v_cuantas;
  if v_cuantas % 100 = 0 then
    delete from idempotencia i where i.sujeto = new.actor
      and i.creada < (select k.creada from idempotencia k where k.sujeto = new.actor order by k.creada desc offset 999 limit 1);
  end if;
  return null;
end $$;
create trigger contar_escritura after insert on auditoria for each row
  when (session_user = 'portal_app' and new.cuenta_id is not null and new.actor is not null) execute function privado.contar_escritura();

-- Counted by the index of its lists, and only where a carrier adds one: putting back what was deleted a moment ago acts as the owner.
create function privado.exigir_lugar() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_maximo constant integer := recursos_por_clase();
  v_hay integer;
begin
  case tg_table_name
    when 'chofer' then select count(*) into v_hay from chofer where cuenta_id = mi_cuenta();
    when 'dominio' then select count(*) into v_hay from dominio where cuenta_id = mi_cuenta();
    when 'unidad' then select count(*) into v_hay from unidad where cuenta_id = mi_cuenta();
  end case;
  if v_hay >= v_maximo then raise exception 'no more of these' using errcode = 'P1523', table = tg_table_name; end if;
  return null;
end $$;
create trigger exigir_lugar before insert on chofer for each statement when (current_user = 'portal_app') execute function privado.exigir_lugar();
create trigger exigir_lugar before insert on dominio for each statement when (current_user = 'portal_app') execute function privado.exigir_lugar();
create trigger exigir_lugar before insert on unidad for each statement when (current_user = 'portal_app') execute function privado.exigir_lugar();
