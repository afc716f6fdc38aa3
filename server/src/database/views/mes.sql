-- The months of monthly types that stand otherwise than their slot: in review, rejected or blocked, and nothing approved
-- covers them. The one that speaks for its slot is not among them; where that is blocked, the month in force is there
-- instead, which it would hide. server/src/rules/oracle/casilla.ts decides the same. See docs/decisions/0042.
create view mes with (security_invoker) as
select m.cuenta_id, m.recursoid, m.tipodocumentoid,
  case when h.habla then v.documentoid else m.documentoid end as documentoid,
  case when h.habla then v.documentoid end as vigente_documentoid,
  case when h.habla then v.estado else m.estado end as estado,
  case when h.habla then v.bloqueado else m.bloqueado end as bloqueado,
  case when h.habla then v.bloqueado_desde else m.bloqueado_desde end as bloqueado_desde,
  case when h.habla then v.fecha_vencimiento else m.fecha_vencimiento end as fecha_vencimiento,
  case when h.habla then v.fecha_emision else m.fecha_emision end as fecha_emision,
  case when h.habla then v.periodo else m.periodo end as periodo,
  case when h.habla then v.numero else m.numero end as numero,
  case when h.habla then v.motivo else m.motivo end as motivo,
  case when h.habla then v.presentado else m.presentado end as presentado,
  case when h.habla then v.decidido else m.decidido end as decidido
from documento m
join tipo_documento t on t.tipodocumentoid = m.tipodocumentoid and t.vigencia = 'mensual'
left join documento v on v.cuenta_id = m.cuenta_id and v.recursoid = m.recursoid and v.tipodocumentoid = m.tipodocumentoid and v.es_vigente
cross join lateral (
  select v.documentoid is not null and (v.fecha_vencimiento is null or v.fecha_vencimiento >= (select hoy())) as en_vigor
) e
cross join lateral (
  select m.es_vigente or (m.es_ultimo and not coalesce(v.bloqueado, false) and (m.bloqueado or not e.en_vigor)) as habla
) h
where m.es_del_mes and (m.estado <> 'aprobado' or m.bloqueado)
  and (not h.habla or (m.bloqueado and not m.es_vigente and e.en_vigor));
grant select on mes to portal_app, portal_proveedor;
