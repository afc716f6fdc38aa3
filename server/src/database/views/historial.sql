-- A line of history for a document, with the names as they stand.
create function anotar_historial(p_documentoid text, p_estado text, p_nota text default null) returns void language sql
begin atomic
  insert into historial (cuenta_id, docrechistorial_estado, tiporecurso, recursoid, choferid, dominioid, dominio, marca, nombre,
    tipodocumentoid, tipodocumento, documentoid, actor, actor_nombre, nota)
  select d.cuenta_id, p_estado, r.tiporecurso, r.recursoid,
    case when r.tiporecurso like 'chofer%' then r.recursoid end, case when r.tiporecurso like 'dominio%' then r.recursoid end,
    r.dominio, r.marca, r.nombre, t.tipodocumentoid, t.nombre, d.documentoid, yo(), nombre_de(yo()), p_nota
  from documento d
  join recurso r on r.cuenta_id = d.cuenta_id and r.recursoid = d.recursoid
  join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid
  where d.documentoid = p_documentoid;
end;

-- A line of history for a resource itself, with its names as they stand; of what it does in an operacion, which.
create function anotar_recurso(p_recursoid text, p_estado text, p_nota text default null, p_operacionid text default null) returns void language sql
begin atomic
  insert into historial (cuenta_id, docrechistorial_estado, tiporecurso, recursoid, choferid, dominioid, dominio, marca, nombre, actor, actor_nombre, nota, operacionid)
  select r.cuenta_id, p_estado, r.tiporecurso, r.recursoid,
    case when r.tiporecurso like 'chofer%' then r.recursoid end, case when r.tiporecurso = 'dominio' then r.recursoid end,
    r.dominio, r.marca, r.nombre, yo(), nombre_de(yo()), p_nota, p_operacionid
  from recurso r
  where r.recursoid = p_recursoid;
end;

-- A line of history for a slot, whatever was presented in it, with its names as they stand; of what is said of an operacion
-- alone, which.
create function anotar_casilla(p_recursoid text, p_tipodocumentoid text, p_estado text, p_nota text default null, p_operacionid text default null)
returns void language sql
begin atomic
  insert into historial (cuenta_id, docrechistorial_estado, tiporecurso, recursoid, choferid, dominioid, dominio, marca, nombre,
    tipodocumentoid, tipodocumento, actor, actor_nombre, nota, operacionid)
  select r.cuenta_id, p_estado, r.tiporecurso, r.recursoid,
    case when r.tiporecurso like 'chofer%' then r.recursoid end, case when r.tiporecurso = 'dominio' then r.recursoid end,
    r.dominio, r.marca, r.nombre, t.tipodocumentoid, t.nombre, yo(), nombre_de(yo()), p_nota, p_operacionid
  from recurso r, tipo_documento t
  where r.recursoid = p_recursoid and t.tipodocumentoid = p_tipodocumentoid;
end;

-- The carrier's lines of history that hold what was typed, in order, the first `p_cuantos`. `like` is not leakproof, so
-- under row level security the trigram index is out of reach; here it is not, as the owner and for the caller's account
-- alone. Row level security hides the statistics of the text too, so whether to look it up or to walk the history in
-- order is decided by its first lines. `p_orden` is a column of the list. See docs/decisions/0012.
create function buscar_historial(
  p_busca text, p_orden text, p_descendente boolean, p_cuantos integer,
  p_tipos text[], p_recursoid text, p_estado text, p_estado_recurso text
) returns table (historialid text, lugar bigint) language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  muestra constant integer := 300;
  recorrido constant integer := 20000;
  -- Escaped once it is without accents, because that may make a sign of another.
  patron text := '%' || regexp_replace(sin_acentos(p_busca), '([\\%_])', '\\\1', 'g') || '%';
  sentido text := case when p_descendente then 'desc' else 'asc' end;
  -- The moment as its index has it, which says nothing of nulls.
  orden text := format('h.createdtime %1$s, h.historialid %1$s', sentido);
  lineas text := format('from historial h where h.cuenta_id = %L', mi_cuenta());
  vistas integer;
  halladas integer;
begin
  if p_orden not in ('createdtime', 'nombre', 'dominio') then
    raise exception 'no order by %', p_orden;
  end if;
  if p_tipos is not null then lineas := lineas || format(' and h.tiporecurso = any (%L)', p_tipos); end if;
  if p_recursoid is not null then lineas := lineas || format(' and h.recursoid = %L', p_recursoid); end if;
  if p_estado is not null then lineas := lineas || format(' and h.docrechistorial_estado = %L', p_estado); end if;
  if p_estado_recurso is not null then
    lineas := lineas || format(' and h.recursoid in (select r.recursoid from recurso r where r.cuenta_id = %L and r.estado = %L)', mi_cuenta(), p_estado_recurso);
  end if;

  if p_orden = 'createdtime' then
    execute format('select count(*), count(*) filter (where texto like %L) from (select h.texto %s order by %s limit %s) h', patron, lineas, orden, muestra)
      into vistas, halladas;
    -- A small history, or a text in every tenth line of it: walked in order.
    if vistas < muestra or halladas * 10 >= vistas then
      return query execute format(
        'select h.historialid, row_number() over () from (select h.historialid, h.texto %s order by %s limit %s) h where h.texto like %L limit %s',
        lineas, orden, recorrido, patron, p_cuantos);
      get diagnostics halladas = row_count;
      if vistas < muestra or halladas = p_cuantos then return; end if;
      -- The rest of the history has to be looked at after all.
      return query execute format(
        'select c.historialid, c.lugar from (select h.historialid, row_number() over () as lugar from (select h.historialid %s and h.texto like %L order by %s limit %s) h) c where c.lugar > %s',
        lineas, patron, orden, p_cuantos, halladas);
      return;
    end if;
  else
    orden := format('h.%I %s nulls last, ', p_orden, sentido) || orden;
  end if;
  return query execute format(
    'select h.historialid, row_number() over () from (select h.historialid %s and h.texto like %L order by %s limit %s) h',
    lineas, patron, orden, p_cuantos);
end $$;

revoke execute on function buscar_historial from public;
grant execute on function buscar_historial to portal_app, portal_proveedor;
