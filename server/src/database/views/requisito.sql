-- What is said of a slot whether or not anything was presented: whose it is, and what its type says.
create type ficha_de_casilla as (
  cuenta_id text collate "C", recursoid text collate "C", tiporecurso text, recurso text, dominio text, marca text, estado_recurso text,
  tipodocumentoid text collate "C", nombre text, nombre_corto text, instrucciones text, critico boolean, obligatorio boolean,
  vigencia text, meses smallint, max_archivos smallint, dia_exigible smallint, compartido boolean, ejemplo text, orden integer
);

create function ficha_de(r recurso, t tipo_documento) returns setof ficha_de_casilla language sql stable parallel safe as $$
  select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.marca, r.estado,
    t.tipodocumentoid, t.nombre, t.nombre_corto, t.instrucciones, t.critico, t.obligatorio, t.vigencia,
    t.meses, t.max_archivos, t.dia_exigible, t.compartido, t.ejemplo, t.orden
$$;

-- Each type that applies to each resource today, demanded or optional. What tells most types apart is said beside the
-- function too, so that they are joined by it.
create view requisito with (security_invoker) as
select f.*
from recurso r
join tipo_documento t on t.docrectipo_recurso = r.exigencias and tipo_exigido(t, r, (select hoy()))
cross join lateral ficha_de(r, t) f;
grant select on requisito to portal_app, portal_proveedor;
