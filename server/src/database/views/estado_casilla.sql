-- How a slot stands on a day: `u` its newest presentation, `v` the one in force. A document is valid through its date.
-- Inlined into the views as long as `dia` is used once.
create function estado_casilla(
  u_estado text, u_bloqueado boolean, v_documentoid text, v_vencimiento date, v_bloqueado boolean, dia date
) returns text language sql immutable parallel safe
return case
  when u_estado is null then 'pendiente'
  when u_bloqueado or coalesce(v_bloqueado, false) then 'bloqueado'
  when v_documentoid is not null and (v_vencimiento is null or v_vencimiento >= dia) then 'activo'
  when u_estado = 'en revision' then 'en revision'
  when u_estado = 'rechazado' then 'rechazado'
  else 'vencido'
end;

-- What a slot in this state says against its resource, or when it ends.
create function motivo_casilla(nombre text, estado text, vencimiento date) returns text language sql immutable parallel safe
return nombre || case estado
  when 'pendiente' then ': falta presentar'
  when 'en revision' then ': en revisión'
  when 'rechazado' then ': rechazado'
  when 'bloqueado' then ': bloqueado por el proveedor'
  when 'vencido' then coalesce(' venció el ' || fecha_es(vencimiento), ': vencido')
  else coalesce(' vence el ' || fecha_es(vencimiento), '')
end;

-- Since which day a slot is in review, rejected or blocked: `u` its newest presentation. Any other state has no such day.
create function desde_casilla(estado text, u_presentado timestamptz, u_decidido timestamptz, bloqueado_desde timestamptz) returns date
language sql immutable parallel safe
return (case estado when 'en revision' then u_presentado when 'rechazado' then u_decidido when 'bloqueado' then bloqueado_desde end
  at time zone 'America/Argentina/Buenos_Aires')::date;

-- How many days before its end a document counts as `por vencer`. A monthly one never has more than a month left,
-- and with 30 days nobody would ever be just fit: see docs/decisions/0007.
create function aviso_de(vigencia text) returns integer language sql immutable parallel safe
return case vigencia when 'mensual' then 7 else 30 end;

-- What there is for a carrier to do about a slot, the smaller the more urgent: first what decides over fitness, and of that
-- what ended or was rejected, what is missing, what ends soon and has no renewal in review. Null when there is nothing.
-- server/src/rules/porHacer.ts decides the same.
create function urgencia_de(
  critico boolean, obligatorio boolean, estado text, renovacion boolean, vigencia text, vencimiento date, dia date
) returns integer language sql immutable parallel safe
return case
  when estado in ('rechazado', 'vencido') then 0
  when estado = 'pendiente' and obligatorio then 1
  when estado = 'activo' and not renovacion and vencimiento <= dia + aviso_de(vigencia) then 2
end + case when critico and obligatorio then 0 else 3 end;
