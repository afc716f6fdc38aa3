-- What devices at gates may do, each by its token: the role that asks has no other way to a row of these. See docs/decisions/0140.

-- The device that a token opens. P1680 for one that is none, P1681 once it was revoked, P1682 while its gate is closed.
create function privado.dispositivo_de(p_hash bytea) returns dispositivo language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  d dispositivo;
begin
  select x.* into d from privado.clave_de_dispositivo k join dispositivo x on x.dispositivoid = k.dispositivoid where k.token_hash = p_hash;
  if not found then raise exception 'no device' using errcode = 'P1680'; end if;
  if d.revocado is not null then raise exception 'revoked' using errcode = 'P1681'; end if;
  if not (select activa from puerta where puertaid = d.puertaid) then raise exception 'closed' using errcode = 'P1682'; end if;
  return d;
end $$;

-- Whether a token opens one: asked before much of what it sends is read. Raises as above.
create function mirar_dispositivo(p_hash bytea) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select (privado.dispositivo_de(p_hash)).dispositivoid
$$;

-- Takes a code that was shown, once, and keeps by which token the new device is known. P1512 for one that is none, late or used.
create function enrolar_dispositivo(p_codigo bytea, p_token bytea, p_nombre text, p_app text, p_request_id text, p_ip text)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c privado.codigo_de_dispositivo;
  v_id text;
begin
  delete from privado.codigo_de_dispositivo where codigo_hash = p_codigo returning * into c;
  if not found or c.vence <= now() or not (select activa from puerta where puertaid = c.puertaid) then
    raise exception 'no code' using errcode = 'P1512';
  end if;
  if (select count(*) from dispositivo where puertaid = c.puertaid and revocado is null) >= 50 then
    raise exception 'too many devices' using errcode = 'P1683';
  end if;
  insert into dispositivo (puertaid, nombre, app, enrolado_por) values (c.puertaid, p_nombre, p_app, c.creado_por) returning dispositivoid into v_id;
  insert into privado.clave_de_dispositivo (token_hash, dispositivoid) values (p_token, v_id);
  insert into auditoria (actor, accion, objeto, request_id, ip) values (null, 'EnrolarDispositivo', v_id, p_request_id, p_ip);
  return v_id;
end $$;

