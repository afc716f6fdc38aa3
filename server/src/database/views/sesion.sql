-- A use of a session. Where another call of it writes one down, that is enough: a call waits for none of the same
-- session, and what a write asks aside from its own transaction does not wait for that write.
create function anotar_uso(p_token bytea) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  update privado.sesion set vista = now()
  where token_hash = (select s.token_hash from privado.sesion s where s.token_hash = p_token for update skip locked);
end;

-- A language that the caller's browser was told since: in it its person is written to from now on. Where another call has one
-- of the rows at work, the next call does it: nobody waits.
create function anotar_idioma(p_token bytea, p_sujeto text, p_idioma text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update contacto set idioma = p_idioma
    where contactid = (select c.contactid from contacto c where c.contactid = p_sujeto for update skip locked);
  if not found then
    update operador set idioma = p_idioma
      where operadorid = (select o.operadorid from operador o where o.operadorid = p_sujeto for update skip locked);
  end if;
  if found then
    update privado.sesion set idioma = p_idioma
      where token_hash = (select s.token_hash from privado.sesion s where s.token_hash = p_token for update skip locked);
  end if;
end $$;

-- Whether a session was used so long ago that it ended: `p_minutos`, unless the provider says otherwise. None ends within a
-- minute, so that of those at work it is not looked up. The last 5 seconds of use may not have been written down yet: `anotar_uso`.
create function privado.en_desuso(p_vista timestamptz, p_minutos integer) returns boolean language plpgsql stable as $$
begin
  if p_vista > now() - interval '1 minute' then return false; end if;
  return p_vista < now() - make_interval(mins => minutos_de_sesion(p_minutos), secs => 5);
end $$;

-- Opens the caller's session for this transaction, or raises what the caller is told:
-- P1501 no session, P1506 incomplete, P1507 suspended (the message is the reason), PDENY not the titular, P1522 as `exigir_cupo`,
-- P1598 as `abrir_veredictos`.
-- `p_idioma`: the language that the caller's browser was told; null where it was told none.
-- What is kept of the carrier's resources is true once it is open: what a day that passed made untrue is renewed here.
-- Answers whose it is and under which versions and day it saw the data: what was answered under the same is answered still. Null
-- where a version isn't there, or where something was renewed, which only stays if the transaction does. It is read first, so
-- that what follows is never older than it says. `p_visto`, what was answered last: what is kept was true of the same day under
-- the same versions, and is not looked at again. `p_mirar`: for the answer alone, so that nothing is opened nor looked at.
create function abrir_sesion(p_token bytea, p_acceso text, p_escribe boolean, p_incompleta boolean, p_suspendida boolean, p_minutos integer,
  p_idioma text default null, p_visto text default null, p_mirar boolean default false)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s record;
begin
  select se.vista, se.creada, se.idioma, c.contactid, c.cuenta_id, c.rol, c.activo, a.estado, a.estado_motivo,
      c.cuenta_id || ' ' || c.contactid || ' ' || suya.version || ' ' || todas.version || ' ' || hoy() as visto into s
    -- Each looked up by its key, whatever a plan for the few rows of a new installation would rather read whole.
    from privado.sesion se
    cross join lateral (select * from contacto where contactid = se.sujeto offset 0) c
    cross join lateral (select * from cuenta where cuenta_id = c.cuenta_id offset 0) a
    left join lateral (select version from privado.version where cual = c.cuenta_id offset 0) suya on true
    left join lateral (select version from privado.version where cual = '*' offset 0) todas on true
    where se.token_hash = p_token;
  if not found or not s.activo or s.estado = 2 or s.creada < now() - interval '12 hours' or privado.en_desuso(s.vista, p_minutos) then
    raise exception 'no session' using errcode = 'P1501';
  end if;
  if s.estado = 3 and not p_incompleta then raise exception 'incomplete' using errcode = 'P1506'; end if;
  if s.estado = 4 and p_escribe and not p_suspendida then
    raise exception '%', coalesce(s.estado_motivo, 'sin motivo informado') using errcode = 'P1507';
  end if;
  if p_acceso = 'titular' and s.rol <> 'titular' then raise exception 'not the titular' using errcode = 'PDENY'; end if;
  if p_escribe then perform privado.exigir_cupo(s.cuenta_id, s.contactid); end if;
  if not p_mirar then perform privado.abrir_contexto(s.cuenta_id, s.contactid); end if;
  if s.vista < now() - interval '5 seconds' then perform anotar_uso(p_token); end if;
  if p_idioma <> coalesce(s.idioma, '') then perform anotar_idioma(p_token, s.contactid, p_idioma); end if;
  -- Apart from the session: where it is not asked its plan is not begun, which costs as much as reading who calls.
  if not p_mirar and s.visto is distinct from p_visto then
    if privado.poner_al_dia(s.cuenta_id) then return null; end if;
  end if;
  return s.visto;
end $$;

-- For whom `abrir_sesion` raised P1598: see `avanzar_veredictos`. Without such a session there is nothing to do.
create function avanzar_mis_veredictos(p_token bytea) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_cuenta constant text collate "C" :=
    (select c.cuenta_id from privado.sesion s join contacto c on c.contactid = s.sujeto where s.token_hash = p_token);
begin
  return v_cuenta is not null and avanzar_veredictos(v_cuenta);
end $$;

-- Whether this person signed in with that browser, in half a year.
create function navegador_conocido(p_navegador bytea, p_sujeto text) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from privado.navegador where token_hash = p_navegador and sujeto = p_sujeto and visto > now() - interval '180 days');

