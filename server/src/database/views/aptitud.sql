-- Fitness of a resource, from what its slots come to.
create function aptitud_de(no_aptas bigint, vence_pronto boolean, estado_recurso text) returns text language sql immutable parallel safe
return case
  when estado_recurso <> 'ACTIVO' or no_aptas > 0 then 'no habilitado'
  when coalesce(vence_pronto, false) then 'por vencer'
  else 'habilitado'
end;

-- Why a resource is not fit whatever its documents.
create function motivo_estado(estado text, fecha_baja date) returns text language sql immutable parallel safe
return case estado
  when 'BLOQUEADO' then 'Bloqueado por el proveedor'
  when 'BAJA' then 'Dado de baja' || coalesce(' el ' || fecha_es(fecha_baja), '')
end;
