-- The days of a month on which a chofer was on the road: from when it stands in the portal, or its own first day if that came
-- later, until it leaves. One on leave of whom no day is known was there all along. Inlined, as all that follows: a month of
-- 2,500 people asks each some 15,000 times.
create function dias_en_ruta(c chofer, primero date) returns daterange language sql immutable parallel safe
return case
  when greatest(primero, (c.createdtime at time zone 'America/Argentina/Buenos_Aires')::date, c.fecha_alta)
    <= least((primero + interval '1 month')::date - 1, case when c.estado_cuenta = 'BAJA' then c.fecha_baja end)
  then daterange(greatest(primero, (c.createdtime at time zone 'America/Argentina/Buenos_Aires')::date, c.fecha_alta),
    least((primero + interval '1 month')::date - 1, case when c.estado_cuenta = 'BAJA' then c.fecha_baja end), '[]')
  else 'empty'
end;

-- On which days a paper of a type that is not monthly proves something: one that never ends all from its issue on, and one that
-- doesn't say its issue all of them; others from their issue, or else from the day on which they were presented.
create function prueba_durante(vigencia text, emision date, vencimiento date, presentado timestamptz, dias daterange)
returns daterange language sql immutable parallel safe
return case
  when vigencia = 'sin vencimiento' then case when emision is null or emision < upper(dias) then dias else 'empty' end
  when vencimiento >= coalesce(emision, (presentado at time zone 'America/Argentina/Buenos_Aires')::date)
    then daterange(coalesce(emision, (presentado at time zone 'America/Argentina/Buenos_Aires')::date), vencimiento, '[]')
  else 'empty'
end;

-- How a control stands in a month, once the month may have been closed: what proves it later is late, and what was closed as proved
-- stays so unless its paper was blocked since. server/src/rules/oracle/control.ts decides the same.
create function control_tras_cierre(ahora text, bloqueado boolean, cerrado boolean, congelado text) returns text language sql immutable parallel safe
return case
  when ahora is null then congelado
  when not cerrado then ahora
  when bloqueado and ahora = 'rechazado' then ahora
  when congelado in ('cumplido', 'tardio') then congelado
  when ahora = 'cumplido' then 'tardio'
  when congelado in ('exceptuado', 'no corresponde') then congelado
  else ahora
end;

