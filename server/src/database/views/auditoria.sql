-- How what was written is called, as it is called today. Most are called by columns of their own, as the contract says (`auditedRecords.ts`).
create function nombre_auditado(p_tabla text, p_id text) returns text language sql stable
return case p_tabla
  when 'contacto' then nombre_de(p_id)
  when 'operador' then nombre_de(p_id)
  when 'registro' then (select firstname || ' ' || lastname from registro where registroid = p_id)
  when 'cambio_tipo' then (select t.nombre from cambio_tipo c join tipo_documento t using (tipodocumentoid) where c.cambioid = p_id)
  when 'documento' then (
    select coalesce(t.nombre_corto, t.nombre) || ' de ' || coalesce(r.dominio, r.nombre)
    from documento d join tipo_documento t using (tipodocumentoid) join recurso r on r.cuenta_id = d.cuenta_id and r.recursoid = d.recursoid
    where d.documentoid = p_id)
  when 'excepcion' then (
    select coalesce(t.nombre_corto, t.nombre) || ' de ' || coalesce(r.dominio, r.nombre)
    from excepcion e join tipo_documento t using (tipodocumentoid) join recurso r on r.cuenta_id = e.cuenta_id and r.recursoid = e.recursoid
    where e.excepcionid = p_id)
  when 'propuesta' then (select firstname || ' ' || lastname from propuesta where propuestaid = p_id)
  when 'cuit_conocido' then p_id
  when 'historial' then coalesce((select apellido || ', ' || nombre from chofer where choferid = p_id), (select dominio from dominio where dominioid = p_id))
  when 'invitacion' then (select coalesce(nombre, cuit) from invitacion where invitacionid = p_id)
  else nombre_de_registro(p_tabla, p_id)
end;

