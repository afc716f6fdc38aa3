-- A unit is as fit as the least fit of its parts, and not at all while it is inactive. Each part as it is kept, where that
-- is true today, else computed. What a unit is made of stands beside, because it is looked up for its fitness already.
-- See docs/decisions/0010.
create view unidad_con_aptitud with (security_invoker) as
select u.*,
  case when u.estado = 'INACTIVA' or a.no_apta then 'no habilitado' when a.vence_pronto then 'por vencer' else 'habilitado' end as aptitud,
  coalesce(a.culpables, '[]') as culpables, a.culpable, a.proximo_vencimiento, coalesce(a.partes, '[]') as partes
from unidad u
left join lateral (
  select bool_or(p.aptitud = 'no habilitado') as no_apta, bool_or(p.aptitud = 'por vencer') as vence_pronto,
    jsonb_agg(jsonb_build_object('tiporecurso', p.tiporecurso, 'nombre', p.nombre, 'culpables', p.culpables)
      order by rango_aptitud(p.aptitud), p.orden) filter (where p.culpables <> '[]') as culpables,
    (array_agg(p.culpables -> 0 || jsonb_build_object('recursoid', p.recursoid, 'recurso', p.nombre)
        order by rango_aptitud(p.aptitud), rango_culpable(p.culpables -> 0 ->> 'estado'), p.orden)
      filter (where p.culpables <> '[]'))[1] as culpable,
    min(p.proximo_vencimiento) as proximo_vencimiento,
    json_agg(json_build_object('lugar', p.lugar, 'recursoid', p.recursoid, 'nombre', p.nombre) order by p.orden)
      filter (where p.lugar <> 'transporte') as partes
  from (
    select parte.orden, parte.lugar, r.recursoid, r.tiporecurso, coalesce(r.dominio, r.nombre) as nombre,
      coalesce(v.aptitud, aptitud_de(s.no_aptas, s.vence_pronto, r.estado)) as aptitud,
      case when v.recursoid is null then s.proximo_vencimiento else v.proximo_vencimiento end as proximo_vencimiento,
      culpable_estado(r.estado, r.fecha_baja, r.motivo_baja) || coalesce(v.culpables, s.culpables, '[]') as culpables
    from unnest(array['transporte', 'tractor', 'arrastre1', 'arrastre2', 'chofer1', 'chofer2'],
      array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) with ordinality parte(lugar, recursoid, orden)
    cross join lateral recurso_de(u.cuenta_id, parte.recursoid) r
    left join lateral (select * from veredicto_de_hoy where cuenta_id = u.cuenta_id and recursoid = parte.recursoid offset 0) v on true
    left join lateral (select * from resumen_aparte(u.cuenta_id, parte.recursoid) where v.recursoid is null offset 0) s on true
  ) p
) a on true;
grant select on unidad_con_aptitud to portal_app, portal_proveedor;
