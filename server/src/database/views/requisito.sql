-- What is said of a slot whether or not anything was presented: whose it is, and what its type says.
create type ficha_de_casilla as (
  cuenta_id text collate "C", recursoid text collate "C", tiporecurso text, recurso text, dominio text, marca text, estado_recurso text,
  tipodocumentoid text collate "C", nombre text, nombre_corto text, instrucciones text, critico boolean, obligatorio boolean,
  vigencia text, meses smallint, max_archivos smallint, dia_exigible smallint, compartido boolean, ejemplo text, orden integer,
  operaciones jsonb
);

-- How strict it is: as whoever asks for it most strictly. `operaciones`, what those ask of it that the resource takes part in.
create function es_critica(t tipo_documento, operaciones jsonb) returns boolean language sql immutable parallel safe
return t.alcance = 'general' and t.critico or coalesce(operaciones @> '[{"critico": true}]', false);
create function es_obligatoria(t tipo_documento, operaciones jsonb) returns boolean language sql immutable parallel safe
return t.alcance = 'general' and t.obligatorio or coalesce(operaciones @> '[{"obligatorio": true}]', false);

create function ficha_de(r recurso, t tipo_documento, operaciones jsonb) returns setof ficha_de_casilla language sql stable parallel safe as $$
  select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.marca, r.estado,
    t.tipodocumentoid, t.nombre, t.nombre_corto, t.instrucciones,
    es_critica(t, operaciones), es_obligatoria(t, operaciones), t.vigencia,
    t.meses, t.max_archivos, t.dia_exigible, t.compartido, t.ejemplo, t.orden,
    operaciones
$$;

-- Each type that is asked of each resource today, of all or by an operacion, demanded or optional. What tells most types apart
-- is said beside the function too, so that they are joined by it.
create view requisito with (security_invoker) as
select f.*
from recurso r
cross join (select (select hoy()) as dia) h
join tipo_documento t on t.docrectipo_recurso = r.exigencias and tipo_aplica(t, r, h.dia)
cross join lateral que_piden(r.cuenta_id, r.recursoid, t.tipodocumentoid) o
cross join lateral ficha_de(r, t, o.operaciones) f
where t.alcance = 'general' or o.operaciones is not null;
grant select on requisito to portal_app, portal_proveedor;
