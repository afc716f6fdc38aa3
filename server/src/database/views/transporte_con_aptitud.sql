-- The carrier itself, by the documents that are asked of it alone.
create view transporte_con_aptitud with (security_invoker) as
select c.cuenta_id, coalesce(v.aptitud, aptitud_de(a.no_aptas, a.vence_pronto, 'ACTIVO')) as aptitud,
  coalesce(v.culpables, a.culpables, '[]') as culpables,
  coalesce(v.faltantes, a.faltantes) as faltantes,
  case when v.recursoid is null then a.proximo_vencimiento else v.proximo_vencimiento end as proximo_vencimiento
from cuenta c
left join veredicto_de_hoy v on v.cuenta_id = c.cuenta_id and v.recursoid = c.cuenta_id
left join lateral (select * from resumen_aparte(c.cuenta_id, c.cuenta_id) where v.recursoid is null offset 0) a on true;
grant select on transporte_con_aptitud to portal_app, portal_proveedor;
