-- Fitness of a resource, from what its slots come to.
create function aptitud_de(no_aptas bigint, vence_pronto boolean, estado_recurso text) returns text language sql immutable parallel safe
return case
  when estado_recurso <> 'ACTIVO' or no_aptas > 0 then 'no habilitado'
  when coalesce(vence_pronto, false) then 'por vencer'
  else 'habilitado'
end;

-- The least fit first, as `veredicto.rango` counts it.
create function rango_aptitud(aptitud text) returns integer language sql immutable parallel safe
return array_position(array['no habilitado', 'por vencer', 'habilitado'], aptitud);

-- In which order the reasons are told: how the resource itself stands, what its carrier can mend, what the provider has in
-- its hands, what ends soon, what is lifted. server/src/rules/culpable.ts says the same, and what a reason is.
create function rango_culpable(estado text) returns integer language sql immutable parallel safe
return array_position(array['BLOQUEADO', 'BAJA', 'NO PARTICIPA', 'vencido', 'rechazado', 'pendiente', 'bloqueado', 'en revision', 'activo', 'exceptuado'], estado);

-- A slot as a reason: `u` its newest presentation, `v` the one in force. Of one that is lifted, `vencimiento` is the last day
-- of that and `motivo` why.
create function culpable_casilla(
  tipodocumentoid text, nombre text, nombre_corto text, orden integer, estado text, vencimiento date, desde date, motivo text,
  u_documentoid text, v_documentoid text, v_bloqueado boolean, renovacion boolean
) returns jsonb language sql immutable parallel safe
return jsonb_build_object(
  'estado', estado, 'tipodocumentoid', tipodocumentoid, 'tipodocumento', nombre, 'nombre_corto', nombre_corto,
  'orden', orden, 'fecha', case when estado in ('activo', 'vencido', 'exceptuado') then vencimiento else desde end,
  'texto', case when estado in ('rechazado', 'bloqueado', 'exceptuado') then motivo end,
  'documentoid', case when estado in ('activo', 'vencido') or v_bloqueado then v_documentoid else u_documentoid end,
  'renovacion', estado = 'activo' and renovacion
);

-- How a resource itself stands, as a reason; none while it is active. Who blocked it and why is in `historial`, and told beside the reason.
create function culpable_estado(estado text, fecha_baja date, motivo_baja text) returns jsonb language sql immutable parallel safe
return case when estado = 'ACTIVO' then '[]' else jsonb_build_array(jsonb_build_object(
  'estado', estado, 'tipodocumentoid', null, 'tipodocumento', null, 'nombre_corto', null,
  'orden', null, 'fecha', case estado when 'BAJA' then fecha_baja end, 'texto', case estado when 'BAJA' then motivo_baja end,
  'documentoid', null, 'renovacion', false
)) end;
