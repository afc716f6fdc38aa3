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

-- Through which day the provider lifts a slot in this state: `excepcion` is the last day of what lifts it. Never one that is
-- blocked, and nothing is to be lifted of one that is in force for as long. Of what is lifted an end is this one.
-- server/src/rules/excepcion.ts decides the same. Inlined, as long as `estado` is used once.
create function exceptuado_hasta(estado text, vencimiento date, excepcion date) returns date language sql immutable parallel safe
return case estado
  when 'bloqueado' then null
  when 'activo' then case when vencimiento < excepcion then excepcion end
  else excepcion
end;

-- Whether the presentation in force speaks for a slot in this state, rather than the newest. Of a monthly type they may be
-- of two months, and what is said of one is not to be taken for the other's.
create function habla_vigente(vigencia text, estado text, v_bloqueado boolean) returns boolean language sql immutable parallel safe
return coalesce(v_bloqueado, false) or (vigencia = 'mensual' and estado in ('activo', 'vencido'));

-- How a month stands, by what speaks for it.
create function estado_mes(estado text, bloqueado boolean) returns text language sql immutable parallel safe
return case when bloqueado then 'bloqueado' when estado = 'aprobado' then 'activo' else estado end;

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
-- what ended or was rejected, what is missing, what ends soon and has no renewal in review. Of a month beside its slot:
-- presenting it again when it was rejected, while it is not over. Null when there is nothing.
-- server/src/rules/oracle/porHacer.ts decides the same.
create function urgencia_de(
  critico boolean, obligatorio boolean, estado text, renovacion boolean, vigencia text, vencimiento date, mes boolean,
  terminado boolean, dia date
) returns integer language sql immutable parallel safe
return case
  when mes then case when estado = 'rechazado' and terminado is not true then 0 end
  when estado in ('rechazado', 'vencido') then 0
  when estado = 'pendiente' and obligatorio then 1
  when estado = 'activo' and not renovacion and vencimiento <= dia + aviso_de(vigencia) then 2
end + case when critico and obligatorio and not mes then 0 else 3 end;
