-- Who could go to an operacion on a day by a change of what it asks, and who no longer could: read, and nothing else.
-- `p_despues`, what it would ask: [{tipodocumentoid, critico, obligatorio, vigente_desde, vigente_hasta}]; `p_antes`, what it asked
-- before, which is what it asks now unless it was changed already. Where a type changes and not what is asked of it, `p_despues`
-- is null and `p_tipo` is the type as it would be. Only slots of types that would decide otherwise move, and how a slot stands
-- does not turn on who asks for it: all else that keeps a resource from going is known from its kept verdict there, and from the
-- papers that end until that day. Where that is not enough, it is computed for that day. The first `p_nombrados` of each side are
-- named, or all, of accounts that stand as `p_estados` says: only enabled ones go anywhere. Of one that is closed, and that asked
-- nothing before, each stands as in general. As `vista_de_tipo`: see docs/decisions/0057.
create function vista_de_operacion(p_operacion text, p_despues jsonb, p_hoy date, p_dia date, p_nombrados integer default 20, p_antes jsonb default null, p_tipo tipo_documento default null,
  p_estados integer[] default '{1}')
returns jsonb
language plpgsql stable as $$
declare
  v_app_hoy constant text := coalesce(current_setting('app.hoy', true), '');
  v_antes constant jsonb := coalesce(p_antes, (select jsonb_agg(e) from exigencia e where operacionid = p_operacion), '[]');
  v_despues constant jsonb := coalesce(p_despues, v_antes);
  v_otro constant boolean := p_tipo.tipodocumentoid is not null;
  v_cuentas constant text[] := array(
    select distinct o.cuenta_id from cuenta_operacion o join cuenta c on c.cuenta_id = o.cuenta_id and c.estado = any (p_estados)
    where o.operacionid = p_operacion and p_dia between o.desde and coalesce(o.hasta, 'infinity'));
  v_abre constant boolean := v_antes = '[]' and exists (select from operacion where operacionid = p_operacion and not activa);
  v_tipos text[];
  -- The kinds of resources of which something else begins or ends until then: what is kept of today says nothing of them.
  v_giran text[];
  v_vista jsonb;
