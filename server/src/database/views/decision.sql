-- How long whoever decided may take it back.
create function plazo_de_deshacer() returns interval language sql immutable parallel safe return interval '10 seconds';

-- What a decision may change of a document: this is kept of it before, and comes back when the decision is undone.
create function columnas_de_decision() returns text[] language sql immutable parallel safe
return array['fecha_emision', 'fecha_vencimiento', 'periodo', 'estado', 'bloqueado', 'bloqueado_desde', 'motivo', 'causa', 'marca',
  'decidido', 'decidido_por', 'tardio'];

-- Changes documents as one decision does, all in one statement: of each, by its id, what is said of it, and of all what is
-- said of all. As whoever calls.
create function escribir_decision(p_de_cada_uno jsonb, p_de_todos jsonb default '{}') returns void language plpgsql as $$
declare
  v_nombradas text[] := array(
    select jsonb_object_keys(cambios) from jsonb_each(p_de_cada_uno) c (documentoid, cambios) union select jsonb_object_keys(p_de_todos));
begin
  if not v_nombradas <@ columnas_de_decision() then
    raise exception 'a decision changes none of %', v_nombradas;
  end if;
  execute format(
    'update documento b set %s, version = b.version + 1
     from jsonb_each($1) c (documentoid, cambios), jsonb_populate_record(null::documento, c.cambios || $2) a
     where b.documentoid = c.documentoid',
    (select string_agg(format('%1$I = case when (c.cambios || $2) ? %1$L then a.%1$I else b.%1$I end', columna), ', ')
     from unnest(v_nombradas) columna))
    using p_de_cada_uno, p_de_todos;
end $$;

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
  select id, cuenta_id, documentoid,
    (select jsonb_object_agg(columna, valor) from jsonb_each(to_jsonb(d)) e (columna, valor) where columna = any (columnas_de_decision()))
  from documento d where documentoid = any (p_documentoids);
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
  perform esperar_casillas(array(select documentoid from decision_documento where decisionid = d.decisionid));
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
  perform escribir_decision((select jsonb_object_agg(documentoid, antes) from decision_documento where decisionid = d.decisionid));
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

revoke execute on function escribir_decision, tomar_decision, deshacer_decision, anotar_decision from public;
grant execute on function escribir_decision, tomar_decision, deshacer_decision to portal_proveedor;
