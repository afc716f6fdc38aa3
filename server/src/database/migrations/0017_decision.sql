-- Decisions that their operador may still take back. A decision counts at once; its line of history and its letter are
-- written by a job when that time is over, and its row goes away with them, or when it is undone. Functions alone write
-- here: nobody makes up what stood before. See docs/decisions/0056.

create table decision (
  decisionid bigint primary key generated always as identity,
  cuenta_id text collate "C" not null references cuenta,
  operadorid text collate "C" not null references operador,
  -- As the history tells it.
  estado text not null check (estado in ('aprobado', 'rechazado', 'bloqueado', 'desbloqueado')),
  motivo text,
  tomada timestamptz not null default now()
);
call privado.proteger('decision');
grant select on decision to portal_proveedor;

create table decision_documento (
  decisionid bigint not null references decision on delete cascade,
  cuenta_id text collate "C" not null references cuenta,
  documentoid text collate "C" not null references documento,
  -- What the decision changed, as it stood before.
  antes jsonb not null,
  primary key (decisionid, documentoid)
);
create index decision_documento_documento on decision_documento (documentoid, decisionid);
call privado.proteger('decision_documento');
grant select on decision_documento to portal_proveedor;

-- Once decided, a presentation is what it was for ever, but for a decision that is taken back: then it is what it was
-- before. As the owner, because who presents sees no decisions.
create or replace function privado.documento_decidido() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (new.cuenta_id, new.recursoid, new.tipodocumentoid, new.numero, new.fecha_emision, new.fecha_vencimiento, new.periodo,
      new.observacion, new.estado, new.presentado, new.presentado_por, new.decidido, new.decidido_por)
    is distinct from
     (old.cuenta_id, old.recursoid, old.tipodocumentoid, old.numero, old.fecha_emision, old.fecha_vencimiento, old.periodo,
      old.observacion, old.estado, old.presentado, old.presentado_por, old.decidido, old.decidido_por)
    and not exists (
      select from decision_documento x, jsonb_populate_record(old, x.antes) a
      where x.documentoid = old.documentoid and a.estado = 'en revision'
        and (new.cuenta_id, new.recursoid, new.tipodocumentoid, new.numero, new.fecha_emision, new.fecha_vencimiento, new.periodo,
             new.observacion, new.estado, new.presentado, new.presentado_por, new.decidido, new.decidido_por)
          is not distinct from
            (a.cuenta_id, a.recursoid, a.tipodocumentoid, a.numero, a.fecha_emision, a.fecha_vencimiento, a.periodo,
             a.observacion, a.estado, a.presentado, a.presentado_por, a.decidido, a.decidido_por)) then
    raise exception 'documento % was decided and does not change', old.documentoid;
  end if;
  return new;
end $$;