-- A session begins, and its browser is one of its person's from now on, as is the language that it was told. `p_origen`: by
-- what it was proved who it is; of the company's sign-in with what that one calls the session.
create function crear_sesion(p_token bytea, p_sujeto text, p_agente text default null, p_navegador bytea default null, p_idioma text default null,
  p_origen text default 'clave', p_sid text default null) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into privado.sesion (token_hash, sujeto, agente, idioma, origen, sid)
    values (p_token, p_sujeto, left(p_agente, 256), p_idioma, p_origen, p_sid);
  if p_navegador is not null then
    begin
      insert into privado.navegador (token_hash, sujeto) values (p_navegador, p_sujeto) on conflict (token_hash, sujeto) do update set visto = now();
    exception when disk_full then
      -- Signing in goes on without room: the browser is remembered another time.
      null;
    end;
  end if;
  -- One person has 20 at once: the ones that were used longest ago end.
  delete from privado.sesion where token_hash in (
    select o.token_hash from privado.sesion o where o.sujeto = p_sujeto and o.token_hash <> p_token order by o.vista desc offset 19);
  update contacto set ultimo_ingreso = now(), idioma = coalesce(p_idioma, idioma) where contactid = p_sujeto;
  update operador set ultimo_ingreso = now(), idioma = coalesce(p_idioma, idioma) where operadorid = p_sujeto;
end $$;

create function cerrar_sesion(p_token bytea) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  delete from privado.sesion where token_hash = p_token;
end;

-- The caller's own sessions that live, without what opens them; `actual` is the one of `p_token`.
create function mis_sesiones(p_token bytea, p_minutos integer)
returns table (sesionid text, agente text, creada timestamptz, vista timestamptz, actual boolean)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select s.sesionid, s.agente, s.creada, s.vista, s.token_hash = p_token from privado.sesion s
  where s.sujeto = yo() and s.creada >= now() - interval '12 hours'
    and s.vista >= now() - make_interval(mins => p_minutos, secs => 5);
end;

-- Ends one of the caller's own sessions, or without a name all but that of `p_token`.
create function cerrar_mis_sesiones(p_token bytea, p_sesionid text) returns table (sesionid text, actual boolean)
language sql security definer set search_path = public, pg_temp
begin atomic
  delete from privado.sesion s
  where s.sujeto = yo() and case when p_sesionid is null then s.token_hash <> p_token else s.sesionid = p_sesionid end
  returning s.sesionid, s.token_hash = p_token;
end;

revoke execute on function anotar_uso, anotar_idioma, abrir_sesion, avanzar_mis_veredictos, navegador_conocido, crear_sesion, cerrar_sesion, mis_sesiones, cerrar_mis_sesiones from public;
grant execute on function abrir_sesion, avanzar_mis_veredictos, mis_sesiones, cerrar_mis_sesiones to portal_app;
grant execute on function navegador_conocido, crear_sesion to portal_ingreso;
grant execute on function cerrar_sesion to portal_app, portal_proveedor, portal_ingreso;
