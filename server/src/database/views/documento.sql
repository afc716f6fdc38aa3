-- What the triggers of `documento` do. Migrations have these first, as in contexto.sql.

-- Points at what speaks for a slot, and for a month of a monthly type (see docs/decisions/0027 and 0042). As the owner: a carrier
-- may not touch what was decided, and the pointers move there too. What is in force of a monthly type is the latest period
-- approved, whenever it was presented; one that came once its own day had passed speaks for its month alone (0145).
create or replace function privado.senialar_casilla() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nuevo_ultimo text;
  nuevo_vigente text;
  nuevo_del_mes text;
begin
  -- Two presentations of one slot take their turn.
  perform pg_advisory_xact_lock(hashtextextended(new.recursoid || '/' || new.tipodocumentoid, 0));
  select documentoid into nuevo_ultimo from documento
    where cuenta_id = new.cuenta_id and recursoid = new.recursoid and tipodocumentoid = new.tipodocumentoid and estado <> 'anulado'
      and not tardio
    order by presentado desc, documentoid desc limit 1;
  select d.documentoid into nuevo_vigente from documento d join tipo_documento t using (tipodocumentoid)
    where d.cuenta_id = new.cuenta_id and d.recursoid = new.recursoid and d.tipodocumentoid = new.tipodocumentoid and d.estado = 'aprobado'
      and not d.tardio
    order by case when t.vigencia = 'mensual' then d.periodo end desc nulls last, d.presentado desc, d.documentoid desc limit 1;
  -- First away, then set: at no moment does a slot have two.
  update documento set es_ultimo = es_ultimo and documentoid is not distinct from nuevo_ultimo,
      es_vigente = es_vigente and documentoid is not distinct from nuevo_vigente
    where cuenta_id = new.cuenta_id and recursoid = new.recursoid and tipodocumentoid = new.tipodocumentoid
      and ((es_ultimo and documentoid is distinct from nuevo_ultimo) or (es_vigente and documentoid is distinct from nuevo_vigente));
  update documento set es_ultimo = (documentoid is not distinct from nuevo_ultimo), es_vigente = (documentoid is not distinct from nuevo_vigente)
    where cuenta_id = new.cuenta_id and documentoid in (nuevo_ultimo, nuevo_vigente)
      and (es_ultimo, es_vigente) is distinct from (documentoid is not distinct from nuevo_ultimo, documentoid is not distinct from nuevo_vigente);
  -- Of its month the approved one speaks, else the newest.
  if new.periodo is not null then
    select documentoid into nuevo_del_mes from documento
      where cuenta_id = new.cuenta_id and recursoid = new.recursoid and tipodocumentoid = new.tipodocumentoid
        and periodo = new.periodo and estado <> 'anulado'
      order by estado = 'aprobado' desc, presentado desc, documentoid desc limit 1;
    update documento set es_del_mes = (documentoid is not distinct from nuevo_del_mes)
      where cuenta_id = new.cuenta_id and recursoid = new.recursoid and tipodocumentoid = new.tipodocumentoid
        and periodo = new.periodo and es_del_mes <> (documentoid is not distinct from nuevo_del_mes);
  end if;
  return null;
end $$;

-- Once decided, a presentation is what it was for ever, but for a decision that is taken back: then it is what it was
-- before. As the owner, because who presents sees no decisions.
create or replace function privado.documento_decidido() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (new.cuenta_id, new.recursoid, new.tipodocumentoid, new.numero, new.fecha_emision, new.fecha_vencimiento, new.periodo,
      new.observacion, new.estado, new.presentado, new.presentado_por, new.decidido, new.decidido_por, new.presentacionid, new.marca, new.tardio)
    is distinct from
     (old.cuenta_id, old.recursoid, old.tipodocumentoid, old.numero, old.fecha_emision, old.fecha_vencimiento, old.periodo,
      old.observacion, old.estado, old.presentado, old.presentado_por, old.decidido, old.decidido_por, old.presentacionid, old.marca, old.tardio)
    and not exists (
      select from decision_documento x, jsonb_populate_record(old, x.antes) a
      where x.documentoid = old.documentoid and a.estado = 'en revision'
        and (new.cuenta_id, new.recursoid, new.tipodocumentoid, new.numero, new.fecha_emision, new.fecha_vencimiento, new.periodo,
             new.observacion, new.estado, new.presentado, new.presentado_por, new.decidido, new.decidido_por, new.presentacionid, new.marca, new.tardio)
          is not distinct from
            (a.cuenta_id, a.recursoid, a.tipodocumentoid, a.numero, a.fecha_emision, a.fecha_vencimiento, a.periodo,
             a.observacion, a.estado, a.presentado, a.presentado_por, a.decidido, a.decidido_por, a.presentacionid, a.marca, a.tardio)) then
    raise exception 'documento % was decided and does not change', old.documentoid;
  end if;
  return new;
end $$;

-- The turn of the slots of these documents, of whoever is about to change what was presented: before their rows, as who presents
-- does, or each would wait for the other. Slots always in one order.
create function esperar_casillas(p_documentoids text[]) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended(recursoid || '/' || tipodocumentoid, 0))
  from (select distinct recursoid, tipodocumentoid from documento where documentoid = any (p_documentoids) order by recursoid, tipodocumentoid offset 0) c
$$;
revoke execute on function esperar_casillas from public;
grant execute on function esperar_casillas to portal_app, portal_proveedor;
