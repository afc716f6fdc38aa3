-- One carrier's resources by what is kept of how fit they are, for the provider's list of them.
create view recurso_por_aptitud with (security_invoker) as
select cuenta_id, recursoid, case when clase = 'chofer' and estado = 'BAJA' then 'chofer dado de baja' else clase end as tiporecurso,
  nombre, estado, aptitud, rango, proximo_vencimiento
from veredicto;
grant select on recurso_por_aptitud to portal_proveedor;
