-- What a slot is, beside whose it is and of which type (`ficha_de_casilla`). Types, and no tables of results: their ids
-- compare as those of tables do.
create type dicho_de_casilla as (
  estado text, renovacion boolean, documentoid text collate "C", vigente_documentoid text collate "C", fecha_vencimiento date, periodo text,
  motivo text, presentado timestamptz, numero text, fecha_emision date, desde date, exceptuado_hasta date,
  excepcionid text collate "C", excepcion_motivo text, ultimo_documentoid text collate "C", vigente_bloqueado boolean
);

-- How a slot stands on a day, by the presentations and the exception that count for it: `u` its newest
-- presentation, `v` the one in force, `x` what lifts it. Of a monthly type the first two may be of two months, and what is said
-- of one is not to be taken for the other's: where the one in force speaks, all is said of it. `excepcionid` names what
-- lifts, whether or not there is anything to be lifted. Inlined, and then no more is read of a row than is asked for.
create function casilla_segun(u documento, v documento, x excepcion, vigencia text, dia date) returns setof dicho_de_casilla language sql stable parallel safe as $$
  select e.estado,
    coalesce(u.estado = 'en revision' and v.documentoid is not null, false),
    case when h.del_vigente then v.documentoid else u.documentoid end, v.documentoid,
    case when v.documentoid is null then u.fecha_vencimiento else v.fecha_vencimiento end,
    case when h.dice_vigente then v.periodo else u.periodo end,
    case when v.bloqueado or h.del_vigente then v.motivo else u.motivo end,
    case when h.del_vigente then v.presentado else u.presentado end,
    case when h.dice_vigente then v.numero else u.numero end,
    case when h.dice_vigente then v.fecha_emision else u.fecha_emision end,
    desde_casilla(e.estado, u.presentado, u.decidido, case when v.bloqueado then v.bloqueado_desde else u.bloqueado_desde end),
    exceptuado_hasta(e.estado, v.fecha_vencimiento, x.hasta), x.excepcionid, x.motivo, u.documentoid, coalesce(v.bloqueado, false)
  from (select estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, dia) as estado) e
  cross join lateral (
    select vigencia = 'mensual' and habla_vigente(vigencia, e.estado, v.bloqueado) as del_vigente,
      case vigencia when 'mensual' then habla_vigente(vigencia, e.estado, v.bloqueado) else v.documentoid is not null end as dice_vigente
  ) h
$$;

-- One slot on a day, by what was presented until now: which presentations count for it is kept (`senialar_casilla`). One by
-- one: `casilla` looks up the same of many at once.
create function casilla_el(p_cuenta text, p_recurso text, p_tipo text, p_vigencia text, p_dia date) returns setof dicho_de_casilla language sql stable parallel safe as $$
  select c.*
  from (select) una
  left join documento u on u.cuenta_id = p_cuenta and u.recursoid = p_recurso and u.tipodocumentoid = p_tipo and u.es_ultimo
  left join documento v on v.cuenta_id = p_cuenta and v.recursoid = p_recurso and v.tipodocumentoid = p_tipo and v.es_vigente
  left join excepcion x on x.cuenta_id = p_cuenta and x.recursoid = p_recurso and x.tipodocumentoid = p_tipo and x.vale
    and x.operacionid is null and p_dia between x.desde and x.hasta
  cross join lateral casilla_segun(u, v, x, p_vigencia, p_dia) c
$$;
