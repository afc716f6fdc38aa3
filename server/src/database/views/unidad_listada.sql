-- Units as lists are cut and sorted by how fit they are, from what is kept of their parts: as fit as the least fit of them.
create view unidad_listada with (security_invoker) as
select u.*, r.rango, (array['no habilitado', 'por vencer', 'habilitado'])[r.rango] as aptitud, p.proximo_vencimiento
from unidad u
cross join lateral (
  select min(v.rango) as rango, min(v.proximo_vencimiento) as proximo_vencimiento
  from unnest(array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) parte (recursoid)
  -- Each looked up on its own: see chofer_listado.
  cross join lateral (select rango, proximo_vencimiento from veredicto where cuenta_id = u.cuenta_id and recursoid = parte.recursoid offset 0) v
) p
cross join lateral (select case when u.estado = 'INACTIVA' then 1 else p.rango end as rango) r;
grant select on unidad_listada to portal_app, portal_proveedor;
