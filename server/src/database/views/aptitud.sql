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
return array_position(array['BLOQUEADO', 'BAJA', 'vencido', 'rechazado', 'pendiente', 'bloqueado', 'en revision', 'activo', 'exceptuado'], estado);

-- A slot as a reason: `u` its newest presentation, `v` the one in force. Of one that is lifted, `vencimiento` is the last day
-- of that and `motivo` why.
create function culpable_casilla(
  tipodocumentoid text, nombre text, nombre_corto text, estado text, vencimiento date, desde date, motivo text,
  u_documentoid text, v_documentoid text, v_bloqueado boolean, u_estado text
) returns jsonb language sql immutable parallel safe
return jsonb_build_object(
  'estado', estado, 'tipodocumentoid', tipodocumentoid, 'tipodocumento', nombre, 'nombre_corto', nombre_corto,
  'fecha', case when estado in ('activo', 'vencido', 'exceptuado') then vencimiento else desde end,
  'texto', case when estado in ('rechazado', 'bloqueado', 'exceptuado') then motivo end,
  'documentoid', case when estado in ('activo', 'vencido') or v_bloqueado then v_documentoid else u_documentoid end,
  'renovacion', estado = 'activo' and u_estado = 'en revision'
);

-- How a resource itself stands, as a reason; none while it is active. Who blocked it and why is in `historial`, and told beside the reason.
create function culpable_estado(estado text, fecha_baja date, motivo_baja text) returns jsonb language sql immutable parallel safe
return case when estado = 'ACTIVO' then '[]' else jsonb_build_array(jsonb_build_object(
  'estado', estado, 'tipodocumentoid', null, 'tipodocumento', null, 'nombre_corto', null,
  'fecha', case estado when 'BAJA' then fecha_baja end, 'texto', case estado when 'BAJA' then motivo_baja end,
  'documentoid', null, 'renovacion', false
)) end;

-- Why a resource is not fit whatever its documents.
create function motivo_estado(estado text, fecha_baja date) returns text language sql immutable parallel safe
return case estado
  when 'BLOQUEADO' then 'Bloqueado por el proveedor'
  when 'BAJA' then 'Dado de baja' || coalesce(' el ' || fecha_es(fecha_baja), '')
end;

-- In which order such sentences are told: what keeps it from being fit, what ends soon, what is lifted.
create function lugar_de_motivo(estado text) returns integer language sql immutable parallel safe
return case estado when 'activo' then 1 when 'exceptuado' then 2 else 0 end;

-- What documents say against their resource, as sentences, in the order of `resumen_casillas`. `de` follows each type's name
-- (' de AB123CD').
create function motivos_de(culpables jsonb, de text) returns text[] language sql stable parallel safe
return (
  select coalesce(array_agg(motivo_casilla(c.tipodocumento || de, c.estado, c.fecha) order by lugar_de_motivo(c.estado), t.orden), '{}')
  from jsonb_to_recordset(culpables) c (tipodocumentoid text, tipodocumento text, estado text, fecha date)
  join tipo_documento t using (tipodocumentoid)
);
