-- Choferes and dominios where they work: those that take part in an operacion today, as they stand there. As `chofer_listado` and
-- `dominio_listado` otherwise, of an operacion at a time.
create view chofer_en_operacion with (security_invoker) as
select c.*, c.apellido || ', ' || c.nombre as nombre_completo,
  v.operacionid, v.aptitud, v.rango, v.faltantes, v.proximo_vencimiento, v.por_hacer,
  -- Of rows that are shown alone: those that are only sorted and counted have no need of it.
  (select operaciones from veredicto where cuenta_id = c.cuenta_id and recursoid = c.choferid) as operaciones,
  case c.estado_cuenta when 'ACTIVO' then v.culpables
    else culpable_estado(c.estado_cuenta, c.fecha_baja, c.motivo_baja) || v.culpables end as culpables
from chofer c
join veredicto_operacion v on v.cuenta_id = c.cuenta_id and v.recursoid = c.choferid;
create view dominio_en_operacion with (security_invoker) as
select d.*,
  v.operacionid, v.aptitud, v.rango, v.faltantes, v.proximo_vencimiento, v.por_hacer,
  -- Of rows that are shown alone: those that are only sorted and counted have no need of it.
  (select operaciones from veredicto where cuenta_id = d.cuenta_id and recursoid = d.dominioid) as operaciones,
  case d.estado_dominio when 'ACTIVO' then v.culpables
    else culpable_estado(d.estado_dominio, d.fecha_baja, d.motivo_baja) || v.culpables end as culpables
from dominio d
join veredicto_operacion v on v.cuenta_id = d.cuenta_id and v.recursoid = d.dominioid;
grant select on chofer_en_operacion, dominio_en_operacion to portal_app, portal_proveedor;

-- A resource that was taken out of an operacion, as a reason there.
create function culpable_exclusion(motivo text) returns jsonb language sql immutable parallel safe
return jsonb_build_array(jsonb_build_object(
  'estado', 'NO PARTICIPA', 'tipodocumentoid', null, 'tipodocumento', null, 'nombre_corto', null, 'orden', null, 'fecha', null,
  'texto', motivo, 'documentoid', null, 'renovacion', false));

-- Units where their account works today, one row for each operacion: as fit as the least fit of their parts is there, and not at
-- all with one that takes no part in it. As lists are cut and sorted by it: see unidad_listada.
create view unidad_listada_en_operacion with (security_invoker) as
select u.*, o.operacionid, r.rango, (array['no habilitado', 'por vencer', 'habilitado'])[r.rango] as aptitud, p.proximo_vencimiento
from unidad u
cross join (select (select hoy()) as dia) h
join cuenta_operacion c on c.cuenta_id = u.cuenta_id and h.dia between c.desde and coalesce(c.hasta, 'infinity')
join operacion o on o.operacionid = c.operacionid and o.activa
cross join lateral (
  select min(coalesce(v.rango, 1)) as rango, min(v.proximo_vencimiento) as proximo_vencimiento
  from unnest(array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) parte (recursoid)
  left join veredicto_operacion v on v.cuenta_id = u.cuenta_id and v.recursoid = parte.recursoid and v.operacionid = o.operacionid
  where parte.recursoid is not null
) p
cross join lateral (select case when u.estado = 'INACTIVA' then 1 else p.rango end as rango) r;

-- The same with their parts and reasons, as unidad_con_aptitud otherwise. Parts are looked up once, however many operaciones there are.
create view unidad_en_operacion with (security_invoker) as
select u.*, a.operacionid, r.rango, (array['no habilitado', 'por vencer', 'habilitado'])[r.rango] as aptitud,
  coalesce(a.culpables, '[]') as culpables, a.culpable, a.proximo_vencimiento, coalesce(a.partes, '[]') as partes
