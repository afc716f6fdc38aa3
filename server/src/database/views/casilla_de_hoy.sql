-- The slots that active resources are asked for today, from what is kept of them: what lists of many resources are read
-- from. Beside them what draws their resources. Where nothing of a type or of a resource is asked for, it is not read.
create view casilla_de_hoy with (security_invoker) as
select k.casillaid, k.cuenta_id, k.recursoid, k.tiporecurso, k.recurso, d.dominio, d.marca, k.tipodocumentoid, k.tipo as nombre,
  t.nombre_corto, t.instrucciones, t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.dia_exigible, t.compartido, t.ejemplo,
  k.orden, k.estado, k.celda, k.urgencia, k.renovacion, k.documentoid, k.vigente_documentoid, k.fecha_vencimiento, k.fin, k.periodo,
  k.motivo, k.presentado, k.numero, k.fecha_emision, k.desde, k.mes, k.exceptuado_hasta,
  d.pais_patente, d.vehiculo, d.carroceria, d.cantidad_ejes, d.modelo, c.foto, c.documento
from veredicto_casilla k
left join tipo_documento t on t.tipodocumentoid = k.tipodocumentoid
left join dominio d on d.cuenta_id = k.cuenta_id and d.dominioid = k.recursoid
left join chofer c on c.cuenta_id = k.cuenta_id and c.choferid = k.recursoid;
grant select on casilla_de_hoy to portal_app, portal_proveedor;

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
