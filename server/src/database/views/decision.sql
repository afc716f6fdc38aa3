-- How long whoever decided may take it back.
create function plazo_de_deshacer() returns interval language sql immutable parallel safe return interval '10 seconds';

-- Keeps what is about to be decided, all of one presentation, as it stands, and the job that makes the decision firm.
create function tomar_decision(p_documentoids text[], p_estado text, p_motivo text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  id bigint;
begin
  perform privado.exigir_operador();
  insert into decision (cuenta_id, operadorid, estado, motivo)
  select cuenta_id, yo(), p_estado, p_motivo from documento where documentoid = p_documentoids[1] returning decisionid into id;
  insert into decision_documento (decisionid, cuenta_id, documentoid, antes)
  select id, cuenta_id, documentoid, jsonb_build_object(
    'fecha_emision', fecha_emision, 'fecha_vencimiento', fecha_vencimiento, 'periodo', periodo, 'estado', estado, 'bloqueado', bloqueado,
    'bloqueado_desde', bloqueado_desde, 'motivo', motivo, 'causa', causa, 'marca', marca, 'decidido', decidido, 'decidido_por', decidido_por)
  from documento where documentoid = any (p_documentoids);
  perform graphile_worker.add_job('decision', json_build_object('decisionid', id), run_at => now() + plazo_de_deshacer(), max_attempts => 12);
end $$;

-- Takes the last decision on a document back, with all that was decided at once. P1520 when it is firm, somebody else's, or
-- the carrier presented again. Of this and the job that makes it firm, the second finds it gone.
create function deshacer_decision(p_documentoid text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d decision;
begin
  perform privado.exigir_operador();
  select * into d from decision
    where decisionid = (select max(decisionid) from decision_documento where documentoid = p_documentoid) for update;
  if not found or d.operadorid is distinct from yo() or d.tomada + plazo_de_deshacer() <= clock_timestamp() then
    raise exception 'it is firm, or somebody else''s' using errcode = 'P1520';
  end if;
  perform from documento where documentoid in (select documentoid from decision_documento where decisionid = d.decisionid)
    order by documentoid for update;
  if exists (
    select from decision_documento x join decision_documento later on later.documentoid = x.documentoid and later.decisionid > x.decisionid
    where x.decisionid = d.decisionid) then
    raise exception 'one of them was decided again' using errcode = 'P1520';
  end if;
  if exists (
    select from decision_documento x join documento was on was.documentoid = x.documentoid
    join documento anew on anew.cuenta_id = was.cuenta_id and anew.recursoid = was.recursoid and anew.tipodocumentoid = was.tipodocumentoid
      and anew.presentado > was.presentado and anew.estado <> 'anulado'
      and coalesce(anew.periodo, '') = coalesce(x.antes->>'periodo', '')
    where x.decisionid = d.decisionid) then
    raise exception 'the carrier presented again' using errcode = 'P1520';
  end if;
  update documento b set
    fecha_emision = a.fecha_emision, fecha_vencimiento = a.fecha_vencimiento, periodo = a.periodo, estado = a.estado, bloqueado = a.bloqueado,
    bloqueado_desde = a.bloqueado_desde, motivo = a.motivo, causa = a.causa, marca = a.marca, decidido = a.decidido, decidido_por = a.decidido_por,
    version = b.version + 1
  from decision_documento x, jsonb_populate_record(null::documento, x.antes) a
  where x.decisionid = d.decisionid and b.documentoid = x.documentoid;
  delete from decision where decisionid = d.decisionid;
end $$;

-- The lines of history of a decision, dated when it was taken and told as done by who took it, with the names as they stand.
create function anotar_decision(p_decisionid bigint) returns void language sql
begin atomic
  insert into historial (cuenta_id, docrechistorial_estado, createdtime, tiporecurso, recursoid, choferid, dominioid, dominio, marca, nombre,
    tipodocumentoid, tipodocumento, documentoid, actor, actor_nombre, nota)
  select d.cuenta_id, e.estado, e.tomada, r.tiporecurso, r.recursoid,
    case when r.tiporecurso like 'chofer%' then r.recursoid end, case when r.tiporecurso like 'dominio%' then r.recursoid end,
    r.dominio, r.marca, r.nombre, t.tipodocumentoid, t.nombre, d.documentoid, e.operadorid, nombre_de(e.operadorid), e.motivo
  from decision e
  join decision_documento x on x.decisionid = e.decisionid
  join documento d on d.documentoid = x.documentoid
  join recurso r on r.cuenta_id = d.cuenta_id and r.recursoid = d.recursoid
  join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid
  where e.decisionid = p_decisionid
  order by d.documentoid;
end;

revoke execute on function tomar_decision, deshacer_decision, anotar_decision from public;
grant execute on function tomar_decision, deshacer_decision to portal_proveedor;