from unidad u
cross join (select (select hoy()) as dia) h
cross join lateral (
  with parte as materialized (
    select lugar.orden, lugar.lugar, r.recursoid, r.tiporecurso, coalesce(r.dominio, r.nombre) as nombre,
      culpable_estado(r.estado, r.fecha_baja, r.motivo_baja) as propios
    from unnest(array['transporte', 'tractor', 'arrastre1', 'arrastre2', 'chofer1', 'chofer2'],
      array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) with ordinality lugar(lugar, recursoid, orden)
    cross join lateral recurso_de(u.cuenta_id, lugar.recursoid) r
  )
  select p.operacionid, min(rango_aptitud(p.aptitud)) as rango,
    jsonb_agg(jsonb_build_object('tiporecurso', p.tiporecurso, 'nombre', p.nombre, 'culpables', p.culpables)
      order by rango_aptitud(p.aptitud), p.orden) filter (where p.culpables <> '[]') as culpables,
    (array_agg(p.culpables -> 0 || jsonb_build_object('recursoid', p.recursoid, 'recurso', p.nombre)
        order by rango_aptitud(p.aptitud), rango_culpable(p.culpables -> 0 ->> 'estado'), p.orden)
      filter (where p.culpables <> '[]'))[1] as culpable,
    min(p.proximo_vencimiento) as proximo_vencimiento,
    json_agg(json_build_object('lugar', p.lugar, 'recursoid', p.recursoid, 'nombre', p.nombre) order by p.orden)
      filter (where p.lugar <> 'transporte') as partes
  from (
    select o.operacionid, parte.orden, parte.lugar, parte.recursoid, parte.tiporecurso, parte.nombre,
      coalesce(v.aptitud, 'no habilitado') as aptitud, v.proximo_vencimiento,
      parte.propios || case when v.recursoid is null then culpable_exclusion(x.motivo) else v.culpables end as culpables
    from cuenta_operacion c
    join operacion o on o.operacionid = c.operacionid and o.activa
    cross join parte
    left join veredicto_operacion v on v.cuenta_id = u.cuenta_id and v.recursoid = parte.recursoid and v.operacionid = o.operacionid
    left join exclusion x on x.cuenta_id = u.cuenta_id and x.recursoid = parte.recursoid and x.operacionid = o.operacionid
    where c.cuenta_id = u.cuenta_id and h.dia between c.desde and coalesce(c.hasta, 'infinity')
  ) p
  group by p.operacionid
) a
cross join lateral (select case when u.estado = 'INACTIVA' then 1 else a.rango end as rango) r;
grant select on unidad_listada_en_operacion, unidad_en_operacion to portal_app, portal_proveedor;

-- The first reason of a unit there, whatever it is. Without a plan of its own in whatever asks: it is seldom needed.
create function culpable_de_unidad(p_cuenta text, p_unidad text, p_operacion text) returns jsonb language sql stable set search_path = public, pg_temp
return (select culpable from unidad_en_operacion where cuenta_id = p_cuenta and unidadid = p_unidad and operacionid = p_operacion);

-- How a unit stands where its account works, by name, as `donde_trabaja` tells it of a resource: why, of one alone, which is the first
-- that it may not go to, and of a unit that may go everywhere, the first where something ends soon or is lifted.
-- From what is kept of its parts there; `unidad_en_operacion` tells the same of an operacion at a time.
-- Its parts are `p_recursos` in their order, and by name `p_partes`.
create function donde_trabaja_unidad(p_cuenta text, p_unidad text, p_estado text, p_recursos text[], p_partes json)
returns table (operaciones json) language sql stable parallel safe as $$
  select json_agg(json_build_object('operacionid', s.operacionid, 'nombre', s.nombre,
    'aptitud', (array['no habilitado', 'por vencer', 'habilitado'])[s.rango],
    'culpable', case when s.orden = 1 then
      case when s.se_sabe then s.culpable || jsonb_build_object('recurso', case s.culpable ->> 'recursoid' when p_cuenta then donde.transporte
        else (select e ->> 'nombre' from json_array_elements(p_partes) e where e ->> 'recursoid' = s.culpable ->> 'recursoid') end)
      else culpable_de_unidad(p_cuenta, p_unidad, s.operacionid) end end,
    'motivo', null) order by s.nombre)
  from (
    select (
      select jsonb_object_agg(o.operacionid, o.nombre)
      from cuenta_operacion c join operacion o on o.operacionid = c.operacionid and o.activa
      where c.cuenta_id = p_cuenta and (select hoy()) between c.desde and coalesce(c.hasta, 'infinity')
    ) as nombres, (select accountname from cuenta where cuenta_id = p_cuenta) as transporte offset 0
  ) donde
  cross join lateral (
    select n.operacionid, n.nombre, r.rango, h.culpable, h.activas and r.todas as se_sabe, row_number() over (order by r.rango, n.nombre) as orden
    from jsonb_each_text(donde.nombres) n (operacionid, nombre)
    left join (
      select v.operacionid, min(v.rango) as rango, count(*) as cuantas, bool_and(v.estado = 'ACTIVO') as activas,
        (array_agg(v.culpable || jsonb_build_object('recursoid', p.recursoid) order by v.rango, rango_culpable(v.culpable ->> 'estado'), p.n)
          filter (where v.culpable is not null))[1] as culpable
      from unnest(p_recursos) with ordinality p (recursoid, n)
      cross join lateral (
        select operacionid, rango, estado, culpables -> 0 as culpable from veredicto_operacion where cuenta_id = p_cuenta and recursoid = p.recursoid offset 0
      ) v
      group by v.operacionid
    ) h on h.operacionid = n.operacionid
    cross join lateral (
      select h.cuantas is not distinct from cardinality(array_remove(p_recursos, null)) as todas offset 0
    ) t
    cross join lateral (select t.todas, case when p_estado = 'ACTIVA' and t.todas then h.rango else 1 end as rango) r
  ) s
