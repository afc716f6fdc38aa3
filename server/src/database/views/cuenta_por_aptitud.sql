-- Accounts by what is kept of how fit their transportes are, for the provider's list. Where nothing else of one is asked
-- for, it is not read.
create view cuenta_por_aptitud with (security_invoker) as
select v.cuenta_id, v.aptitud, v.rango, v.proximo_vencimiento,
  (select hoy()) between v.dia and v.hasta and exists (select from catalogo_al_dia a where a.cuenta_id = v.cuenta_id offset 0) as cierta,
  c.accountname, c.cuit, c.email, c.estado, c.createdtime, c.texto
from veredicto v left join cuenta c on c.cuenta_id = v.cuenta_id
where v.clase = 'transporte';
grant select on cuenta_por_aptitud to portal_proveedor;
