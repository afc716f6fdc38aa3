-- From when a presentation can be in force: its period's first day, its issue, or else the day it was presented.
create function documento_desde(periodo text, fecha_emision date, presentado timestamptz) returns date language sql immutable parallel safe
return coalesce(
  make_date(substr(periodo, 1, 4)::int, substr(periodo, 6, 2)::int, 1),
  fecha_emision,
  (presentado at time zone 'America/Argentina/Buenos_Aires')::date
);

-- The slots asked of one resource on a day, past or to come, from the requirements of that day and the presentations that
-- had begun by then. Of a monthly type the latest approved period speaks, as in `senialar_casilla`. See docs/decisions/0010.
create function casillas_al(p_cuenta text, p_recurso text, dia date) returns table (
  tipodocumentoid text, nombre text, nombre_corto text, critico boolean, obligatorio boolean, vigencia text, orden integer, estado text,
  fecha_vencimiento date, documentoid text, vigente_documentoid text, vigente_bloqueado boolean, renovacion boolean, desde date, motivo text,
  exceptuado_hasta date, excepcion_motivo text
) language sql stable parallel safe as $$
  select t.tipodocumentoid, t.nombre, t.nombre_corto, t.critico, t.obligatorio, t.vigencia, t.orden, e.estado,
    case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end,
    u.documentoid, v.documentoid, coalesce(v.bloqueado, false), coalesce(u.estado = 'en revision' and v.documentoid is not null, false),
    desde_casilla(e.estado, u.presentado, u.decidido, case when v.bloqueado then v.bloqueado_desde else u.bloqueado_desde end),
    case when v.bloqueado then v.motivo else u.motivo end,
    exceptuado_hasta(e.estado, v.fecha_vencimiento, x.hasta), x.motivo
  from recurso_de(p_cuenta, p_recurso) r
  join tipo_documento t on tipo_exigido(t, r, dia)
  left join lateral (
    select d.documentoid, d.estado, d.bloqueado, d.bloqueado_desde, d.fecha_vencimiento, d.presentado, d.decidido, d.motivo from documento d
    where d.cuenta_id = r.cuenta_id and d.recursoid = r.recursoid and d.tipodocumentoid = t.tipodocumentoid and d.estado <> 'anulado'
      and documento_desde(d.periodo, d.fecha_emision, d.presentado) <= dia
    order by d.presentado desc, d.documentoid desc limit 1
  ) u on true
  left join lateral (
    select d.documentoid, d.bloqueado, d.bloqueado_desde, d.fecha_vencimiento, d.motivo from documento d
    where d.cuenta_id = r.cuenta_id and d.recursoid = r.recursoid and d.tipodocumentoid = t.tipodocumentoid and d.estado = 'aprobado'
      and documento_desde(d.periodo, d.fecha_emision, d.presentado) <= dia
    order by case when t.vigencia = 'mensual' then d.periodo end desc nulls last, d.presentado desc, d.documentoid desc limit 1
  ) v on true
  left join excepcion x on x.cuenta_id = r.cuenta_id and x.recursoid = r.recursoid and x.tipodocumentoid = t.tipodocumentoid and x.vale
    and dia between x.desde and x.hasta
  cross join lateral (
    select estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, dia) as estado
  ) e
$$;
