-- How pedidos stand is read, and not kept: by what came, what became of it, and how the slots stand without it. See
-- docs/decisions/0124.

-- For how many days a link is good unless its maker says otherwise.
create function dias_de_pedido() returns integer language sql stable parallel safe
return coalesce((select (valor #>> '{}')::integer from ajuste where clave = 'dias_de_pedido'), 7);

-- Each paper that is asked for. `viva`: its resource is there, active, and still asked for it. `falta` and `rechazada` ask the
-- reader for something; `cerrada` is nothing more to be sent: mended otherwise, or not alive.
create view pedido_casilla_dicha with (security_invoker) as
select c.cuenta_id, c.pedidoid, c.posicion, c.recursoid, c.tipodocumentoid, c.periodo, c.pedida, c.motivo,
  r.nombre as recurso, r.tiporecurso, r.dominio, t.nombre as tipodocumento, t.nombre_corto, t.vigencia, t.meses, t.dia_exigible,
  t.max_archivos, t.ejemplo, t.instrucciones, v.viva, e.entradaid, e.recibida, e.estado as estado_entrada, e.decidida, d.documentoid, d.presentado,
  d.decidido, case when d.estado = 'rechazado' then d.motivo end as rechazo,
  case
    when e.entradaid is null or d.estado = 'rechazado' then
      case when v.viva and not o.arreglada then case when e.entradaid is null then 'falta' else 'rechazada' end else 'cerrada' end
    when e.estado = 'espera' then 'llego'
    when d.estado = 'en revision' then 'presentada'
    when d.estado = 'aprobado' then 'aprobada'
    else 'descartada'
  end as estado
from pedido_casilla c
join tipo_documento t on t.tipodocumentoid = c.tipodocumentoid
left join lateral recurso_de(c.cuenta_id, c.recursoid) r on true
cross join lateral (
  select r.recursoid is not null and r.estado = 'ACTIVO' and tipo_exigido(t, (select x from recurso_de(c.cuenta_id, c.recursoid) x), (select hoy())) as viva
) v
left join lateral (
  select * from entrada e where e.cuenta_id = c.cuenta_id and e.pedidoid = c.pedidoid and e.posicion = c.posicion and e.recibida >= c.pedida
  order by e.recibida desc, e.entradaid desc limit 1
) e on true
left join documento d on d.documentoid = e.documentoid and d.cuenta_id = e.cuenta_id
cross join lateral (
  select exists (
    select from documento o
    where o.cuenta_id = c.cuenta_id and o.recursoid = c.recursoid and o.tipodocumentoid = c.tipodocumentoid
      and (c.periodo is null or o.periodo = c.periodo) and o.estado in ('en revision', 'aprobado') and not o.bloqueado
      and o.presentado > coalesce(d.presentado, c.pedida)) as arreglada
) o;
grant select on pedido_casilla_dicha to portal_app, portal_proveedor;

-- Each pedido. `vive`: its links open it. `fin`: by what it ended, where that was not its day.
create view pedido_dicho with (security_invoker) as
select p.*, n.casillas, n.faltan, n.llegaron, n.ultima, x.estado,
  x.estado in ('abierto', 'completo') and p.vence >= (select hoy()) as vive,
  case when x.estado = 'anulado' then
    case when p.anulado is not null then 'persona' when k.estado not in (1, 4) then 'cuenta' when n.vivas = 0 then 'recurso' else 'arreglado' end
  end as fin
from pedido p
join cuenta k on k.cuenta_id = p.cuenta_id
cross join lateral (
  select count(*)::integer as casillas, count(*) filter (where c.estado in ('falta', 'rechazada'))::integer as faltan,
    count(*) filter (where c.estado in ('llego', 'presentada', 'aprobada', 'descartada'))::integer as llegaron,
    count(*) filter (where c.viva) as vivas, max(c.recibida) as ultima
  from pedido_casilla_dicha c where c.cuenta_id = p.cuenta_id and c.pedidoid = p.pedidoid
) n
cross join lateral (
  select case
    when p.anulado is not null or k.estado not in (1, 4) then 'anulado'
    when n.faltan = 0 and n.llegaron > 0 and n.vivas > 0 then 'completo'
    when n.faltan = 0 then 'anulado'
    when p.vence < (select hoy()) then 'vencido'
    else 'abierto'
  end as estado
) x;
grant select on pedido_dicho to portal_app, portal_proveedor;

-- What opens a pedido of the caller's account from now on, beside what opened it before. PNONE where it is not there, P1663
-- after too many.
create function poner_clave_de_pedido(p_pedidoid text, p_hash bytea) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_sesion();
  perform from pedido where pedidoid = p_pedidoid and cuenta_id = mi_cuenta() and anulado is null for update;
  if not found then raise exception 'no such pedido' using errcode = 'PNONE'; end if;
  if (select count(*) from privado.clave_de_pedido where pedidoid = p_pedidoid) >= 20 then
    raise exception 'too many links' using errcode = 'P1663';
  end if;
  insert into privado.clave_de_pedido (token_hash, pedidoid) values (p_hash, p_pedidoid);
end $$;

-- The pedido that a link opens, as long as it lives; none otherwise, whatever the reason.
create function privado.pedido_de(p_hash bytea) returns setof pedido_dicho language sql stable security definer set search_path = public, pg_temp as $$
  select d.* from privado.clave_de_pedido k join pedido_dicho d on d.pedidoid = k.pedidoid where k.token_hash = p_hash and d.vive
$$;

-- Why a paper that nothing came for by its pedido was rejected, where it is asked for because of that; null otherwise.
create function privado.rechazo_de(c pedido_casilla_dicha) returns text language sql stable set search_path = public, pg_temp
return case when c.estado = 'falta' then (
  select case when u.estado = 'rechazado' then u.motivo end from documento u
  where u.cuenta_id = c.cuenta_id and u.recursoid = c.recursoid and u.tipodocumentoid = c.tipodocumentoid
    and (c.periodo is null or u.periodo = c.periodo) and not u.bloqueado
  order by u.presentado desc, u.documentoid desc limit 1) end;

-- Where the mark of a rejection lies: on which of its pictures, or on which page of its PDF, from 1, in fractions of its width
-- and height. The picture itself is shown to nobody who has a link.
create function privado.marca_de(c pedido_casilla_dicha) returns jsonb language sql stable set search_path = public, pg_temp
return case when c.estado = 'rechazada' then (
  select jsonb_build_object('hoja', case when a.mediatype like 'image/%' then a.n else (d.marca ->> 'pagina')::integer end,
    'x', d.marca -> 'x', 'y', d.marca -> 'y')
  from documento d
  cross join lateral (
    select row_number() over (order by s.posicion, s.archivoid) as n, s.archivoid, s.mediatype
    from archivo s where s.cuenta_id = d.cuenta_id and s.entradaid = c.entradaid
  ) a
  where d.cuenta_id = c.cuenta_id and d.documentoid = c.documentoid and not d.bloqueado and a.archivoid = d.marca ->> 'archivoid') end;

-- All that a link shows, to whoever has it: P1660 for one that opens nothing. Noted as opened where `p_abre`, which is to be
-- said by the page and by no robot.
create function abrir_pedido(p_hash bytea, p_abre boolean) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  p pedido_dicho;
begin
  select * into p from privado.pedido_de(p_hash);
  if not found then raise exception 'no pedido' using errcode = 'P1660'; end if;
  if p_abre and (p.visto is null or p.visto < now() - interval '1 minute') then
    begin
      update pedido set abierto = coalesce(abierto, now()), visto = now() where pedidoid = p.pedidoid;
    exception when disk_full then
      -- It is read without room too.
      null;
    end;
  end if;
  return jsonb_build_object(
    'pedidoid', p.pedidoid,
    'cuenta', (select accountname from cuenta where cuenta_id = p.cuenta_id),
    'destinatario', p.destinatario, 'nota', p.nota, 'vence', p.vence, 'completo', p.estado = 'completo',
    'idioma', (select idioma from contacto where contactid = p.creado_por),
    'casillas', (
      select jsonb_agg(jsonb_build_object(
        'posicion', c.posicion, 'tipo', upper(left(coalesce(c.nombre_corto, c.tipodocumento), 1)) || substr(coalesce(c.nombre_corto, c.tipodocumento), 2), 'recurso', coalesce(c.dominio, c.recurso),
        'tiporecurso', c.tiporecurso, 'vigencia', c.vigencia, 'maximo', c.max_archivos, 'ejemplo', c.ejemplo, 'periodo', c.periodo,
        'estado', c.estado, 'motivo', c.motivo, 'rechazo', coalesce(c.rechazo, privado.rechazo_de(c)),
        'marca', privado.marca_de(c), 'recibida', c.recibida, 'presentado', c.presentado,
        'decidido', case when c.estado in ('aprobada', 'rechazada') then c.decidido end) order by c.posicion)
      from pedido_casilla_dicha c where c.cuenta_id = p.cuenta_id and c.pedidoid = p.pedidoid));
end $$;

-- The sample of a paper that a link asks for; nothing where there is none.
create function ejemplo_de_pedido(p_hash bytea, p_posicion integer) returns table (clave text, size integer, sha256 text, mediatype text)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.clave, e.size, e.sha256, e.mediatype
  from privado.pedido_de(p_hash) p
  join pedido_casilla c on c.cuenta_id = p.cuenta_id and c.pedidoid = p.pedidoid and c.posicion = p_posicion
  join ejemplo e on e.tipodocumentoid = c.tipodocumentoid
$$;

-- How much one link may bring, all together.
create function maximo_de_pedido(out archivos integer, out bytes bigint) language sql immutable parallel safe
return row(200, 314572800::bigint);

-- What came by a link for one of its papers, with what was said of it: into the bandeja of its account, once under its name.
-- P1660 for a link that opens nothing, P1661 where that paper is not asked for any more, P1662 past what a link may bring.
create function recibir_de_pedido(
  p_hash bytea, p_posicion integer, p_entrega uuid, p_archivos jsonb, p_emision date, p_vencimiento date, p_request_id text, p_ip text
) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  p pedido_dicho;
  c pedido_casilla_dicha;
  v_id text;
  v_maximo record;
begin
  -- Two deliveries of one pedido take their turn.
  perform from pedido where pedidoid = (select pedidoid from privado.clave_de_pedido where token_hash = p_hash) for update;
  select * into p from privado.pedido_de(p_hash);
  if not found then raise exception 'no pedido' using errcode = 'P1660'; end if;
  if exists (select from entrada e where e.pedidoid = p.pedidoid and e.entrega = p_entrega) then return false; end if;
  select * into c from pedido_casilla_dicha x where x.cuenta_id = p.cuenta_id and x.pedidoid = p.pedidoid and x.posicion = p_posicion;
  if not found or c.estado not in ('falta', 'rechazada') then raise exception 'not asked for' using errcode = 'P1661'; end if;
  if jsonb_array_length(p_archivos) not between 1 and c.max_archivos then raise exception 'too many files' using errcode = 'P1516'; end if;
  select * into v_maximo from maximo_de_pedido();
  if (select count(*) + jsonb_array_length(p_archivos) > v_maximo.archivos
        or coalesce(sum(a.size), 0) + (select sum((x ->> 'size')::bigint) from jsonb_array_elements(p_archivos) x) > v_maximo.bytes
      from entrada e join archivo a on a.cuenta_id = e.cuenta_id and a.entradaid = e.entradaid
      where e.cuenta_id = p.cuenta_id and e.pedidoid = p.pedidoid) then
    raise exception 'a link brings no more' using errcode = 'P1662';
  end if;
  insert into entrada (cuenta_id, origen, pedidoid, posicion, entrega, recursoid, tipodocumentoid, periodo, fecha_emision, fecha_vencimiento,
    certeza, porques)
  values (p.cuenta_id, 'pedido', p.pedidoid, p_posicion, p_entrega, c.recursoid, c.tipodocumentoid, c.periodo, p_emision, p_vencimiento, 'parece',
    jsonb_build_array(jsonb_build_object('campo', 'recurso', 'porque', 'pedido', 'dice', p.destinatario),
      jsonb_build_object('campo', 'tipo', 'porque', 'pedido', 'dice', p.destinatario))
    || case when c.periodo is null then '[]' else jsonb_build_array(jsonb_build_object('campo', 'periodo', 'porque', 'pedido', 'dice', p.destinatario)) end
    || case when p_emision is null then '[]' else jsonb_build_array(jsonb_build_object('campo', 'fecha_emision', 'porque', 'quien manda', 'dice', p.destinatario)) end
    || case when p_vencimiento is null then '[]' else jsonb_build_array(jsonb_build_object('campo', 'fecha_vencimiento', 'porque', 'quien manda', 'dice', p.destinatario)) end)
  returning entradaid into v_id;
  insert into archivo (cuenta_id, nombre, size, sha256, mediatype, clave, miniatura, entradaid, posicion, subido_por)
  select p.cuenta_id, f.nombre, f.size, f.sha256, f.mediatype, f.clave, f.miniatura, v_id, f.lugar - 1, null
  from rows from (jsonb_to_recordset(p_archivos) as (nombre text, size integer, sha256 text, mediatype text, clave text, miniatura text))
    with ordinality as f (nombre, size, sha256, mediatype, clave, miniatura, lugar);
  insert into auditoria (actor, cuenta_id, sobre_cuenta, accion, objeto, request_id, ip)
  values (null, p.cuenta_id, p.cuenta_id, 'EntregarPedido', v_id, p_request_id, p_ip);
  return true;
end $$;

-- Whether a link opens a pedido that still asks for this paper: asked before any of its bytes is kept. Raises as the two above.
create function mirar_pedido(p_hash bytea, p_posicion integer) returns text language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  v_pedido text;
  v_estado text;
begin
  select p.pedidoid, c.estado into v_pedido, v_estado
  from privado.pedido_de(p_hash) p
  left join pedido_casilla_dicha c on c.cuenta_id = p.cuenta_id and c.pedidoid = p.pedidoid and c.posicion = p_posicion;
  if v_pedido is null then raise exception 'no pedido' using errcode = 'P1660'; end if;
  -- One that was delivered a moment ago may be sent again where its answer was lost.
  if v_estado is null or v_estado not in ('falta', 'rechazada', 'llego') then raise exception 'not asked for' using errcode = 'P1661'; end if;
  return v_pedido;
end $$;

-- What nobody will look at again: pedidos thirty days after their last day; entradas after thirty days, presented ones once
-- their pedido is gone.
create function olvidar_pedidos() returns void language sql security definer set search_path = public, pg_temp
begin atomic
  delete from pedido where vence < hoy() - 30;
  delete from entrada e where e.recibida < now() - interval '30 days'
    and (e.estado <> 'presentada' or e.pedidoid is null);
end;

revoke execute on function poner_clave_de_pedido, privado.pedido_de, privado.rechazo_de, privado.marca_de, abrir_pedido, ejemplo_de_pedido, recibir_de_pedido, mirar_pedido, olvidar_pedidos from public;
grant execute on function poner_clave_de_pedido to portal_app;
grant execute on function abrir_pedido, ejemplo_de_pedido, recibir_de_pedido, mirar_pedido to portal_ingreso;
