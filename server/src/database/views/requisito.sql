-- Each type that applies to each resource today, demanded or optional. What tells most types apart is said beside the
-- function too, so that they are joined by it.
create view requisito with (security_invoker) as
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre as recurso, r.dominio, r.marca, r.estado as estado_recurso,
  t.tipodocumentoid, t.nombre, t.nombre_corto, t.instrucciones, t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.dia_exigible, t.compartido, t.ejemplo, t.orden
from recurso r
join tipo_documento t on t.docrectipo_recurso = r.exigencias
  and tipo_exigido(t, r, (select hoy()));
grant select on requisito to portal_app, portal_proveedor;
