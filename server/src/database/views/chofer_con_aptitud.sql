-- Of one on leave other documents are asked. What its state says and what its documents say stand together in `motivos`,
-- and apart beside it.
create view chofer_con_aptitud with (security_invoker) as
select c.*, c.apellido || ', ' || c.nombre as nombre_completo,
  aptitud_de(a.no_aptas, a.vence_pronto, c.estado_cuenta) as aptitud,
  array_remove(array[motivo_estado(c.estado_cuenta, c.fecha_baja)], null) || coalesce(a.motivos, '{}') as motivos,
  culpable_estado(c.estado_cuenta, c.fecha_baja, c.motivo_baja) || coalesce(a.culpables, '[]') as culpables,
  a.faltantes, a.proximo_vencimiento,
  motivo_estado(c.estado_cuenta, c.fecha_baja) as motivo_estado,
  coalesce(a.motivos, '{}') as motivos_documentos
from chofer c
left join lateral resumen_casillas(c.cuenta_id, c.choferid, '',
  case c.estado_cuenta when 'BAJA' then 'chofer dado de baja' else 'chofer' end, null, null, null,
  c.transporta_peligrosas, c.transporta_alimentos, null, c.nacionalidad <> 'Argentina') a on true;
grant select on chofer_con_aptitud to portal_app, portal_proveedor;
