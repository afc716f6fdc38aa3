-- Whether anything but a type keeps a resource from being fit: `culpables` as `resumen_casillas` tells them.
create function culpan_otros(culpables jsonb, tipodocumentoid text) returns boolean language sql immutable parallel safe
return jsonb_path_exists(culpables, '$[*] ? (@.estado != "activo" && @.estado != "exceptuado" && @.tipodocumentoid != $t)', jsonb_build_object('t', tipodocumentoid));

-- Who would become fit on a day by a change of a type, and who would no longer be: read, and nothing else. `antes` is the
-- type as it is (null of a new one), `despues` as it would be. A change moves one slot of whom the type is asked before or
-- after it, and how a slot stands does not turn on its type: so who stands otherwise is found from that slot alone, and
-- all else that keeps a resource from being fit from its kept verdict. Where that is not true of the day, or would not be,
-- it is computed for that day. The first `p_nombrados` of each side are named, or all, of accounts whose people may sign in: nobody
-- else goes anywhere. See docs/decisions/0057.
create function vista_de_tipo(p_antes tipo_documento, p_despues tipo_documento, p_hoy date, p_dia date, p_nombrados integer default 20)
returns jsonb
language plpgsql stable as $$
declare
  v_app_hoy constant text := coalesce(current_setting('app.hoy', true), '');
  v_vista jsonb;
  v_tipo constant text := coalesce(p_antes.tipodocumentoid, '');
  v_recurso constant text := p_despues.docrectipo_recurso;
  v_pesaba constant boolean := coalesce(p_antes.critico and p_antes.obligatorio, false);
  v_pesa constant boolean := p_despues.critico and p_despues.obligatorio;
  -- Another requirement of the kind begins or ends until then: what is kept of today says nothing of it.
  v_giran constant boolean := exists (
    select from tipo_documento
    where docrectipo_recurso = v_recurso and tipodocumentoid <> v_tipo
      and (vigente_desde > p_hoy and vigente_desde <= p_dia or vigente_hasta >= p_hoy and vigente_hasta < p_dia)
  );
begin
  perform set_config('app.hoy', p_dia::text, true);
  v_vista := (
    with papel as materialized (
      select cuenta_id, recursoid, documentoid, estado, bloqueado, fecha_vencimiento, es_ultimo, es_vigente
      from documento where tipodocumentoid = v_tipo and (es_ultimo or es_vigente)
    ),
    levantado as materialized (
      select cuenta_id, recursoid, hasta from excepcion where tipodocumentoid = v_tipo and vale and operacionid is null and p_dia between desde and hasta
    ),
    tocado as materialized (
      select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.estado as estado_recurso, x.antes, x.despues,
        u.documentoid is not null as presentado,
        e.estado, e.estado = 'activo' or exceptuado_hasta(e.estado, v.fecha_vencimiento, l.hasta) is not null as en_regla
      from recurso r
      cross join lateral (
        select
          tipo_exigido(p_antes, r, p_dia) as antes,
          tipo_exigido(p_despues, r, p_dia) as despues
      ) x
      left join papel u on u.es_ultimo and u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid
      left join papel v on v.es_vigente and v.cuenta_id = r.cuenta_id and v.recursoid = r.recursoid
      left join levantado l on l.cuenta_id = r.cuenta_id and l.recursoid = r.recursoid
      cross join lateral (
        select estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, p_dia) as estado
      ) e
      where r.exigencias = v_recurso and (x.antes or x.despues) and r.cuenta_id in (select cuenta_id from cuenta where estado in (1, 4))
    ),
    cambia as materialized (
      select t.*, case when t.despues and v_pesa then 'pierde' else 'gana' end as lado
      from tocado t
      left join catalogo_al_dia d on d.cuenta_id = t.cuenta_id
      left join veredicto k on k.cuenta_id = d.cuenta_id and k.recursoid = t.recursoid
      where t.estado_recurso = 'ACTIVO' and not t.en_regla and (t.antes and v_pesaba) <> (t.despues and v_pesa)
        and case
          when k.dia <= p_hoy and k.hasta >= p_dia then not culpan_otros(k.culpables, v_tipo)
          -- Until then nothing but ends keeps anybody else's slot from being active.
          when k.dia <= p_hoy and k.hasta >= p_hoy and not v_giran then
            not culpan_otros(k.culpables, v_tipo) and (coalesce(k.critico_hasta >= p_dia, true) or not exists (
              select from veredicto_casilla c join tipo_documento o using (tipodocumentoid)
              where c.cuenta_id = t.cuenta_id and c.recursoid = t.recursoid and c.tipodocumentoid <> v_tipo and not c.mes
                and (c.estado = 'activo' or c.exceptuado_hasta is not null) and coalesce(c.exceptuado_hasta, c.fecha_vencimiento) < p_dia
                and o.alcance = 'general' and o.critico and o.obligatorio
            ))
          else not (
            select culpan_otros(a.culpables, v_tipo) from recurso_con_aptitud a
            where a.cuenta_id = t.cuenta_id and a.recursoid = t.recursoid offset 0
          )
        end
    ),
    primeros as (
      (select *, 'pierde' as de from cambia where lado = 'pierde' order by nombre, recursoid limit p_nombrados)
      union all
      (select *, 'gana' from cambia where lado = 'gana' order by nombre, recursoid limit p_nombrados)
      union all
      (select t.*, '', 'igual' from tocado t where not exists (select from cambia c where c.recursoid = t.recursoid)
       order by t.nombre, t.recursoid limit p_nombrados)
    ),
    lado as (
      select p.de, jsonb_agg(jsonb_build_object('recursoid', p.recursoid, 'tiporecurso', p.tiporecurso, 'nombre', p.nombre,
        'dominio', p.dominio, 'estado', p.estado, 'pedido', p.antes, 'cuentaid', p.cuenta_id, 'accountname', c.accountname)
        order by p.nombre, p.recursoid) as recursos
      from primeros p join cuenta c on c.cuenta_id = p.cuenta_id
      group by p.de
    ),
    -- Those who are written to of it.
    escritos as (
      select count(*) as titulares from contacto p join cuenta c on c.cuenta_id = p.cuenta_id
      where p.rol = 'titular' and p.activo and c.estado in (1, 4)
        and p.cuenta_id in (select cuenta_id from cambia where lado = 'pierde')
    ),
    cuantos as (
      select count(*) filter (where lado = 'pierde') as pierden, count(*) filter (where lado = 'gana') as ganan from cambia
    ),
    tocados as (
      select count(*) as todos, count(*) filter (where despues and not antes) as empiezan,
        count(*) filter (where antes and not despues) as dejan,
        count(*) filter (where antes and not despues and presentado) as dejan_presentados
      from tocado
    )
    select jsonb_build_object('dia', p_dia,
      'pierden', jsonb_build_object('cantidad', n.pierden, 'recursos', coalesce((select recursos from lado where de = 'pierde'), '[]')),
      'ganan', jsonb_build_object('cantidad', n.ganan, 'recursos', coalesce((select recursos from lado where de = 'gana'), '[]')),
      'igual', jsonb_build_object('cantidad', t.todos - n.pierden - n.ganan, 'recursos', coalesce((select recursos from lado where de = 'igual'), '[]')),
      'empiezan', t.empiezan, 'dejan', t.dejan, 'dejan_presentados', t.dejan_presentados,
      'titulares', e.titulares)
    from cuantos n, tocados t, escritos e
  );
  perform set_config('app.hoy', v_app_hoy, true);
  return v_vista;
end $$;
revoke execute on function vista_de_tipo from public;
grant execute on function vista_de_tipo to portal_proveedor;