begin
  -- Those that decide on one side alone, and one that becomes another.
  select array_agg(t.tipodocumentoid) into v_tipos
  from tipo_documento t
  left join jsonb_populate_recordset(null::exigencia, v_antes) a on a.tipodocumentoid = t.tipodocumentoid
    and daterange(a.vigente_desde, a.vigente_hasta, '[]') @> p_dia
  left join jsonb_populate_recordset(null::exigencia, v_despues) d on d.tipodocumentoid = t.tipodocumentoid
    and daterange(d.vigente_desde, d.vigente_hasta, '[]') @> p_dia
  cross join lateral pesa_en(t, a) pa
  cross join lateral pesa_en(t, d) pd
  where (pa.critico and pa.obligatorio) <> (pd.critico and pd.obligatorio) or t.tipodocumentoid = p_tipo.tipodocumentoid;
  select coalesce(array_agg(distinct t.docrectipo_recurso), '{}') into v_giran
  from (
    select tipodocumentoid, vigente_desde, vigente_hasta from tipo_documento
    union all
    select tipodocumentoid, vigente_desde, vigente_hasta from jsonb_populate_recordset(null::exigencia, v_antes || v_despues)) x
  join tipo_documento t on t.tipodocumentoid = x.tipodocumentoid
  where x.tipodocumentoid <> all (v_tipos)
    and (x.vigente_desde > p_hoy and x.vigente_desde <= p_dia or x.vigente_hasta >= p_hoy and x.vigente_hasta < p_dia);
  perform set_config('app.hoy', p_dia::text, true);
  v_vista := (
    with pide as materialized (
      select t as tipo, t.tipodocumentoid, t.docrectipo_recurso, pa.critico and pa.obligatorio as pesaba, pd.critico and pd.obligatorio as pesa
      from tipo_documento t
      left join jsonb_populate_recordset(null::exigencia, v_antes) a on a.tipodocumentoid = t.tipodocumentoid
        and daterange(a.vigente_desde, a.vigente_hasta, '[]') @> p_dia
      left join jsonb_populate_recordset(null::exigencia, v_despues) d on d.tipodocumentoid = t.tipodocumentoid
        and daterange(d.vigente_desde, d.vigente_hasta, '[]') @> p_dia
      cross join lateral pesa_en(t, a) pa
      cross join lateral pesa_en(case when v_otro then p_tipo else t end, d) pd
      where t.tipodocumentoid = any (v_tipos)
    ),
    -- The types that decide on both sides alike.
    ajeno as materialized (
      select t as tipo, t.tipodocumentoid
      from tipo_documento t
      left join jsonb_populate_recordset(null::exigencia, v_antes) a on a.tipodocumentoid = t.tipodocumentoid
        and daterange(a.vigente_desde, a.vigente_hasta, '[]') @> p_dia
      cross join lateral pesa_en(t, a) p
      where p.critico and p.obligatorio and t.tipodocumentoid <> all (v_tipos)
    ),
    papel as materialized (
      select cuenta_id, recursoid, tipodocumentoid, documentoid, estado, bloqueado, fecha_vencimiento, es_ultimo, es_vigente
      from documento where tipodocumentoid = any (v_tipos) and (es_ultimo or es_vigente) and cuenta_id = any (v_cuentas)
    ),
    levantado as materialized (
      select cuenta_id, recursoid, tipodocumentoid, max(hasta) as hasta
      from excepcion
      where vale and p_dia between desde and hasta and coalesce(operacionid, p_operacion) = p_operacion
      group by 1, 2, 3
    ),
    -- Of whom what is kept does not say how they stand then.
    ignorado as materialized (
      select cuenta_id, recursoid from veredicto where cuenta_id = any (v_cuentas) and (hasta < p_hoy or dia > p_hoy)
      union all
      select cuenta_id, recursoid from excepcion where p_dia > p_hoy and vale and hasta >= p_hoy and cuenta_id = any (v_cuentas)
    ),
    -- Whether nothing but those types keeps somebody away today, and until when no critical paper ends.
    sabido as materialized (
      select k.cuenta_id, k.recursoid, k.frenan <@ v_tipos as libre, coalesce(k.critico_hasta, 'infinity') as critico_hasta
      from (
        select cuenta_id, recursoid, clase, frenan, critico_hasta from veredicto_operacion where operacionid = p_operacion and cuenta_id = any (v_cuentas)
        union all
        select b.cuenta_id, b.recursoid, b.clase, frenan_de(b.culpables), b.critico_hasta
        from veredicto b
        where v_abre and b.cuenta_id = any (v_cuentas) and not exists (
          select from excepcion x
          where x.cuenta_id = b.cuenta_id and x.recursoid = b.recursoid and x.operacionid = p_operacion and x.vale offset 0)
      ) k
      join catalogo_al_dia c on c.cuenta_id = k.cuenta_id
      where k.clase <> all (v_giran) and (k.cuenta_id, k.recursoid) not in (select cuenta_id, recursoid from ignorado)
    ),
    -- Of whom a paper of those that decide on both sides ends until then.
    termina as materialized (
      select k.cuenta_id, k.recursoid
      from sabido k
      where k.libre and k.critico_hasta < p_dia and exists (
        select from recurso_de(k.cuenta_id, k.recursoid) r
        join documento d on d.cuenta_id = r.cuenta_id and d.recursoid = r.recursoid
        join ajeno t on t.tipodocumentoid = d.tipodocumentoid
        where d.es_vigente and not d.bloqueado and d.fecha_vencimiento >= p_hoy and d.fecha_vencimiento < p_dia and tipo_aplica(t.tipo, r, p_dia) offset 0)
    ),
    -- Whether nothing but those types keeps somebody away.
    guardado as materialized (
      select cuenta_id, recursoid, libre and (cuenta_id, recursoid) not in (select cuenta_id, recursoid from termina) as solo from sabido
    ),
    -- Slots of those types that keep their resource away on a side, but for resources that something else does on both.
    frenado as materialized (
      select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, s.frenaba, s.frena
      from (select * from recurso where cuenta_id = any (v_cuentas) and estado = 'ACTIVO' offset 0) r
      join pide t on t.docrectipo_recurso = r.exigencias
        and case when v_otro then tipo_aplica(t.tipo, r, p_dia) or tipo_aplica(p_tipo, r, p_dia) else tipo_aplica(t.tipo, r, p_dia) end
      left join papel u on u.es_ultimo and u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid and u.tipodocumentoid = t.tipodocumentoid
      left join papel v on v.es_vigente and v.cuenta_id = r.cuenta_id and v.recursoid = r.recursoid and v.tipodocumentoid = t.tipodocumentoid
      left join levantado l on l.cuenta_id = r.cuenta_id and l.recursoid = r.recursoid and l.tipodocumentoid = t.tipodocumentoid
      cross join lateral (
        select e.estado <> 'activo' and exceptuado_hasta(e.estado, v.fecha_vencimiento, l.hasta) is null as falta
        from (select estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, p_dia) as estado) e
      ) e
      cross join lateral (
        select e.falta and t.pesaba and (not v_otro or tipo_aplica(t.tipo, r, p_dia)) as frenaba,
          e.falta and t.pesa and (not v_otro or tipo_aplica(p_tipo, r, p_dia)) as frena
      ) s
      where (s.frenaba or s.frena)
        and (r.cuenta_id, r.recursoid) not in (select cuenta_id, recursoid from guardado where not solo)
        and (r.cuenta_id, r.recursoid) not in (select cuenta_id, recursoid from exclusion where operacionid = p_operacion)
    ),
    -- One slot of each, mostly, of which nothing is to be taken together.
    tocado as (
      select * from frenado where cardinality(v_tipos) = 1
      union all
      select cuenta_id, recursoid, tiporecurso, nombre, dominio, bool_or(frenaba), bool_or(frena)
      from frenado where cardinality(v_tipos) > 1 group by 1, 2, 3, 4, 5
    ),
    mueve as materialized (
      select t.*, (t.cuenta_id, t.recursoid) in (select cuenta_id, recursoid from guardado where solo) as solo from tocado t where t.frena <> t.frenaba
    ),
    cambia as materialized (
      select m.*, case when m.frena then 'pierde' else 'gana' end as lado
      from mueve m
      where m.solo or not exists (
        select from recurso_de(m.cuenta_id, m.recursoid) r
        join ajeno t on tipo_aplica(t.tipo, r, p_dia)
        left join documento u on u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid and u.tipodocumentoid = t.tipodocumentoid and u.es_ultimo
        left join documento v on v.cuenta_id = r.cuenta_id and v.recursoid = r.recursoid and v.tipodocumentoid = t.tipodocumentoid and v.es_vigente
        left join levantado l on l.cuenta_id = r.cuenta_id and l.recursoid = r.recursoid and l.tipodocumentoid = t.tipodocumentoid
        cross join lateral (select estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, p_dia) as estado) e
        where e.estado <> 'activo' and exceptuado_hasta(e.estado, v.fecha_vencimiento, l.hasta) is null offset 0)
    ),
    primeros as (
      (select * from cambia where lado = 'pierde' order by nombre, recursoid limit p_nombrados)
      union all
      (select * from cambia where lado = 'gana' order by nombre, recursoid limit p_nombrados)
    )
    select jsonb_build_object('dia', p_dia) || jsonb_object_agg(s.lado || 'n', jsonb_build_object(
      'choferes', n.choferes, 'dominios', n.dominios, 'transportes', n.transportes, 'cuentas', n.cuentas,
      'recursos', coalesce((
        select jsonb_agg(jsonb_build_object('recursoid', p.recursoid, 'tiporecurso', p.tiporecurso, 'nombre', p.nombre, 'dominio', p.dominio,
          'cuentaid', p.cuenta_id, 'accountname', c.accountname) order by p.nombre, p.recursoid)
        from primeros p join cuenta c on c.cuenta_id = p.cuenta_id where p.lado = s.lado), '[]')))
    from (values ('pierde'), ('gana')) s (lado)
    -- By account first: to count distinct ones, all would be sorted.
    cross join lateral (
      select coalesce(sum(choferes), 0) as choferes, coalesce(sum(dominios), 0) as dominios, coalesce(sum(transportes), 0) as transportes,
        count(*) as cuentas
      from (
        select count(*) filter (where tiporecurso like 'chofer%') as choferes, count(*) filter (where tiporecurso = 'dominio') as dominios,
          count(*) filter (where tiporecurso = 'transporte') as transportes
        from cambia where lado = s.lado group by cuenta_id
      ) de_cuenta
    ) n
  );
  perform set_config('app.hoy', v_app_hoy, true);
  return v_vista;
end $$;
revoke execute on function vista_de_operacion from public;
grant execute on function vista_de_operacion to portal_proveedor;
