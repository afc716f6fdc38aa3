-- As chofer_listado.
create view dominio_por_aptitud with (security_invoker) as
select cuenta_id, recursoid as dominioid, estado as estado_dominio, aptitud, rango, faltantes, proximo_vencimiento, por_hacer
from veredicto where clase = 'dominio';

create view dominio_listado with (security_invoker) as
select d.*, v.aptitud, v.rango, v.faltantes, v.proximo_vencimiento, v.por_hacer, v.operaciones,
  case d.estado_dominio when 'ACTIVO' then v.culpables
    else culpable_estado(d.estado_dominio, d.fecha_baja, d.motivo_baja) || v.culpables end as culpables
from dominio d
cross join lateral (select * from veredicto where cuenta_id = d.cuenta_id and recursoid = d.dominioid offset 0) v;
grant select on dominio_por_aptitud, dominio_listado to portal_app, portal_proveedor;
