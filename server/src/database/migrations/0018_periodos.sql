-- Of a monthly type each period is presented and decided for itself: see docs/decisions/0027.

drop index documento_en_espera;
create unique index documento_en_espera on documento (cuenta_id, recursoid, tipodocumentoid, coalesce(periodo, '')) where estado = 'en revision';

-- As it was, but what is in force of a monthly type is the latest period approved, whenever it was presented.
create or replace function privado.senialar_casilla() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nuevo_ultimo text;
  nuevo_vigente text;
begin
  -- Two presentations of one slot take their turn.
  perform pg_advisory_xact_lock(hashtextextended(new.recursoid || '/' || new.tipodocumentoid, 0));
  select documentoid into nuevo_ultimo from documento
    where cuenta_id = new.cuenta_id and recursoid = new.recursoid and tipodocumentoid = new.tipodocumentoid and estado <> 'anulado'
    order by presentado desc, documentoid desc limit 1;
  select d.documentoid into nuevo_vigente from documento d join tipo_documento t using (tipodocumentoid)
    where d.cuenta_id = new.cuenta_id and d.recursoid = new.recursoid and d.tipodocumentoid = new.tipodocumentoid and d.estado = 'aprobado'
    order by case when t.vigencia = 'mensual' then d.periodo end desc nulls last, d.presentado desc, d.documentoid desc limit 1;
  -- First away, then set: at no moment does a slot have two.
  update documento set es_ultimo = es_ultimo and documentoid is not distinct from nuevo_ultimo,
      es_vigente = es_vigente and documentoid is not distinct from nuevo_vigente
    where cuenta_id = new.cuenta_id and recursoid = new.recursoid and tipodocumentoid = new.tipodocumentoid
      and ((es_ultimo and documentoid is distinct from nuevo_ultimo) or (es_vigente and documentoid is distinct from nuevo_vigente));
  update documento set es_ultimo = (documentoid is not distinct from nuevo_ultimo), es_vigente = (documentoid is not distinct from nuevo_vigente)
    where cuenta_id = new.cuenta_id and documentoid in (nuevo_ultimo, nuevo_vigente)
      and (es_ultimo, es_vigente) is distinct from (documentoid is not distinct from nuevo_ultimo, documentoid is not distinct from nuevo_vigente);
  return null;
end $$;
