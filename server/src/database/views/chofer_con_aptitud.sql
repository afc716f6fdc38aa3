-- How fit a chofer is: as it is kept, where that is true today, else computed. Of one on leave other documents are asked.
create view chofer_con_aptitud with (security_invoker) as
select c.*, c.apellido || ', ' || c.nombre as nombre_completo,
  coalesce(v.aptitud, aptitud_de(a.no_aptas, a.vence_pronto, c.estado_cuenta)) as aptitud,
  culpable_estado(c.estado_cuenta, c.fecha_baja, c.motivo_baja) || coalesce(v.culpables, a.culpables, '[]') as culpables,
  coalesce(v.faltantes, a.faltantes) as faltantes,
  case when v.recursoid is null then a.proximo_vencimiento else v.proximo_vencimiento end as proximo_vencimiento
from chofer c
left join veredicto_de_hoy v on v.cuenta_id = c.cuenta_id and v.recursoid = c.choferid
left join lateral (select * from resumen_aparte(c.cuenta_id, c.choferid) where v.recursoid is null offset 0) a on true;
grant select on chofer_con_aptitud to portal_app, portal_proveedor;