$$;

-- All of them where their account works today, as they stand there; those that don't take part, as they stand in general.
create view chofer_vaya_o_no with (security_invoker) as
select c.*, c.apellido || ', ' || c.nombre as nombre_completo, o.operacionid,
  coalesce(v.aptitud, k.aptitud) as aptitud, coalesce(v.rango, k.rango) as rango, coalesce(v.faltantes, k.faltantes) as faltantes,
  case when v.recursoid is null then k.proximo_vencimiento else v.proximo_vencimiento end as proximo_vencimiento,
  coalesce(v.por_hacer, k.por_hacer) as por_hacer, k.operaciones,
  case c.estado_cuenta when 'ACTIVO' then coalesce(v.culpables, k.culpables)
    else culpable_estado(c.estado_cuenta, c.fecha_baja, c.motivo_baja) || coalesce(v.culpables, k.culpables) end as culpables
from chofer c
join cuenta_operacion o on o.cuenta_id = c.cuenta_id and hoy() between o.desde and coalesce(o.hasta, 'infinity')
join operacion a on a.operacionid = o.operacionid and a.activa
left join veredicto_operacion v on v.cuenta_id = c.cuenta_id and v.recursoid = c.choferid and v.operacionid = o.operacionid
cross join lateral (select * from veredicto where cuenta_id = c.cuenta_id and recursoid = c.choferid offset 0) k;
create view dominio_vaya_o_no with (security_invoker) as
select d.*, o.operacionid,
  coalesce(v.aptitud, k.aptitud) as aptitud, coalesce(v.rango, k.rango) as rango, coalesce(v.faltantes, k.faltantes) as faltantes,
  case when v.recursoid is null then k.proximo_vencimiento else v.proximo_vencimiento end as proximo_vencimiento,
  coalesce(v.por_hacer, k.por_hacer) as por_hacer, k.operaciones,
  case d.estado_dominio when 'ACTIVO' then coalesce(v.culpables, k.culpables)
    else culpable_estado(d.estado_dominio, d.fecha_baja, d.motivo_baja) || coalesce(v.culpables, k.culpables) end as culpables
from dominio d
join cuenta_operacion o on o.cuenta_id = d.cuenta_id and hoy() between o.desde and coalesce(o.hasta, 'infinity')
join operacion a on a.operacionid = o.operacionid and a.activa
left join veredicto_operacion v on v.cuenta_id = d.cuenta_id and v.recursoid = d.dominioid and v.operacionid = o.operacionid
cross join lateral (select * from veredicto where cuenta_id = d.cuenta_id and recursoid = d.dominioid offset 0) k;
grant select on chofer_vaya_o_no, dominio_vaya_o_no to portal_app, portal_proveedor;