-- A value as people read it: what it names of others, by their names.
create function valor_auditado(p_tabla text, p_campo text, p_valor jsonb) returns text language sql stable
return case
  when p_tabla = 'unidad' and p_campo in ('tractor', 'arrastre1', 'arrastre2')
    then coalesce(nombre_auditado('dominio', p_valor #>> '{}'), p_valor #>> '{}')
  when p_tabla = 'unidad' and p_campo in ('chofer1', 'chofer2') then coalesce(nombre_auditado('chofer', p_valor #>> '{}'), p_valor #>> '{}')
  when p_tabla = 'registro' and p_campo = 'cuenta_creada' then coalesce(nombre_auditado('cuenta', p_valor #>> '{}'), p_valor #>> '{}')
  when p_campo = 'operacionid' then coalesce(nombre_auditado('operacion', p_valor #>> '{}'), p_valor #>> '{}')
  when p_tabla = 'dispositivo' and p_campo = 'puertaid' then coalesce(nombre_auditado('puerta', p_valor #>> '{}'), p_valor #>> '{}')
  when p_tabla = 'puerta' and p_campo = 'autorizan' then (select string_agg(a ->> 'nombre', ', ') from jsonb_array_elements(p_valor) a)
  when p_tabla = 'guardia' and p_campo = 'puertas'
    then (select string_agg(coalesce(nombre_auditado('puerta', p), p), ', ') from jsonb_array_elements_text(p_valor) p)
  else p_valor #>> '{}'
end;

-- A change of a type that has a day is told field by field, as a change of the type is.
create function campos_auditados(p_tabla text, p_campos jsonb) returns jsonb language sql immutable
return case when p_tabla = 'cambio_tipo' and p_campos ? 'valores'
  then p_campos - '{valores,antes}'::text[] || (
    select coalesce(jsonb_object_agg(campo, jsonb_build_array(p_campos->'antes'->1->campo, valor)), '{}')
    from jsonb_each(p_campos->'valores'->1) v (campo, valor))
  else p_campos end;

-- What a line changed, with names. Null of a line of before that was kept.
create function cambios_auditados(p_cambios jsonb) returns jsonb language sql stable
return case when p_cambios is not null then (
  select coalesce(jsonb_agg(jsonb_build_object(
    'tabla', c->>'tabla', 'id', c->>'id', 'que', c->>'que', 'nombre', nombre_auditado(c->>'tabla', c->>'id'),
    'cuenta_id', case c->>'tabla'
      when 'historial' then coalesce((select cuenta_id from chofer where choferid = c->>'id'), (select cuenta_id from dominio where dominioid = c->>'id'))
      when 'contacto' then (select cuenta_id from contacto where contactid = c->>'id')
      when 'excepcion' then (select cuenta_id from excepcion where excepcionid = c->>'id')
      else cuenta_de_registro(c->>'tabla', c->>'id') end,
    'pais_patente', case when c->>'tabla' = 'dominio' then (select pais_patente from dominio where dominioid = c->>'id') end,
    'campos', (
      select coalesce(jsonb_agg(jsonb_build_object('campo', campo, 'callado', valor = 'true',
        'antes', case when valor <> 'true' then valor_auditado(c->>'tabla', campo, valor->0) end,
        'despues', case when valor <> 'true' then valor_auditado(c->>'tabla', campo, valor->1) end) order by campo), '[]')
      from jsonb_each(campos_auditados(c->>'tabla', c->'campos')) f (campo, valor))) order by n), '[]')
  from jsonb_array_elements(p_cambios) with ordinality x (c, n) where c ? 'tabla') end;

-- Whose rows this transaction of a person of the provider changed, where all are one account's; or the account that it names itself.
create function cuenta_escrita(p_objeto text) returns text language sql stable
return case coalesce(current_setting('app.cambios_cuenta', true), '')
  when '' then (select cuenta_id from cuenta where cuenta_id = p_objeto)
  when '-' then null
  else current_setting('app.cambios_cuenta', true) end;

-- Of a transaction that acts for nobody: whether it may say that it was them, who sign in with it, whose session, password or way
-- out by their company it made just now. The policies of the audit lean on it.
create or replace function anotable(p_actor text) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return yo() is null and (exists (select from privado.sesion where sujeto = p_actor and creada = now())
    or exists (select from privado.credencial where sujeto = p_actor and cambiada = now())
    or exists (select from privado.salida_oidc where operadorid = p_actor and tomada = now()));
end $$;

-- Up to which line the audit may be sealed once those who are writing now have ended. Whoever was given a number up to
-- `hasta` holds this lock on the table until its end, so who began before is among `escritores`, or its line can be seen.
create function auditoria_por_cerrar(out hasta bigint, out escritores text[]) language plpgsql as $$
begin
  select case when is_called then last_value else last_value - 1 end into hasta from auditoria_auditoriaid_seq;
  escritores := escritores_de_auditoria();
end $$;

create function escritores_de_auditoria() returns text[] language sql volatile
return (
  select coalesce(array_agg(distinct virtualtransaction), '{}') from pg_locks
  where locktype = 'relation' and relation = 'auditoria'::regclass and mode = 'RowExclusiveLock' and pid <> pg_backend_pid()
    and database = (select oid from pg_database where datname = current_database()));

-- A line as it is sealed.
create function linea_canonica(a auditoria) returns text language sql stable
return jsonb_build_array(a.auditoriaid, to_char(a.creado at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), a.actor, a.cuenta_id, a.accion,
  a.objeto, a.request_id, a.ip, a.cambios)::text;

create function resumen_de_lineas(p_desde bigint, p_hasta bigint, out lineas integer, out primera timestamptz, out ultima timestamptz, out resumen bytea)
language sql stable
begin atomic
  select count(*)::integer, min(creado), max(creado),
    sha256(coalesce(string_agg(sha256(convert_to(linea_canonica(a), 'UTF8')), ''::bytea order by a.auditoriaid), ''))
  from auditoria a where a.auditoriaid > p_desde and a.auditoriaid <= p_hasta;
end;

-- What a block says of itself and of its lines, as it is hashed.
create function cabeza_de_bloque(b bloque_auditoria, p_resumen bytea) returns text language sql stable
return jsonb_build_array(b.bloque, b.desde, b.hasta, b.lineas,
  to_char(b.primera at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), to_char(b.ultima at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  to_char(b.sellado at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), encode(p_resumen, 'hex'))::text;

-- What a block's hash is of: the block before, what the block says of itself, and its lines.
create function hash_de_bloque(b bloque_auditoria, p_resumen bytea) returns bytea language sql stable
return sha256(b.anterior || convert_to(cabeza_de_bloque(b, p_resumen), 'UTF8'));

-- Seals one more block of lines up to `p_hasta`, after whom nobody writes one any more. Answers which and of how many, of 0 once
-- there are none.
create function sellar_auditoria(p_hasta bigint, p_lineas integer default 5000, out lineas integer, out bloque integer, out hash text)
language plpgsql as $$
declare
  antes bloque_auditoria;
  b bloque_auditoria;
  v_resumen bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('sellar_auditoria', 0));
  select * into antes from bloque_auditoria x order by x.bloque desc limit 1;
  b.bloque := coalesce(antes.bloque, 0) + 1;
  b.desde := coalesce(antes.hasta, -9223372036854775808);
  b.anterior := coalesce(antes.hash, decode(repeat('00', 32), 'hex'));
  b.sellado := clock_timestamp();
  select max(x.auditoriaid) into b.hasta from (
    select auditoriaid from auditoria where auditoriaid > b.desde and auditoriaid <= p_hasta order by auditoriaid limit p_lineas) x;
  lineas := 0;
  if b.hasta is null then return; end if;
  select r.lineas, r.primera, r.ultima, r.resumen into b.lineas, b.primera, b.ultima, v_resumen from resumen_de_lineas(b.desde, b.hasta) r;
  b.hash := hash_de_bloque(b, v_resumen);
  insert into bloque_auditoria select b.*;
  lineas := b.lineas;
  bloque := b.bloque;
  hash := encode(b.hash, 'hex');
end $$;

-- Holds the blocks from `p_desde` on against their lines and the block before, for about `p_lineas` lines. `hasta`: the
-- last one that is as it was sealed; `siguiente`: where to go on, empty at the end or where it is broken.
create function comprobar_auditoria(p_desde integer, p_lineas integer default 20000, out hasta integer, out siguiente integer, out rota jsonb)
language plpgsql stable as $$
declare
  antes bloque_auditoria;
  b bloque_auditoria;
  s record;
  c comprobacion_auditoria;
  lineas integer := 0;
  motivo text;
begin
  select * into antes from bloque_auditoria where bloque = p_desde - 1;
  hasta := p_desde - 1;
  if p_desde > 1 and not found then
    rota := jsonb_build_object('motivo', 'falta el bloque', 'bloque', hasta, 'desde', null, 'hasta', null, 'lineas', null, 'halladas', null,
      'primera', null, 'ultima', null);
    return;
  end if;
  for b in select * from bloque_auditoria where bloque >= p_desde or (p_desde = 1 and bloque < 1) order by bloque loop
    if lineas >= p_lineas then
      siguiente := b.bloque;
      return;
    end if;
    select * into s from resumen_de_lineas(b.desde, b.hasta);
    motivo := case
      when b.bloque <> hasta + 1 then 'falta el bloque'
      when b.anterior <> coalesce(antes.hash, decode(repeat('00', 32), 'hex')) or b.desde <> coalesce(antes.hasta, -9223372036854775808) then 'no sigue al anterior'
      when s.lineas < b.lineas then 'faltan lineas'
      when s.lineas > b.lineas then 'sobran lineas'
      when b.hash <> hash_de_bloque(b, s.resumen) then 'no coincide' end;
    if motivo is not null then
      rota := jsonb_build_object('motivo', motivo, 'bloque', case motivo when 'falta el bloque' then hasta + 1 else b.bloque end,
        'desde', (select min(auditoriaid) from auditoria where auditoriaid > b.desde and auditoriaid <= b.hasta), 'hasta', b.hasta,
        'lineas', b.lineas, 'halladas', s.lineas, 'primera', b.primera, 'ultima', b.ultima);
      return;
    end if;
    antes := b;
    hasta := b.bloque;
    lineas := lineas + b.lineas;
  end loop;
  -- The end of the chain as it was when it was last whole: whoever takes the last blocks away, or makes all of them anew,
  -- leaves nothing else behind.
  select * into c from comprobacion_auditoria x where x.rota is null and x.hash is not null order by x.comprobacionid desc limit 1;
  if found and not exists (select from bloque_auditoria x where x.bloque = c.bloque and x.hash = c.hash) then
    rota := jsonb_build_object('motivo', 'otra cadena', 'bloque', c.bloque, 'desde', null, 'hasta', null, 'lineas', null, 'halladas', null,
      'primera', null, 'ultima', c.momento);
  end if;
end $$;

-- What is sealed, what is not, and how the last checks of the whole chain ended.
create function estado_de_auditoria() returns jsonb language sql stable
return (
  select jsonb_build_object('bloques', coalesce(b.bloque, 0), 'sellado', b.sellado, 'sin_sellar', s.lineas, 'sin_sellar_desde', s.desde,
    'ultima', (select jsonb_build_object('momento', momento, 'bloque', bloque, 'rota', rota) from comprobacion_auditoria
      order by comprobacionid desc limit 1),
    'ultima_entera', (select jsonb_build_object('momento', momento, 'bloque', bloque) from comprobacion_auditoria
      where rota is null order by comprobacionid desc limit 1))
  from (select) uno
  left join (select * from bloque_auditoria order by bloque desc limit 1) b on true
  cross join lateral (
    select count(*) as lineas, min(creado) as desde
    from (select creado from auditoria where auditoriaid > coalesce(b.hasta, -9223372036854775808) order by auditoriaid limit 10000) x) s);

-- Keeps how a check of the whole chain ended.
create function anotar_comprobacion(p_hasta integer, p_rota jsonb) returns void language sql
begin atomic
  insert into comprobacion_auditoria (bloque, hash, rota)
  select p_hasta, (select hash from bloque_auditoria where bloque = p_hasta), p_rota;
end;

revoke execute on function anotable, nombre_auditado, valor_auditado, campos_auditados, cambios_auditados, cuenta_escrita, auditoria_por_cerrar, escritores_de_auditoria, linea_canonica,
  resumen_de_lineas, cabeza_de_bloque, hash_de_bloque, sellar_auditoria, comprobar_auditoria, estado_de_auditoria, anotar_comprobacion from public;
grant execute on function nombre_auditado, valor_auditado, campos_auditados, cambios_auditados, linea_canonica, resumen_de_lineas, cabeza_de_bloque, hash_de_bloque, comprobar_auditoria, estado_de_auditoria
  to portal_proveedor;
grant execute on function anotable, cuenta_escrita to portal_app, portal_ingreso, portal_proveedor;
