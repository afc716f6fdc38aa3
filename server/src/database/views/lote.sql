-- Opens one turn of a lote's job for this transaction, or raises why it may not go on: P1501 the turn is over, or its account or
-- its person may not work any more; P1507 the account is suspended; P1522 as `exigir_cupo`.
create function abrir_lote(p_token bytea) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  l record;
begin
  select lote.loteid, lote.tipo, lote.cuenta_id, lote.importado_por, a.estado, a.estado_motivo,
      coalesce(c.activo, o.activo, false) as activo, c.contactid is not null as propio
    into l
    from privado.turno_de_lote t join lote using (loteid) join cuenta a on a.cuenta_id = lote.cuenta_id
    left join contacto c on c.contactid = lote.importado_por and c.cuenta_id = lote.cuenta_id
    left join operador o on o.operadorid = lote.importado_por
    where t.token_hash = p_token and t.hasta > now();
  if not found or not l.activo or l.estado = 2 then raise exception 'no turn' using errcode = 'P1501'; end if;
  if l.estado = 4 then raise exception '%', coalesce(l.estado_motivo, 'sin motivo informado') using errcode = 'P1507'; end if;
  if l.propio then perform privado.exigir_cupo(l.cuenta_id, l.importado_por); end if;
  perform privado.abrir_contexto(l.cuenta_id, l.importado_por);
  -- Far from what the account may have, its resources are counted once a transaction, and near it with each row: a transaction
  -- adds 25 rows, and others of the account that are at it meanwhile add no more than the rest of these.
  update privado.turno_de_lote set con_lugar = pg_current_xact_id()
    where token_hash = p_token
      and privado.cuantos_hay(case l.tipo when 'choferes' then 'chofer' when 'dominios' then 'dominio' else 'unidad' end) + 500
        <= recursos_por_clase();
  return l.loteid;
end $$;

-- Rows that a lote wrote count as as many writes; the line of the audit counted one of them.
create function contar_filas(p_filas integer) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.escritura as e (cuenta_id, sujeto, hora, cuantas)
  select mi_cuenta(), yo(), date_trunc('hour', now()), p_filas - 1
  where p_filas > 1 and mi_cuenta() is not null and yo() like '12x%'
  on conflict (cuenta_id, sujeto) do update set
    cuantas = case when e.hora = excluded.hora then e.cuantas + excluded.cuantas else excluded.cuantas end,
    hora = excluded.hora;
end;

-- Sends a lote of the caller's carrier to its job.
create function encolar_lote(p_loteid text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_sesion();
  perform graphile_worker.add_job('lote', json_build_object('loteid', l.loteid), queue_name => 'lotes', job_key => 'lote:' || l.loteid, max_attempts => 25)
    from lote l where l.loteid = p_loteid and l.cuenta_id = mi_cuenta();
end $$;

revoke execute on function abrir_lote, contar_filas, encolar_lote from public;
grant execute on function abrir_lote, contar_filas to portal_app;
grant execute on function encolar_lote to portal_app, portal_proveedor;

-- Whether an import does something for a row.
create function fila_entra(p_resultado text, p_decision text) returns boolean language sql immutable parallel safe
return p_resultado in ('crear', 'cambiar') or p_resultado = 'falta' and p_decision = 'baja';

-- What the rows of a lote come to, null where there are none.
create function resumen_de_lote(p_cuenta text, p_loteid text) returns jsonb language sql stable
return (
  select case when count(*) > 0 then jsonb_build_object(
    'filas', count(*) filter (where fila > 0),
    'pendientes', count(*) filter (where propio is null),
    'porHacer', count(*) filter (where fila_entra(resultado, decision)),
    'hechas', count(*) filter (where hecho is not null),
    'porDeshacer', count(*) filter (where hecho in ('creado', 'cambiado', 'baja')),
    'deshechas', count(*) filter (where deshecho is not null),
    'cuentas', jsonb_build_object(
      'crear', count(*) filter (where resultado = 'crear'), 'cambiar', count(*) filter (where resultado = 'cambiar'),
      'igual', count(*) filter (where resultado = 'igual'), 'decidir', count(*) filter (where resultado = 'decidir'),
      'error', count(*) filter (where resultado = 'error'), 'falta', count(*) filter (where resultado = 'falta'),
      'dejar', count(*) filter (where resultado = 'dejar'),
      'bajas', count(*) filter (where resultado = 'falta' and decision = 'baja')),
    'hecho', jsonb_build_object(
      'creados', count(*) filter (where hecho = 'creado'), 'cambiados', count(*) filter (where hecho = 'cambiado'),
      'bajas', count(*) filter (where hecho = 'baja'), 'fallidos', count(*) filter (where hecho = 'fallo')),
    'deshecho', jsonb_build_object(
      'vueltos', count(*) filter (where deshecho = 'vuelto'), 'quitados', count(*) filter (where deshecho = 'quitado'),
      'bajas', count(*) filter (where deshecho = 'baja'), 'quedaron', count(*) filter (where deshecho = 'quedo'))) end
  from lote_fila where cuenta_id = p_cuenta and loteid = p_loteid);

-- Rehearsals that nobody took up for two days go. Of an import's rows, which are the account's data written down twice, the counts
-- stay after thirty days, and of all but the account's twenty newest. Answers of how many lotes.
create function olvidar_lotes() returns integer language plpgsql as $$
declare
  v_idos integer;
  v_olvidados integer;
begin
  delete from privado.turno_de_lote where hasta < now();
  delete from lote where estado = 'ensayo' and creado < now() - interval '2 days';
  get diagnostics v_idos = row_count;
  with viejos as (
    select loteid, cuenta_id from (
      select loteid, cuenta_id, terminado, row_number() over (partition by cuenta_id order by creado desc, loteid desc) as n
      from lote where estado in ('hecho', 'deshecho') and resumen is null) l
    where terminado < now() - interval '30 days' or n > 20 and terminado < now() - interval '1 day'),
  resumidos as (
    update lote l set resumen = resumen_de_lote(v.cuenta_id, v.loteid) from viejos v where l.loteid = v.loteid returning l.cuenta_id, l.loteid),
  olvidadas as (
    delete from lote_fila f using resumidos r where f.cuenta_id = r.cuenta_id and f.loteid = r.loteid)
  select count(*) into v_olvidados from resumidos;
  return v_idos + v_olvidados;
end $$;
