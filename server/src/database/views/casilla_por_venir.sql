-- The slots that a change of the catalogue, which waits for its day, makes matter more than today: it begins to ask for them
-- (`nuevo`), or makes fitness turn on them. As they stand on that day (`rige`), by the rules of the type from then on.
-- `pedido`: the slot is there today, so `casilla` has it too. What the provider lifts on that day is left out.
create view casilla_por_venir with (security_invoker) as
select c.cambioid, d.rige, f.*, h.pedido, not (h.pedido and t.obligatorio) as nuevo,
  e.estado, e.ultimo_documentoid as documentoid, e.fecha_vencimiento
from cambio_tipo c
join tipo_documento t on t.tipodocumentoid = c.tipodocumentoid
cross join lateral jsonb_populate_record(t, c.valores) n
cross join lateral (select greatest(c.desde, n.vigente_desde) as rige) d
join recurso r on r.exigencias = n.docrectipo_recurso
  and tipo_exigido(n, r, d.rige)
cross join lateral (
  select tipo_exigido(t, r, (select hoy())) as pedido
) h
cross join lateral ficha_de(r, n, null) f
cross join lateral casilla_el(r.cuenta_id, r.recursoid, t.tipodocumentoid, n.vigencia, d.rige) e
where c.retirado is null and c.aplicado is null
  and n.obligatorio and not (h.pedido and t.obligatorio and (t.critico or not n.critico))
  and e.excepcionid is null;
grant select on casilla_por_venir to portal_app, portal_proveedor;