-- Each control of each chofer who was on the road in a month, of some accounts or of all (null), and of each who was when the month was closed:
-- `ahora` by what there is today, `congelado` as it was closed last, `estado` by both. See docs/decisions/0139. All at once and by
-- small numbers in the place of ids: people, types and controls are joined, grouped and sorted by them. Where
-- it is inlined (`p_cuentas` is no subquery), what nobody asks for is not computed.
create function control_de_mes(p_cuentas text[], p_mes text) returns table (
  cuenta_id text, recursoid text, nombre text, cuil text, foto text, desde date, hasta date, control text, orden integer,
  estado text, congelado text, papeles text[], motivo text
) language sql stable parallel safe as $$
  with mes as materialized (select (p_mes || '-01')::date as primero),
  de_quienes as materialized (select coalesce(p_cuentas, array(select c.cuenta_id from cuenta c)) as ids),
  pedidos as materialized (select k.clave, k.orden from control k where k.activo and (k.desde is null or k.desde <= p_mes)),
  tipos as materialized (
    select row_number() over (order by t.orden, t.tipodocumentoid) as tipo, t.tipodocumentoid, t.vigencia, t.vigencia = 'mensual' as mensual, t.alcance, p.orden as control,
      daterange(t.vigente_desde, t.vigente_hasta, '[]') as rige, t.aplica_peligrosas, t.aplica_alimentos, t.aplica_extranjeros
    from tipo_documento t join pedidos p on p.clave = t.control
    where t.docrectipo_recurso = 'chofer' and t.aplica_vehiculos is null and t.aplica_carrocerias is null
      and t.aplica_tipo_vehiculo is null and t.aplica_titularidades is null
  ),
  quienes as materialized (
    select row_number() over () as quien, c.* from (
      select c.cuenta_id, c.choferid as recursoid, c.apellido || ', ' || c.nombre as nombre, c.cuil, c.foto, c.transporta_peligrosas,
        c.transporta_alimentos, c.nacionalidad <> 'Argentina' as extranjero, dias_en_ruta(c, m.primero) as dias
      from mes m cross join chofer c
      where c.cuenta_id = any ((select d.ids from de_quienes d)::text[])
      offset 0
    ) c
    where not isempty(c.dias)
  ),
  -- Who is asked for what. Conditions are columns here and filters outside, as below: so much is not thought to leave almost nothing,
  -- and what follows is joined at once and not looked up row by row.
  pedido as materialized (
    select e.* from (
      select q.quien, q.cuenta_id, q.recursoid, q.dias, t.tipo, t.tipodocumentoid, t.vigencia, t.mensual, t.control,
        t.rige && q.dias and (not t.aplica_peligrosas or q.transporta_peligrosas) and (not t.aplica_alimentos or q.transporta_alimentos)
          and (not t.aplica_extranjeros or q.extranjero)
          and (t.alcance = 'general' or exists (select from exigencias_de(q.cuenta_id, q.recursoid, t.tipodocumentoid, upper(q.dias) - 1))) as aplica
      from quienes q cross join tipos t
      offset 0
    ) e
    where e.aplica
  ),
  del_mes as materialized (
    select d.recursoid, d.tipodocumentoid, d.documentoid, d.estado, d.bloqueado, d.presentado
    from documento d
    where d.cuenta_id = any ((select d.ids from de_quienes d)::text[]) and d.tipodocumentoid = any (array(select t.tipodocumentoid from tipos t where t.mensual))
      and d.periodo = p_mes and d.estado <> 'anulado'
  ),
  de_siempre as materialized (
    select d.recursoid, d.tipodocumentoid, d.documentoid, d.estado, d.bloqueado, d.presentado, d.fecha_emision, d.fecha_vencimiento
    from documento d
    where d.cuenta_id = any ((select d.ids from de_quienes d)::text[]) and d.tipodocumentoid = any (array(select t.tipodocumentoid from tipos t where not t.mensual))
      and d.estado <> 'anulado'
  ),
  -- What was presented and proves something on those days.
  papeles as (
    select e.quien, e.tipo, d.documentoid, d.estado, d.bloqueado, d.presentado, e.dias as rango
    from pedido e join del_mes d on d.recursoid = e.recursoid and d.tipodocumentoid = e.tipodocumentoid
    where e.mensual
    union all
    select r.quien, r.tipo, r.documentoid, r.estado, r.bloqueado, r.presentado, r.rango
    from (
      select d.*, d.rango && d.dias as toca from (
        select e.quien, e.tipo, e.dias, d.documentoid, d.estado, d.bloqueado, d.presentado,
          prueba_durante(e.vigencia, d.fecha_emision, d.fecha_vencimiento, d.presentado, e.dias) as rango
        from pedido e join de_siempre d on d.recursoid = e.recursoid and d.tipodocumentoid = e.tipodocumentoid
        where not e.mensual
        offset 0
      ) d
      offset 0
    ) r
    where r.toca
  ),
  -- Of each type the papers that prove it and the one that speaks where none does: the one that is blocked, else the newest. In
  -- one order, which for what is asked of each is the same as by their day: where one is blocked no other counts.
  presentado as (
    select p.quien, p.tipo, bool_or(p.bloqueado) as bloqueado,
      range_agg(p.rango) filter (where p.estado = 'aprobado') as cubre,
      string_agg(p.documentoid, ' ' order by p.bloqueado, p.presentado, p.documentoid) filter (where p.estado = 'aprobado') as aprobados,
      (array_agg(p.estado order by p.bloqueado, p.presentado, p.documentoid))[count(*)] as ultimo,
      (array_agg(p.documentoid order by p.bloqueado, p.presentado, p.documentoid))[count(*)] as habla
    from papeles p
    group by p.quien, p.tipo
  ),
  exceptuados as materialized (
    select q.quien, t.tipo, min(x.motivo) as motivo
    from mes m
    cross join excepcion x
    join quienes q on q.cuenta_id = x.cuenta_id and q.recursoid = x.recursoid
    join tipos t on t.tipodocumentoid = x.tipodocumentoid
    where x.cuenta_id = any ((select d.ids from de_quienes d)::text[]) and x.vale and x.operacionid is null
      and daterange(x.desde, x.hasta, '[]') && daterange(lower(q.dias), (m.primero + interval '2 months')::date)
    group by q.quien, t.tipo
  ),
  -- How what each type proves stands for whom it is asked of on some of those days. A paper that is blocked proves nothing, and
  -- neither does another beside it.
  pruebas as (
    select e.quien, e.tipo, e.control, e.bloqueado, e.papeles,
      case when e.estado = 'cumplido' or e.bloqueado or x.motivo is null then e.estado else 'exceptuado' end as estado,
      case when e.estado <> 'cumplido' and not e.bloqueado then x.motivo end as motivo
    from (
      select q.quien, q.tipo, q.control, coalesce(p.bloqueado, false) as bloqueado,
        case
          when p.bloqueado then 'rechazado'
          when p.cubre @> q.dias then 'cumplido'
          when p.ultimo in ('en revision', 'rechazado') then p.ultimo
          else 'falta'
        end as estado,
        case when not p.bloqueado and p.cubre @> q.dias then p.aprobados else p.habla end as papeles
      from pedido q
      left join presentado p on p.quien = q.quien and p.tipo = q.tipo
      offset 0
    ) e
    left join exceptuados x on x.quien = e.quien and x.tipo = e.tipo
  ),
  -- Of what the types that prove a control say, the worst.
  probado as (
    select s.quien, s.control, bool_or(s.bloqueado) as bloqueado, min(s.motivo) as motivo,
      (array['rechazado', 'falta', 'en revision', 'exceptuado', 'cumplido'])[
        min(case s.estado when 'rechazado' then 1 when 'falta' then 2 when 'en revision' then 3 when 'exceptuado' then 4 else 5 end)] as estado,
      string_agg(s.papeles, ' ' order by s.tipo) as papeles
    from pruebas s
    group by s.quien, s.control
  ),
  no_corresponden as materialized (
    select distinct on (o.recursoid, o.control) o.recursoid, o.control, o.motivo
    from no_corresponde o
    where o.cuenta_id = any ((select d.ids from de_quienes d)::text[]) and o.estado = 'aceptado' and p_mes between o.desde and coalesce(o.hasta, p_mes)
    order by o.recursoid, o.control, o.no_correspondeid desc
  ),
  hoy as (
    select q.cuenta_id, q.recursoid, q.nombre, q.cuil, q.foto, lower(q.dias) as desde, upper(q.dias) - 1 as hasta, k.clave as control, k.orden,
      coalesce(x.bloqueado, false) as bloqueado, x.papeles,
      case when x.estado is distinct from 'cumplido' and n.motivo is not null then 'no corresponde' else coalesce(x.estado, 'falta') end as ahora,
      case when x.estado is distinct from 'cumplido' then coalesce(n.motivo, case when x.estado = 'exceptuado' then x.motivo end) end as motivo
    from quienes q
    cross join pedidos k
    left join probado x on x.quien = q.quien and x.control = k.orden
    left join no_corresponden n on n.recursoid = q.recursoid and n.control = k.clave
    offset 0
  ),
  cierres as materialized (
    select z.cierreid, z.cuenta_id, z.numero, z.complementario
    from cierre z
    where z.mes = p_mes and z.cuenta_id = any ((select d.ids from de_quienes d)::text[])
  ),
  -- What was closed again, as it was last: few of all that was.
  complementadas as materialized (
    select distinct on (f.recursoid, f.control) f.*
    from cierres z join cierre_fila f on f.cierreid = z.cierreid and f.cuenta_id = z.cuenta_id
    where z.complementario and f.cierreid = any (array(select z.cierreid from cierres z where z.complementario))
    order by f.recursoid, f.control, z.numero desc
  ),
  -- As each was closed last. Looked up and not joined: a plan that was made before anything was closed expects nothing, and would
  -- go through all that was for each account.
  congeladas as (
    select f.*
    from cierre_fila f
    where f.cierreid = any (array(select z.cierreid from cierres z where not z.complementario))
      and f.cuenta_id = any ((select d.ids from de_quienes d)::text[]) and (f.recursoid, f.control) not in (select l.recursoid, l.control from complementadas l)
    union all
    select l.* from complementadas l
  )
  select e.cuenta_id, e.recursoid, e.nombre, e.cuil, e.foto, e.desde, e.hasta, e.control, e.orden, e.estado, e.congelado,
    -- What was closed as it is keeps its papers and its reason.
    case when e.estado = e.congelado and e.congelado in ('cumplido', 'tardio') then array(select p ->> 'documentoid' from jsonb_array_elements(e.congelados) p)
      else coalesce(string_to_array(e.papeles, ' '), '{}') end,
    case when e.estado = e.congelado then e.motivo_congelado else e.motivo end
  from (
    select s.*, control_tras_cierre(s.ahora, s.bloqueado, s.cerrado, s.congelado) as estado
    from (
      select coalesce(h.cuenta_id, f.cuenta_id) as cuenta_id, coalesce(h.recursoid, f.recursoid) as recursoid, coalesce(h.nombre, f.nombre) as nombre,
        coalesce(h.cuil, f.cuil) as cuil, h.foto, coalesce(h.desde, f.desde) as desde, coalesce(h.hasta, f.hasta) as hasta,
        coalesce(h.control, f.control) as control, coalesce(h.orden, k.orden) as orden, h.ahora, coalesce(h.bloqueado, false) as bloqueado,
        h.papeles, h.motivo, f.estado as congelado, f.papeles as congelados, f.motivo as motivo_congelado,
        coalesce(h.cuenta_id, f.cuenta_id) in (select z.cuenta_id from cierres z where not z.complementario) as cerrado
      from hoy h
      full join congeladas f on f.recursoid = h.recursoid and f.control = h.control
      left join control k on k.clave = f.control
      offset 0
    ) s
    offset 0
  ) e
