-- All that documents hang on. `exigencias` names the set of requirements: that of a chofer on leave is another, a dominio
-- on leave has none.
create view recurso with (security_invoker) as
select cuenta_id, cuenta_id as recursoid, 'transporte' as tiporecurso, 'transporte' as exigencias, accountname as nombre, null::text as dominio, null::text as marca,
  'ACTIVO' as estado, null::text as vehiculo, null::text as carroceria, null::text as tipo_vehiculo, false as transporta_peligrosas,
  false as transporta_alimentos, null::text as titularidad, false as extranjero, null::date as fecha_baja, null::text as motivo_baja,
  null::text as pais_patente, null::smallint as cantidad_ejes, null::text as modelo, null::text as foto, null::text as documento
from cuenta
union all
select cuenta_id, choferid, case estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end,
  case estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end, apellido || ', ' || nombre, null, null,
  estado_cuenta, null, null, null, transporta_peligrosas, transporta_alimentos, null, nacionalidad <> 'Argentina',
  fecha_baja, motivo_baja, null, null, null, foto, documento
from chofer
union all
select cuenta_id, dominioid, 'dominio', case when estado_dominio <> 'BAJA' then 'dominio' end, coalesce(nullif(nombre, ''), dominio), dominio, marca,
  estado_dominio, vehiculo, carroceria, tipo_vehiculo, transporta_peligrosas, transporta_alimentos, titularidad, false,
  fecha_baja, motivo_baja, pais_patente, cantidad_ejes, modelo, null, null
from dominio;
grant select on recurso to portal_app, portal_proveedor;

-- One of them. Fenced: where a carrier has thousands, the planner would else read all of them to find one. Inlined.
create function recurso_de(p_cuenta text, p_recurso text) returns setof recurso language sql stable parallel safe as $$
  select * from recurso where cuenta_id = p_cuenta and recursoid = p_recurso offset 0
$$;
