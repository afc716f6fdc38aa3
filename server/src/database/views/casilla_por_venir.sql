-- The slots that a change of the catalogue, which waits for its day, makes matter more than today: it begins to ask for them
-- (`nuevo`), or makes fitness turn on them. As they stand on that day (`rige`), by the rules of the type from then on.
-- `pedido`: the slot is there today, so `casilla` has it too. What the provider lifts on that day is left out.
create view casilla_por_venir with (security_invoker) as
select c.cambioid, d.rige, r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre as recurso, r.dominio, r.estado as estado_recurso,
  n.tipodocumentoid, n.nombre, n.nombre_corto, n.instrucciones, n.critico, n.obligatorio, n.vigencia, n.meses, n.max_archivos, n.dia_exigible,
  n.compartido, n.ejemplo, h.pedido, not (h.pedido and t.obligatorio) as nuevo,
  e.estado, u.documentoid,
  case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end as fecha_vencimiento
from cambio_tipo c
join tipo_documento t on t.tipodocumentoid = c.tipodocumentoid
cross join lateral jsonb_populate_record(t, c.valores) n
cross join lateral (select greatest(c.desde, n.vigente_desde) as rige) d
join recurso r on r.exigencias = n.docrectipo_recurso
  and tipo_exigido(n, r, d.rige)
cross join lateral (
  select tipo_exigido(t, r, (select hoy())) as pedido
) h
left join documento u on u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid and u.tipodocumentoid = t.tipodocumentoid and u.es_ultimo
left join documento v on v.cuenta_id = r.cuenta_id and v.recursoid = r.recursoid and v.tipodocumentoid = t.tipodocumentoid and v.es_vigente
cross join lateral (
  select estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, d.rige) as estado
) e
where c.retirado is null and c.aplicado is null
  and n.obligatorio and not (h.pedido and t.obligatorio and (t.critico or not n.critico))
  and not exists (
    select from excepcion x where x.cuenta_id = r.cuenta_id and x.recursoid = r.recursoid and x.tipodocumentoid = t.tipodocumentoid
      and x.vale and d.rige between x.desde and x.hasta
  );
grant select on casilla_por_venir to portal_app, portal_proveedor;
