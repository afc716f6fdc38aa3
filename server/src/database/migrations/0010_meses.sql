-- Of a monthly type every month has a status of its own: which presentation speaks for its month is pointed at, as those
-- that speak for the slot are. See docs/decisions/0042.

alter table documento add column es_del_mes boolean not null default false;

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

update documento set es_del_mes = true
where documentoid in (
  select distinct on (cuenta_id, recursoid, tipodocumentoid, periodo) documentoid from documento
  where periodo is not null and estado <> 'anulado'
  order by cuenta_id, recursoid, tipodocumentoid, periodo, estado = 'aprobado' desc, presentado desc, documentoid desc
);

-- The months that nothing approved covers, or that are blocked: few of all that were ever presented.
create index documento_mes on documento (cuenta_id, recursoid, tipodocumentoid, periodo)
  where es_del_mes and (estado <> 'aprobado' or bloqueado);

-- Pointers are the trigger's.
drop policy presentar on documento;
create policy presentar on documento as restrictive for insert to portal_app
  with check (estado = 'en revision' and not bloqueado and decidido is null and not es_ultimo and not es_vigente and not es_del_mes);
