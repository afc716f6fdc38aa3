-- From when a presentation can be in force: its period's first day, its issue, or else the day it was presented.
create function documento_desde(periodo text, fecha_emision date, presentado timestamptz) returns date language sql immutable parallel safe
return coalesce(
  make_date(substr(periodo, 1, 4)::int, substr(periodo, 6, 2)::int, 1),
  fecha_emision,
  (presentado at time zone 'America/Argentina/Buenos_Aires')::date
);

-- The newest presentation of a slot among those that had begun on a day, and the approved one that is in force then. Of a
-- monthly type the latest approved period speaks, as in `senialar_casilla`.
create function ultima_al(p_cuenta text, p_recurso text, p_tipo text, dia date) returns setof documento language sql stable parallel safe as $$
  select * from documento d
  where d.cuenta_id = p_cuenta and d.recursoid = p_recurso and d.tipodocumentoid = p_tipo and d.estado <> 'anulado' and not d.tardio
    and documento_desde(d.periodo, d.fecha_emision, d.presentado) <= dia
  order by d.presentado desc, d.documentoid desc limit 1
$$;
create function vigente_al(p_cuenta text, p_recurso text, p_tipo text, vigencia text, dia date) returns setof documento
language sql stable parallel safe as $$
  select * from documento d
  where d.cuenta_id = p_cuenta and d.recursoid = p_recurso and d.tipodocumentoid = p_tipo and d.estado = 'aprobado' and not d.tardio
    and documento_desde(d.periodo, d.fecha_emision, d.presentado) <= dia
  order by case when vigencia = 'mensual' then d.periodo end desc nulls last, d.presentado desc, d.documentoid desc limit 1
$$;

-- The slots asked of one resource on a day, past or to come, from the requirements of that day and the presentations that
-- had begun by then: of all resources, and beside them what an operacion asks where it is named. See docs/decisions/0010.
create function casillas_al(p_cuenta text, p_recurso text, dia date, p_operacion text default null) returns table (
  tipodocumentoid text, nombre text, nombre_corto text, critico boolean, obligatorio boolean, vigencia text, orden integer, estado text,
  fecha_vencimiento date, documentoid text, vigente_documentoid text, vigente_bloqueado boolean, renovacion boolean, desde date, motivo text,
  exceptuado_hasta date, excepcion_motivo text
) language sql stable parallel safe as $$
  select t.tipodocumentoid, t.nombre, t.nombre_corto, p.critico, p.obligatorio, t.vigencia, t.orden, e.estado, e.fecha_vencimiento,
    e.ultimo_documentoid, e.vigente_documentoid, e.vigente_bloqueado, e.renovacion, e.desde,
    case when v.bloqueado then v.motivo else u.motivo end, e.exceptuado_hasta, e.excepcion_motivo
  from recurso_de(p_cuenta, p_recurso) r
  join tipo_documento t on tipo_aplica(t, r, dia)
  left join exigencias_de(p_cuenta, p_recurso, t.tipodocumentoid, dia) o on o.operacionid = p_operacion
  cross join lateral pesa_en(t, o) p
  left join lateral ultima_al(r.cuenta_id, r.recursoid, t.tipodocumentoid, dia) u on true
  left join lateral vigente_al(r.cuenta_id, r.recursoid, t.tipodocumentoid, t.vigencia, dia) v on true
  left join excepcion x on x.cuenta_id = r.cuenta_id and x.recursoid = r.recursoid and x.tipodocumentoid = t.tipodocumentoid and x.vale
    and x.operacionid is null and dia between x.desde and x.hasta
  left join excepcion y on y.cuenta_id = r.cuenta_id and y.recursoid = r.recursoid and y.tipodocumentoid = t.tipodocumentoid and y.vale
    and y.operacionid = p_operacion and dia between y.desde and y.hasta
  cross join lateral casilla_segun(u, v, excepcion_que_vale(x, y), t.vigencia, dia) e
  where p.pedida
$$;