$$;

-- Whether a type is asked of a chofer on any of these days, as `control_de_mes` decides for all of a month at once.
create function tipo_prueba(t tipo_documento, c chofer, dias daterange) returns boolean language sql stable parallel safe
return t.docrectipo_recurso = 'chofer' and daterange(t.vigente_desde, t.vigente_hasta, '[]') && dias
  and (not t.aplica_peligrosas or c.transporta_peligrosas) and (not t.aplica_alimentos or c.transporta_alimentos)
  and (not t.aplica_extranjeros or c.nacionalidad <> 'Argentina')
  and t.aplica_vehiculos is null and t.aplica_carrocerias is null and t.aplica_tipo_vehiculo is null and t.aplica_titularidades is null
  and (t.alcance = 'general' or exists (select from exigencias_de(c.cuenta_id, c.choferid, t.tipodocumentoid, upper(dias) - 1)));

-- Whether a control asks about a month of a chofer by papers of that monthly type, as above: then one is taken however late it is.
create function mes_se_controla(p_recurso text, p_tipo text, p_mes text) returns boolean language sql stable parallel safe as $$
  select exists (
    select from chofer c
    cross join lateral (select dias_en_ruta(c, (p_mes || '-01')::date) as dias offset 0) d
    join tipo_documento t on t.tipodocumentoid = p_tipo
    join control k on k.clave = t.control
    where c.cuenta_id = mi_cuenta() and c.choferid = p_recurso and not isempty(d.dias) and k.activo and (k.desde is null or k.desde <= p_mes)
      and t.vigencia = 'mensual' and tipo_prueba(t, c, d.dias))
$$;

-- By which day of the following month the provider expects a month's papers, and why it takes a control not to apply.
create function dia_de_controles() returns integer language sql stable parallel safe
return (select (valor #>> '{}')::integer from ajuste where clave = 'dia_de_controles');
create function motivos_no_corresponde() returns jsonb language sql stable parallel safe
return (select valor from ajuste where clave = 'motivos_no_corresponde');
