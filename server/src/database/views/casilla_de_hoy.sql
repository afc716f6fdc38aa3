-- The slots that active resources are asked for today, from what is kept of them: what lists of many resources are read
-- from. Beside them what draws their resources. Where nothing of a type or of a resource is asked for, it is not read.
create view casilla_de_hoy with (security_invoker) as
select k.casillaid, k.cuenta_id, k.recursoid, k.tiporecurso, k.recurso, d.dominio, d.marca, k.tipodocumentoid, k.tipo as nombre,
  t.nombre_corto, t.instrucciones, es_critica(t, k.operaciones) as critico, es_obligatoria(t, k.operaciones) as obligatorio, t.vigencia, t.meses,
  t.max_archivos, t.dia_exigible, t.compartido, t.ejemplo, k.orden, k.estado, k.celda, k.urgencia, k.renovacion, k.documentoid, k.vigente_documentoid, k.fecha_vencimiento, k.fin, k.periodo,
  k.motivo, k.presentado, k.numero, k.fecha_emision, k.desde, k.mes, k.exceptuado_hasta, k.operaciones,
  d.pais_patente, d.vehiculo, d.carroceria, d.cantidad_ejes, d.modelo, c.foto, c.documento
from veredicto_casilla k
left join tipo_documento t on t.tipodocumentoid = k.tipodocumentoid
left join dominio d on d.cuenta_id = k.cuenta_id and d.dominioid = k.recursoid
left join chofer c on c.cuenta_id = k.cuenta_id and c.choferid = k.recursoid;
grant select on casilla_de_hoy to portal_app, portal_proveedor;

-- The slots of a resource, all or those of types that are asked of it no more, computed. Not inlined, as `resumen_aparte`.
create function casillas_aparte(p_cuenta text, p_recurso text, p_todas boolean) returns setof casilla language plpgsql stable parallel safe rows 1 as $$
begin
  return query select * from casilla where cuenta_id = p_cuenta and recursoid = p_recurso and (p_todas or not exigible);
end $$;

-- The slots of one resource as `casilla` tells them, from what is kept of them where that is true today. For a resource at a
-- time: of many, what is kept is in `casilla_de_hoy`.
create view casilla_dicha with (security_invoker) as
select k.cuenta_id, k.recursoid, k.tipodocumentoid, k.nombre, k.nombre_corto, k.instrucciones, k.critico, k.obligatorio, k.vigencia, k.meses,
  k.max_archivos, k.dia_exigible, k.compartido, k.ejemplo, k.orden, true as exigible, k.estado, k.renovacion, k.documentoid, k.vigente_documentoid,
  k.fecha_vencimiento, k.periodo, k.motivo, k.numero, k.fecha_emision, k.desde, k.mes, k.exceptuado_hasta, k.operaciones,
  case when k.exceptuado_hasta is not null then (
    select x.excepcionid from excepcion x
    where x.cuenta_id = k.cuenta_id and x.recursoid = k.recursoid and x.tipodocumentoid = k.tipodocumentoid and x.vale
      and x.operacionid is null and (select hoy()) between x.desde and x.hasta) end as excepcionid
from veredicto_de_hoy v
join casilla_de_hoy k on k.cuenta_id = v.cuenta_id and k.recursoid = v.recursoid
where v.estado = 'ACTIVO'
union all
select v.cuenta_id, v.recursoid, c.tipodocumentoid, c.nombre, c.nombre_corto, c.instrucciones, c.critico, c.obligatorio, c.vigencia, c.meses,
  c.max_archivos, c.dia_exigible, c.compartido, c.ejemplo, c.orden, c.exigible, c.estado, c.renovacion, c.documentoid, c.vigente_documentoid,
  c.fecha_vencimiento, c.periodo, c.motivo, c.numero, c.fecha_emision, c.desde, c.mes, c.exceptuado_hasta, c.operaciones,
  c.excepcionid
from veredicto v
cross join lateral (select v.estado = 'ACTIVO' and (select hoy()) between v.dia and v.hasta as guardadas) g
cross join lateral (select * from casillas_aparte(v.cuenta_id, v.recursoid, not g.guardadas) where not g.guardadas or v.no_pedidas offset 0) c;
grant select on casilla_dicha to portal_app, portal_proveedor;

-- Those of the caller's that hold all of these words, each in the name of its resource, in a number or a plate of it, or in
-- the name of its type. As the owner, for the indexes that search (see docs/decisions/0011). Words are for `like`, as
-- sin_acentos writes.
create function casillas_que_dicen(p_palabras text[]) returns bigint[] language sql stable security definer set search_path = public, pg_temp
begin atomic
  with palabra as materialized (
    -- Without three letters in a row an index of them would be read whole.
    select patron, 1 << (n::integer - 1) as bit, patron ~ '[[:alnum:]]{3}' as larga from unnest(p_palabras) with ordinality p (patron, n)
  ),
  todas as materialized (select sum(bit) as bits from palabra),
  tipo as materialized (
    select tipodocumentoid, nombre, (select coalesce(sum(bit), 0) from palabra where sin_acentos(t.nombre || ' ' || coalesce(t.nombre_corto, '')) like patron) as bits
    from tipo_documento t
  ),
  recurso as materialized (
    select recursoid, sum(bit) as bits
    from palabra
    cross join lateral (
      select cuenta_id as recursoid from cuenta where cuenta_id = mi_cuenta() and sin_acentos(accountname) like patron
      union all select choferid from chofer where larga and cuenta_id = mi_cuenta() and estado_cuenta = 'ACTIVO' and texto like patron
      union all select choferid from chofer where not larga and cuenta_id = mi_cuenta() and estado_cuenta = 'ACTIVO' and texto || '' like patron
      union all select dominioid from dominio where larga and cuenta_id = mi_cuenta() and estado_dominio = 'ACTIVO' and texto like patron
      union all select dominioid from dominio where not larga and cuenta_id = mi_cuenta() and estado_dominio = 'ACTIVO' and texto || '' like patron
    ) r
    group by recursoid
  )
  select array_agg(casillaid) from (
    -- Whose type says it all.
    select k.casillaid from tipo t, todas
    cross join lateral (
      select casillaid from veredicto_casilla where cuenta_id = mi_cuenta() and tipo = t.nombre and tipodocumentoid = t.tipodocumentoid offset 0
    ) k
    where t.bits = todas.bits
    union all
    select k.casillaid from recurso r, todas
    cross join lateral (
      select casillaid, tipodocumentoid from veredicto_casilla where cuenta_id = mi_cuenta() and recursoid = r.recursoid offset 0
    ) k
    join tipo t on t.tipodocumentoid = k.tipodocumentoid
    where r.bits::integer | (select coalesce(bit_or(bits::integer), 0) from tipo) = todas.bits
      and t.bits <> todas.bits and r.bits::integer | t.bits::integer = todas.bits
  ) hallada;
end;

revoke execute on function casillas_que_dicen from public;
grant execute on function casillas_que_dicen to portal_app, portal_proveedor;
