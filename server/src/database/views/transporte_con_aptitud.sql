-- The carrier itself, by the documents that are asked of it alone.
create view transporte_con_aptitud with (security_invoker) as
select c.cuenta_id, aptitud_de(a.no_aptas, a.vence_pronto, 'ACTIVO') as aptitud, coalesce(a.motivos, '{}') as motivos,
  coalesce(a.culpables, '[]') as culpables, a.faltantes, a.proximo_vencimiento
from cuenta c
left join lateral resumen_casillas(c.cuenta_id, c.cuenta_id, '', 'transporte', null, null, null, false, false, null, false) a on true;
grant select on transporte_con_aptitud to portal_app, portal_proveedor;
