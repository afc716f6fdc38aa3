-- The slots that are asked of one resource today, summed up: for fitness those of all resources, and beside them what an
-- operacion asks where it is named, of which the caller knows that it works there. One that is lifted is `exceptuado` there (`rige`),
-- and ends with that (`fin`); what is missing and what ends next is told of the slots themselves, and without an operacion of what
-- any of them asks too.
-- Inlined where it is used: the day is asked for inside, because a subquery among its arguments would prevent that.
create function resumen_casillas(r recurso, p_operacion text)
returns table (no_aptas bigint, vence_pronto boolean, culpables jsonb, faltantes bigint, proximo_vencimiento date, critico_hasta date)
language sql stable parallel safe as $$
  select
    count(*) filter (where s.pesa and s.rige not in ('activo', 'exceptuado')),
    bool_or(s.pesa and s.rige in ('activo', 'exceptuado') and s.fin <= s.dia + aviso_de(s.vigencia)),
    jsonb_agg(
      culpable_casilla(s.tipodocumentoid, s.nombre, s.nombre_corto, s.orden, s.rige, s.fin,
        s.desde, case s.rige when 'exceptuado' then s.excepcion_motivo else s.motivo end, s.ultimo_documentoid, s.vigente_documentoid,
        s.vigente_bloqueado, s.renovacion)
      order by rango_culpable(s.rige), case when s.rige in ('activo', 'exceptuado') then s.fin end, s.orden, s.tipodocumentoid
    ) filter (where s.pesa and (s.rige <> 'activo' or s.fin <= s.dia + aviso_de(s.vigencia))),
    count(*) filter (where s.obligatorio and s.estado = 'pendiente'),
    min(s.fecha_vencimiento) filter (where s.estado = 'activo'),
    min(s.fin) filter (where s.pesa and s.rige in ('activo', 'exceptuado'))
  from (
    select h.dia, t.tipodocumentoid, t.nombre, t.nombre_corto, t.vigencia, t.orden, c.*, o.obligatorio,
      case when p_operacion is null then t.alcance = 'general' and t.critico and t.obligatorio else o.critico and o.obligatorio end as pesa,
      case when c.exceptuado_hasta is null then c.estado else 'exceptuado' end as rige, coalesce(c.exceptuado_hasta, c.fecha_vencimiento) as fin
    from (select hoy() as dia offset 0) h
    join tipo_documento t on tipo_aplica(t, r, h.dia)
    cross join lateral (
      select t.alcance = 'general' or count(*) > 0 as pedida,
        t.alcance = 'general' and t.critico or coalesce(bool_or(e.critico), false) as critico,
        t.alcance = 'general' and t.obligatorio or coalesce(bool_or(e.obligatorio), false) as obligatorio
      from (
        select e.critico, e.obligatorio from exigencias_de(r.cuenta_id, r.recursoid, t.tipodocumentoid, h.dia) e where p_operacion is null
        union all
        select e.critico, e.obligatorio from exigencia_en(p_operacion, t.tipodocumentoid, h.dia) e
      ) e
    ) o
    left join documento u on u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid and u.tipodocumentoid = t.tipodocumentoid and u.es_ultimo
    left join documento v on v.cuenta_id = r.cuenta_id and v.recursoid = r.recursoid and v.tipodocumentoid = t.tipodocumentoid and v.es_vigente
    left join excepcion x on x.cuenta_id = r.cuenta_id and x.recursoid = r.recursoid and x.tipodocumentoid = t.tipodocumentoid and x.vale
      and x.operacionid is null and h.dia between x.desde and x.hasta
    left join excepcion y on y.cuenta_id = r.cuenta_id and y.recursoid = r.recursoid and y.tipodocumentoid = t.tipodocumentoid and y.vale
      and y.operacionid = p_operacion and h.dia between y.desde and y.hasta
    cross join lateral casilla_segun(u, v, excepcion_que_vale(x, y), t.vigencia, h.dia) c
    where o.pedida
  ) s
$$;

-- The same of a resource by its id, for views that ask for it where nothing is kept that is true today. Not inlined: to make
-- ready a plan of all that it reads takes longer than to read what is kept.
create function resumen_aparte(p_cuenta text, p_recurso text)
returns table (no_aptas bigint, vence_pronto boolean, culpables jsonb, faltantes bigint, proximo_vencimiento date, critico_hasta date)
language plpgsql stable parallel safe rows 1 as $$
begin
  return query select s.* from recurso_de(p_cuenta, p_recurso) r cross join lateral resumen_casillas(r, null) s;
end $$;
