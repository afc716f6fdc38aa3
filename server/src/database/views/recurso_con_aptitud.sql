-- How fit every kind of resource is, computed. Resource by resource: joined to `casilla`, a plan made for an ordinary
-- carrier compared each of a large one's with all.
create view recurso_con_aptitud with (security_invoker) as
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.estado,
  aptitud_de(s.no_aptas, s.vence_pronto, r.estado) as aptitud,
  coalesce(s.culpables, '[]') as culpables, s.faltantes, s.proximo_vencimiento, s.critico_hasta
from recurso r
left join lateral resumen_casillas(r, null) s on true;
grant select on recurso_con_aptitud to portal_app, portal_proveedor;
