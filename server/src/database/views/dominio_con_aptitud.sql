-- As choferes have it; nothing is asked of a dominio on leave.
create view dominio_con_aptitud with (security_invoker) as
select d.*,
  coalesce(v.aptitud, aptitud_de(a.no_aptas, a.vence_pronto, d.estado_dominio)) as aptitud,
  culpable_estado(d.estado_dominio, d.fecha_baja, d.motivo_baja) || coalesce(v.culpables, a.culpables, '[]') as culpables,
  coalesce(v.faltantes, a.faltantes) as faltantes,
  case when v.recursoid is null then a.proximo_vencimiento else v.proximo_vencimiento end as proximo_vencimiento
from dominio d
left join veredicto_de_hoy v on v.cuenta_id = d.cuenta_id and v.recursoid = d.dominioid
left join lateral (select * from resumen_aparte(d.cuenta_id, d.dominioid) where v.recursoid is null offset 0) a on true;
grant select on dominio_con_aptitud to portal_app, portal_proveedor;