-- What a PIN is compared with, of a guard who is on duty at the device's gate; no row of anybody else.
create function pin_de_guardia(p_hash bytea, p_guardia text) returns table (nombre text, hash text, dispositivoid text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  d constant dispositivo := privado.dispositivo_de(p_hash);
begin
  return query
    select g.nombre, k.hash, d.dispositivoid::text from guardia g join privado.pin_de_guardia k on k.guardiaid = g.guardiaid
    where g.guardiaid = p_guardia and g.activo and d.puertaid = any (g.puertas);
end $$;

-- Begins a shift whose PIN was compared here, and ends the one before it at the device.
create function empezar_turno(p_hash bytea, p_guardia text, p_turno uuid, p_request_id text, p_ip text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d constant dispositivo := privado.dispositivo_de(p_hash);
begin
  if not exists (select from guardia where guardiaid = p_guardia and activo and d.puertaid = any (puertas)) then
    raise exception 'not on duty there' using errcode = 'P1512';
  end if;
  update turno set hasta = now() where dispositivoid = d.dispositivoid and hasta is null and turnoid <> p_turno;
  insert into turno (turnoid, dispositivoid, puertaid, guardiaid, desde, comprobado)
    values (p_turno, d.dispositivoid, d.puertaid, p_guardia, now(), true)
    on conflict (turnoid) do update set comprobado = true
      where turno.dispositivoid = excluded.dispositivoid and turno.guardiaid = excluded.guardiaid;
  if not found then raise exception 'another shift' using errcode = 'P1510'; end if;
  update dispositivo set visto = now() where dispositivoid = d.dispositivoid;
  insert into auditoria (actor, accion, objeto, request_id, ip) values (null, 'EmpezarTurno', p_guardia, p_request_id, p_ip);
end $$;

-- As letters and digits alone, as a plate or a number is looked up.
create function como_se_busca(p_texto text) returns text language sql immutable parallel safe
return regexp_replace(upper(p_texto), '[^A-Z0-9]', '', 'g');

-- Who is enabled, and takes part where a gate is of an operacion: of others nothing is said there.
create function privado.cuentas_en_puerta(p_operacion text) returns setof text language sql stable security definer set search_path = public, pg_temp as $$
  select c.cuenta_id from cuenta c
  where p_operacion is null or exists (
    select from cuenta_operacion x where x.cuenta_id = c.cuenta_id and x.operacionid = p_operacion
      and (select hoy()) between x.desde and coalesce(x.hasta, 'infinity'))
$$;

-- Those whom something that is known already keeps out of a gate from tomorrow on: a type that begins to weigh by then, by its own day,
-- by a planned change of the catalogue or because the operacion asks for it from that day on, and of which they have nothing that is good
-- that day. On most days nothing begins, and no resource is looked at.
create function privado.frenados_maniana(p_operacion text, p_recursos text[] default null) returns table (cuenta_id text, recursoid text)
language sql stable security definer set search_path = public, pg_temp as $$
  with empieza as materialized (
    select n.tipo, d.dia
    from (select (select hoy()) + 1 as dia) d
    cross join tipo_documento t
    left join cambio_tipo c on c.tipodocumentoid = t.tipodocumentoid and c.retirado is null and c.aplicado is null and c.desde <= d.dia
    cross join lateral (select jsonb_populate_record(t, coalesce(c.valores, '{}')) as tipo) n
    left join lateral exigencia_en(p_operacion, t.tipodocumentoid, d.dia) e on true
    cross join lateral pesa_en(n.tipo, e) p
    where p.critico and p.obligatorio
      and (c.cambioid is not null or (n.tipo).vigente_desde = d.dia or e.vigente_desde = d.dia)
  )
  select r.cuenta_id, r.recursoid
  from empieza m
  join recurso r on tipo_aplica(m.tipo, r, m.dia) and (p_recursos is null or r.recursoid = any (p_recursos) or r.tiporecurso = 'transporte')
  left join documento u on u.cuenta_id = r.cuenta_id and u.recursoid = r.recursoid and u.tipodocumentoid = (m.tipo).tipodocumentoid and u.es_ultimo
  left join documento v on v.cuenta_id = r.cuenta_id and v.recursoid = r.recursoid and v.tipodocumentoid = (m.tipo).tipodocumentoid and v.es_vigente
  left join excepcion x on x.cuenta_id = r.cuenta_id and x.recursoid = r.recursoid and x.tipodocumentoid = (m.tipo).tipodocumentoid and x.vale
    and x.operacionid is null and m.dia between x.desde and x.hasta
  left join excepcion y on y.cuenta_id = r.cuenta_id and y.recursoid = r.recursoid and y.tipodocumentoid = (m.tipo).tipodocumentoid and y.vale
    and y.operacionid = p_operacion and m.dia between y.desde and y.hasta
  cross join lateral casilla_segun(u, v, excepcion_que_vale(x, y), (m.tipo).vigencia, m.dia) e
  where exists (select from empieza) and e.estado <> 'activo' and e.exceptuado_hasta is null
$$;

-- The last day of an account's participation that goes on today; null where it has no end.
create function privado.participa_hasta(p_cuenta text, p_operacion text) returns date language sql stable security definer set search_path = public, pg_temp
return (
  select upper(tramo) - 1
  from unnest((
    select range_agg(daterange(c.desde, c.hasta, '[]')) from cuenta_operacion c
    where c.cuenta_id = p_cuenta and c.operacionid = p_operacion and coalesce(c.hasta, 'infinity') >= c.desde)) tramo
  where tramo @> (select hoy()));

-- How choferes and dominios stand at a gate: of those named, or of all. `contra` is what speaks against one, in the words of a
-- device's list; what isn't known at this moment is said to be so. `hasta`: the last day on which it may enter as it stands, by all
-- that is known of tomorrow, because a device without a line answers by its list after midnight too.
create function privado.en_puerta(p_operacion text, p_recursos text[] default null)
returns table (cuenta_id text, recursoid text, clase text, dicho text, nombre text, transporte text, hasta date, contra text[],
  culpables jsonb, culpables_transporte jsonb, vehiculo text, carroceria text, cantidad_ejes integer, pais_patente text)
language sql stable security definer set search_path = public, pg_temp as $$
  with frenados as materialized (select f.recursoid from privado.frenados_maniana(p_operacion, p_recursos) f),
  cuentas as materialized (
    select c.cuenta_id, c.accountname, c.estado, tv.recursoid is not null and (p_operacion is null or tp.recursoid is not null) as sabido,
      coalesce(tp.aptitud, tv.aptitud) = 'no habilitado' as no_apta,
      least(case when p_operacion is null then tv.critico_hasta else tp.critico_hasta end,
        case when p_operacion is not null then privado.participa_hasta(c.cuenta_id, p_operacion) end,
        case when c.cuenta_id in (select f.recursoid from frenados f) then hoy() end) as hasta,
      case when p_operacion is null then tv.culpables else tp.culpables end as culpables
    from cuenta c
    left join veredicto_cierto tv on tv.cuenta_id = c.cuenta_id and tv.recursoid = c.cuenta_id
    left join veredicto_operacion tp on tp.cuenta_id = c.cuenta_id and tp.recursoid = c.cuenta_id and tp.operacionid = p_operacion
    where c.cuenta_id in (select privado.cuentas_en_puerta(p_operacion))
  ),
  cosas as (
    select d.cuenta_id, d.dominioid as recursoid, 'dominio' as clase, d.dominio as dicho, d.dominio as nombre, d.estado_dominio as estado,
      d.vehiculo, d.carroceria, d.cantidad_ejes::integer as cantidad_ejes, d.pais_patente, d.fecha_baja, d.motivo_baja
    from dominio d where p_recursos is null or d.dominioid = any (p_recursos)
    union all
    select k.cuenta_id, k.choferid, 'chofer', k.documento, k.apellido || ', ' || k.nombre, k.estado_cuenta, null, null, null, null, k.fecha_baja, k.motivo_baja
    from chofer k where p_recursos is null or k.choferid = any (p_recursos)
  )
  select x.cuenta_id, x.recursoid, x.clase, x.dicho, x.nombre, c.accountname,
    least(case when p_operacion is null then v.critico_hasta else o.critico_hasta end, c.hasta,
      case when x.recursoid in (select f.recursoid from frenados f) then hoy() end),
    array_remove(array[
      case when x.estado <> 'ACTIVO' then 'estado' end,
      case when c.estado <> 1 then 'cuenta' end,
      case when x.estado = 'ACTIVO' and v.recursoid is null or not c.sabido then 'desconocido' end,
      case when x.estado = 'ACTIVO' and p_operacion is not null and v.recursoid is not null and o.recursoid is null then 'operacion' end,
      case when coalesce(o.aptitud, v.aptitud) = 'no habilitado' and x.estado = 'ACTIVO' then 'papeles' end,
      case when c.no_apta then 'transporte' end], null),
    culpable_estado(x.estado, x.fecha_baja, x.motivo_baja) || coalesce(case when p_operacion is null then v.culpables else o.culpables end, '[]'),
    coalesce(c.culpables, '[]'), x.vehiculo, x.carroceria, x.cantidad_ejes, x.pais_patente
  from cosas x
  join cuentas c on c.cuenta_id = x.cuenta_id
  left join veredicto_cierto v on v.cuenta_id = x.cuenta_id and v.recursoid = x.recursoid
  left join veredicto_operacion o on o.cuenta_id = x.cuenta_id and o.recursoid = x.recursoid and o.operacionid = p_operacion
$$;

-- Those whose plate or number that is: first who takes part where the gate is of an operacion, and is active.
create function privado.de_quien_es(p_parte jsonb, p_operacion text) returns table (cuenta_id text, recursoid text, fecha_baja date, orden integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select h.cuenta_id, h.recursoid, h.fecha_baja,
    (case when h.cuenta_id in (select privado.cuentas_en_puerta(p_operacion)) then 0 else 2 end + case h.estado when 'ACTIVO' then 0 else 1 end)::integer
  from (
    select d.cuenta_id, d.dominioid as recursoid, d.fecha_baja, d.estado_dominio as estado
    from dominio d where p_parte ->> 'lugar' not like 'chofer%' and d.dominio = como_se_busca(p_parte ->> 'texto')
    union all
    select c.cuenta_id, c.choferid, c.fecha_baja, c.estado_cuenta
    from chofer c where p_parte ->> 'lugar' like 'chofer%' and c.documento = como_se_busca(p_parte ->> 'texto')
  ) h
  order by 4, h.recursoid
$$;

-- What a list is known by: the same while nothing that it says changed, nor the day.
create function vista_de_lista(p_hash bytea) returns text language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  d constant dispositivo := privado.dispositivo_de(p_hash);
begin
  return (
    select concat_ws(' ', hoy(), coalesce(p.operacionid, '-'), p.con_nombres, (
      select md5(string_agg(v.version::text, '' order by v.cual)) from privado.version v
      where v.cual in ('*') or v.cual in (select privado.cuentas_en_puerta(p.operacionid))))
    from puerta p where p.puertaid = d.puertaid);
end $$;

-- Everybody of whom a list tells, and units by their parts in the order of a pass.
create function recursos_de_lista(p_hash bytea)
returns table (clase text, dicho text, nombre text, transporte text, hasta date, contra text[], culpables jsonb, culpables_transporte jsonb,
  vehiculo text, carroceria text, cantidad_ejes integer, pais_patente text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  p constant puerta := (select x from puerta x where x.puertaid = (privado.dispositivo_de(p_hash)).puertaid);
begin
  return query
    select e.clase, e.dicho, e.nombre, e.transporte, e.hasta, e.contra,
      case when p.con_nombres then e.culpables end, case when p.con_nombres then e.culpables_transporte end,
      e.vehiculo, e.carroceria, e.cantidad_ejes, e.pais_patente
    from privado.en_puerta(p.operacionid) e;
end $$;

create function unidades_de_lista(p_hash bytea) returns table (tractor text, arrastre1 text, arrastre2 text, chofer1 text, chofer2 text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  p constant puerta := (select x from puerta x where x.puertaid = (privado.dispositivo_de(p_hash)).puertaid);
begin
  return query
    select t.dominio, a.dominio, b.dominio, k.documento, l.documento
    from unidad u
    left join dominio t on t.cuenta_id = u.cuenta_id and t.dominioid = u.tractor
    left join dominio a on a.cuenta_id = u.cuenta_id and a.dominioid = u.arrastre1
    left join dominio b on b.cuenta_id = u.cuenta_id and b.dominioid = u.arrastre2
    left join chofer k on k.cuenta_id = u.cuenta_id and k.choferid = u.chofer1
    left join chofer l on l.cuenta_id = u.cuenta_id and l.choferid = u.chofer2
    where u.estado = 'ACTIVA' and u.cuenta_id in (select privado.cuentas_en_puerta(p.operacionid));
end $$;

-- What the head of a list says, but for the time and what is signed of the rest.
create function cabecera_de_lista(p_hash bytea, p_app text) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d constant dispositivo := privado.dispositivo_de(p_hash);
begin
  update dispositivo set visto = now(), app = p_app where dispositivoid = d.dispositivoid;
  return (
    select jsonb_build_object('dispositivoid', d.dispositivoid, 'dispositivo', d.nombre, 'puertaid', p.puertaid, 'puerta', p.nombre, 'sede', p.sede,
      'operacionid', p.operacionid,
      'operacion', (select o.nombre from operacion o where o.operacionid = p.operacionid), 'con_nombres', p.con_nombres, 'dia', hoy(),
      'autorizan', (select coalesce(jsonb_agg(a - 'email'), '[]') from jsonb_array_elements(p.autorizan) a),
      'guardias', (select coalesce(jsonb_agg(jsonb_build_object('guardiaid', g.guardiaid, 'nombre', g.nombre) order by g.nombre, g.guardiaid), '[]')
        from guardia g where g.activo and p.puertaid = any (g.puertas)),
      -- Those that might still be shown.
      'anulados', (select coalesce(jsonb_agg(x.serial order by x.serial), '[]') from pase x where x.anulado is not null and x.vence > now()),
      'testigo', (select jsonb_build_object('numero', t.numero, 'raiz', encode(t.raiz, 'hex')) from testigo t order by t.numero desc limit 1))
    from puerta p where p.puertaid = d.puertaid);
end $$;

-- That a device is told its list, once there is one to tell: of when that is.
create function anotar_lista(p_hash bytea, p_de timestamptz) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d constant dispositivo := privado.dispositivo_de(p_hash);
begin
  update dispositivo set lista = p_de where dispositivoid = d.dispositivoid;
end $$;

-- Who is inside a site: whose last paso of the last three days let them in. A driver whom nobody named is told by the plate.
create function privado.adentro_de(p_sede text)
returns table (pasoid uuid, que text, nombre text, documento text, patente text, transporte text, puerta text, desde timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  with paso_de_sede as materialized (
    select p.*, g.nombre as puerta from paso p join puerta g on g.puertaid = p.puertaid
    where g.sede = p_sede and p.momento > now() - interval '3 days' and p.sentido <> 'no entra'
  ),
  persona as (
    select p.pasoid, p.momento, p.sentido, p.puerta, p.partes,
      case when p.visita is not null then 'visita' else 'chofer' end as que,
      case when p.visita is not null then como_se_busca(p.visita ->> 'documento') else k.documento end as documento,
      p.visita ->> 'nombre' as visita
    from paso_de_sede p
    left join lateral (
      select como_se_busca(x ->> 'texto') as documento from jsonb_array_elements(p.partes) x
      where p.visita is null and x ->> 'lugar' in ('chofer1', 'chofer2')
    ) k on true
  ),
  ultima as (
    select distinct on (coalesce(a.documento, a.patente)) a.*
    from (
      select p.*, (select x ->> 'texto' from jsonb_array_elements(p.partes) x where x ->> 'lugar' = 'tractor') as patente from persona p
    ) a
    where coalesce(a.documento, a.patente) is not null
    order by coalesce(a.documento, a.patente), a.momento desc, a.pasoid
  )
  select u.pasoid, u.que, coalesce(u.visita, c.apellido || ', ' || c.nombre), u.documento, u.patente, a.accountname, u.puerta, u.momento
  from ultima u
  left join lateral (
    select r.cuenta_id, r.recursoid from paso_recurso r where r.pasoid = u.pasoid
    order by (select como_se_busca(k.documento) = u.documento from chofer k where k.choferid = r.recursoid) desc nulls last, r.lugar limit 1
  ) r on true
  left join chofer c on c.cuenta_id = r.cuenta_id and c.choferid = r.recursoid
  left join cuenta a on a.cuenta_id = r.cuenta_id
  where u.sentido = 'entra'
  order by u.momento desc
$$;

-- Who is inside the device's site, with how many there are beside the last 2,000 who came in, and the last that passed its gate.
create function adentro_de_dispositivo(p_hash bytea) returns jsonb language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  d constant dispositivo := privado.dispositivo_de(p_hash);
begin
  return (
    with dentro as materialized (
      select a.*, row_number() over (order by a.desde desc, a.pasoid) as orden
      from privado.adentro_de((select sede from puerta where puertaid = d.puertaid)) a
    )
    select jsonb_build_object(
      'adentro', coalesce(jsonb_agg(to_jsonb(a) - 'orden' order by a.orden) filter (where a.orden <= 2000), '[]'),
      'sin_nombrar', greatest(count(*) - 2000, 0))
    from dentro a
  ) || jsonb_build_object(
    'ultimos', (select coalesce(jsonb_agg(to_jsonb(u) order by u.momento desc), '[]') from (
      select p.pasoid, p.sentido, p.momento, (select x ->> 'texto' from jsonb_array_elements(p.partes) x where x ->> 'lugar' = 'tractor') as patente,
        coalesce(p.visita ->> 'nombre', (
          select c.apellido || ', ' || c.nombre from paso_recurso r join chofer c on c.cuenta_id = r.cuenta_id and c.choferid = r.recursoid
          where r.pasoid = p.pasoid order by r.lugar limit 1)) as nombre
      from paso p where p.puertaid = d.puertaid order by p.momento desc, p.pasoid limit 20) u));
end $$;

-- How these stand at the device's gate at this moment, and the units of which the first is a part: names and reasons, for whoever
-- stands before them.
create function ver_en_puerta(p_hash bytea, p_partes jsonb) returns jsonb language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  p constant puerta := (select x from puerta x where x.puertaid = (privado.dispositivo_de(p_hash)).puertaid);
  v_recursos text[];
  v_unidades text[];
begin
  select array_agg(h.recursoid) into v_recursos
  from jsonb_array_elements(p_partes) x
  cross join lateral (
    select d.cuenta_id, d.dominioid as recursoid from dominio d where x ->> 'lugar' not like 'chofer%' and d.dominio = como_se_busca(x ->> 'texto')
    union all
    select c.cuenta_id, c.choferid from chofer c where x ->> 'lugar' like 'chofer%' and c.documento = como_se_busca(x ->> 'texto')
  ) h
  where h.cuenta_id in (select privado.cuentas_en_puerta(p.operacionid));
  select array_agg(unidadid) into v_unidades from (
    select u.unidadid from unidad u
    where u.estado = 'ACTIVA' and v_recursos && array[u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]
      and u.cuenta_id in (select privado.cuentas_en_puerta(p.operacionid))
    order by u.nombre limit 10) u;
  return jsonb_build_object(
    'partes', (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from privado.en_puerta(p.operacionid, coalesce(v_recursos, '{}')) e),
    'unidades', (
      select coalesce(jsonb_agg(jsonb_build_object('unidadid', u.unidadid, 'nombre', u.nombre, 'transporte', c.accountname, 'partes', (
        select coalesce(jsonb_agg(to_jsonb(e) || jsonb_build_object('lugar', l.lugar) order by l.orden), '[]')
        from unnest(array['tractor', 'arrastre1', 'arrastre2', 'chofer1', 'chofer2'], array[u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2])
          with ordinality l (lugar, recursoid, orden)
        join privado.en_puerta(p.operacionid, array[u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) e on e.recursoid = l.recursoid)) order by u.nombre), '[]')
      from unidad u join cuenta c on c.cuenta_id = u.cuenta_id where u.unidadid = any (v_unidades)));
end $$;

-- The key of the small picture of a chofer who stands at the device's gate, of whom the number was shown; null where there is none.
create function foto_en_puerta(p_hash bytea, p_recursoid text, p_documento text) returns text language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  p constant puerta := (select x from puerta x where x.puertaid = (privado.dispositivo_de(p_hash)).puertaid);
begin
  return (
    select a.miniatura from chofer c join archivo a on a.cuenta_id = c.cuenta_id and a.archivoid = c.foto
    where c.choferid = p_recursoid and c.documento = como_se_busca(p_documento) and c.estado_cuenta <> 'BAJA'
      and c.cuenta_id in (select privado.cuentas_en_puerta(p.operacionid)));
end $$;

-- Says of the pasos of these resources since then which let in who was inside by another gate.
create function privado.marcar_dobles(p_recursos text[], p_desde timestamptz) returns void language sql security definer set search_path = public, pg_temp as $$
  with visto as (
    select r.pasoid, r.lugar, r.momento,
      coalesce(r.sentido = 'entra' and lag(r.sentido) over w = 'entra' and lag(r.puertaid) over w <> r.puertaid
        and lag(r.momento) over w > r.momento - interval '3 days', false) as doble
    from paso_recurso r
    where r.recursoid = any (p_recursos) and r.sentido <> 'no entra' and r.momento > p_desde - interval '3 days'
    window w as (partition by r.recursoid order by r.momento, r.pasoid)
  )
  update paso_recurso r set doble = v.doble from visto v
  where r.pasoid = v.pasoid and r.lugar = v.lugar and r.doble <> v.doble and v.momento >= p_desde
$$;

-- Keeps what a device wrote down, each once under its name, with whose each part is as far as that is known. Answers those that are
-- kept, now or before, and why another can't be.
create function recibir_pasos(p_hash bytea, p_turnos jsonb, p_pasos jsonb, p_request_id text, p_ip text) returns table (pasoid uuid, porque text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  d constant dispositivo := privado.dispositivo_de(p_hash);
  v_puerta constant puerta := (select x from puerta x where x.puertaid = d.puertaid);
  t record;
  p record;
  v_turno turno;
  v_cuenta text;
  v_unidad text;
  v_pase pase;
  v_recursos text[] := '{}';
  v_desde timestamptz;
begin
  -- Of two of its messages at once the second waits, and finds what the first brought.
  perform from dispositivo where dispositivoid = d.dispositivoid for update;
  for t in select * from jsonb_to_recordset(p_turnos) as x (turnoid uuid, guardiaid text, desde timestamptz, hasta timestamptz) loop
    if exists (select from guardia where guardiaid = t.guardiaid) then
      insert into turno (turnoid, dispositivoid, puertaid, guardiaid, desde, hasta, comprobado)
        values (t.turnoid, d.dispositivoid, d.puertaid, t.guardiaid, t.desde, t.hasta, false)
        on conflict (turnoid) do update set hasta = coalesce(turno.hasta, excluded.hasta)
          where turno.dispositivoid = excluded.dispositivoid and turno.hasta is null and excluded.hasta is not null;
    end if;
  end loop;
  for p in
    select * from rows from (jsonb_to_recordset(p_pasos) as (pasoid uuid, turnoid uuid, sentido text, momento timestamptz, reloj timestamptz, pase bigint,
      partes jsonb, esperadas jsonb, visita jsonb, respuesta text, motivos jsonb, edad integer, igual jsonb, tecleado jsonb, sin_senal boolean))
      with ordinality as x (pasoid, turnoid, sentido, momento, reloj, pase, partes, esperadas, visita, respuesta, motivos, edad, igual, tecleado, sin_senal, n)
    order by n
  loop
    pasoid := p.pasoid;
    porque := null;
    -- A clock that goes ahead keeps nobody inside until then: what was written down by it has happened by now. `reloj` says what it said.
    p.momento := least(p.momento, now());
    -- Anybody's paso of that name counts as kept for its own device alone.
    if exists (select from paso x where x.pasoid = p.pasoid) then
      if not exists (select from paso x where x.pasoid = p.pasoid and x.dispositivoid = d.dispositivoid) then porque := 'otro dispositivo'; end if;
      return next;
      continue;
    end if;
    select * into v_turno from turno where turnoid = p.turnoid and dispositivoid = d.dispositivoid;
    if not found then
      porque := 'turno desconocido';
      return next;
      continue;
    end if;
    select * into v_pase from pase where serial = p.pase;
    -- Whose the pass is, else the tractor's, else that of whoever takes part here.
    v_cuenta := coalesce(v_pase.cuenta_id, (
      select h.cuenta_id from jsonb_array_elements(p.partes) with ordinality x (parte, orden)
      cross join lateral privado.de_quien_es(x.parte, v_puerta.operacionid) h
      order by x.parte ->> 'lugar' = 'tractor' desc, h.orden, x.orden limit 1));
    select u.unidadid into v_unidad from unidad u
    where u.cuenta_id = v_cuenta and u.estado = 'ACTIVA' and u.tractor = (
      select h.recursoid from jsonb_array_elements(p.partes) x cross join lateral privado.de_quien_es(x, v_puerta.operacionid) h
      where x ->> 'lugar' = 'tractor' and h.cuenta_id = v_cuenta limit 1)
    order by u.unidadid = v_pase.recursoid desc nulls last, u.unidadid limit 1;
    insert into paso (pasoid, turnoid, dispositivoid, puertaid, guardiaid, sentido, momento, reloj, sin_senal, serial, unidadid, partes, esperadas, visita,
      respuesta, motivos, edad, igual, tecleado)
    values (p.pasoid, p.turnoid, d.dispositivoid, d.puertaid, v_turno.guardiaid, p.sentido, p.momento, p.reloj, p.sin_senal, p.pase, v_unidad, p.partes,
      p.esperadas, p.visita, p.respuesta, array(select jsonb_array_elements_text(p.motivos)), p.edad, p.igual,
      array(select jsonb_array_elements_text(p.tecleado)));
    insert into paso_recurso (pasoid, cuenta_id, recursoid, lugar, momento, sentido, sede, puertaid, de_baja)
    select p.pasoid, h.cuenta_id, h.recursoid, x.lugar, p.momento, p.sentido, v_puerta.sede, d.puertaid,
      coalesce(h.fecha_baja < (p.momento at time zone 'America/Argentina/Buenos_Aires')::date, false)
    from (
      select e ->> 'lugar' as lugar, e as parte from jsonb_array_elements(p.partes) e
      union all
      select 'visita', jsonb_build_object('lugar', 'chofer1', 'texto', p.visita ->> 'documento') where p.visita is not null
    ) x
    cross join lateral (
      select * from privado.de_quien_es(x.parte, v_puerta.operacionid) h order by (h.cuenta_id = v_cuenta) desc nulls last, h.orden limit 1
    ) h
    on conflict do nothing;
    v_recursos := v_recursos || array(select r.recursoid from paso_recurso r where r.pasoid = p.pasoid);
    v_desde := least(v_desde, p.momento);
    if privado.hay_webhooks() then
      perform privado.anunciar(c.cuenta_id, p.pasoid::text, 'paso.registrado', jsonb_build_object('cuentaid', c.cuenta_id, 'pasoid', p.pasoid,
        'puertaid', d.puertaid, 'sentido', p.sentido, 'respuesta', p.respuesta, 'unidadid', case when c.cuenta_id = v_cuenta then v_unidad end,
        'momento', to_char(p.momento at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
      from (
        select distinct r.cuenta_id from paso_recurso r where r.pasoid = p.pasoid
        union all select null where not exists (select from paso_recurso r where r.pasoid = p.pasoid)
      ) c;
    end if;
    if p.igual is not null then
      insert into auditoria (actor, cuenta_id, sobre_cuenta, accion, objeto, request_id, ip)
        values (null, v_cuenta, v_cuenta, 'EntraIgual', p.pasoid::text, p_request_id, p_ip);
    end if;
    return next;
  end loop;
  if v_desde is not null then perform privado.marcar_dobles(v_recursos, v_desde); end if;
end $$;

revoke execute on function privado.dispositivo_de, mirar_dispositivo, enrolar_dispositivo, pin_de_guardia, empezar_turno, privado.cuentas_en_puerta,
  privado.frenados_maniana, privado.participa_hasta, privado.en_puerta, vista_de_lista, recursos_de_lista, unidades_de_lista, cabecera_de_lista, anotar_lista, privado.adentro_de, adentro_de_dispositivo, ver_en_puerta, foto_en_puerta,
  privado.marcar_dobles, recibir_pasos, privado.de_quien_es from public;
grant execute on function mirar_dispositivo, enrolar_dispositivo, pin_de_guardia, empezar_turno, vista_de_lista, recursos_de_lista, unidades_de_lista,
  cabecera_de_lista, anotar_lista, adentro_de_dispositivo, ver_en_puerta, foto_en_puerta, recibir_pasos to portal_ingreso;
