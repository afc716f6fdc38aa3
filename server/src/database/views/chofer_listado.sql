-- Choferes by what is kept of how fit they are, for lists that are cut or sorted by it and by nothing else.
create view chofer_por_aptitud with (security_invoker) as
select cuenta_id, recursoid as choferid, estado as estado_cuenta, aptitud, rango, faltantes, proximo_vencimiento, por_hacer
from veredicto where clase = 'chofer';

-- The same beside all that a list shows. Each looked up on its own, so that the order is that of an index of theirs: where a
-- carrier has thousands, a plan that was made for one with ten would compare each with all.
create view chofer_listado with (security_invoker) as
select c.*, c.apellido || ', ' || c.nombre as nombre_completo,
  v.aptitud, v.rango, v.faltantes, v.proximo_vencimiento, v.por_hacer, v.operaciones,
  case c.estado_cuenta when 'ACTIVO' then v.culpables
    else culpable_estado(c.estado_cuenta, c.fecha_baja, c.motivo_baja) || v.culpables end as culpables
from chofer c
cross join lateral (select * from veredicto where cuenta_id = c.cuenta_id and recursoid = c.choferid offset 0) v;
grant select on chofer_por_aptitud, chofer_listado to portal_app, portal_proveedor;
