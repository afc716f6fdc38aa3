-- Deletes those of the carrier's choferes, dominios and unidades on which nothing hangs, and says of the others why they stay.
-- PNONE when one of them isn't there. Each is locked first, so that what comes to hang on it meanwhile is seen, or finds it gone.
create function eliminar_recursos(p_recursos text[]) returns table (recursoid text, nombre text, motivo text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  r record;
begin
  perform privado.exigir_sesion();
  perform privado.esperar_catalogo(mi_cuenta());
  for r in
    select id from unnest(p_recursos) id group by id order by id
  loop
    recursoid := r.id;
    nombre := null;
    motivo := null;
    declare
      v_tabla text;
      v_antes jsonb;
      v_estado text;
      v_parte boolean := false;
    begin
      select 'chofer', to_jsonb(c), c.nombre || ' ' || c.apellido, c.estado_cuenta, c.estuvo_en_unidad into v_tabla, v_antes, nombre, v_estado, v_parte
        from chofer c where c.cuenta_id = mi_cuenta() and c.choferid = r.id for update;
      if v_tabla is null then
        select 'dominio', to_jsonb(d), d.dominio, d.estado_dominio, d.estuvo_en_unidad into v_tabla, v_antes, nombre, v_estado, v_parte
          from dominio d where d.cuenta_id = mi_cuenta() and d.dominioid = r.id for update;
      end if;
      if v_tabla is null then
        select 'unidad', to_jsonb(u), u.nombre, u.estado, false into v_tabla, v_antes, nombre, v_estado, v_parte
          from unidad u where u.cuenta_id = mi_cuenta() and u.unidadid = r.id for update;
      end if;
      if v_tabla is null then
        select e.tabla, coalesce(e.antes ->> 'dominio', concat_ws(' ', e.antes ->> 'nombre', e.antes ->> 'apellido')) into v_tabla, nombre
          from eliminado e where e.cuenta_id = mi_cuenta() and e.recursoid = r.id;
        if v_tabla is null then raise exception 'no such resource' using errcode = 'PNONE'; end if;
      else
        perform from veredicto v where v.cuenta_id = mi_cuenta() and v.recursoid = r.id for update;
        motivo := case
          when v_estado = 'BLOQUEADO' then 'bloqueado'
          when v_estado = 'BAJA' then 'baja'
          when exists (select from documento d where d.cuenta_id = mi_cuenta() and d.recursoid = r.id) then 'documentos'
          when v_parte then 'unidad'
          when exists (select from excepcion x where x.cuenta_id = mi_cuenta() and x.recursoid = r.id) then 'excepcion'
          when exists (select from historial h where h.cuenta_id = mi_cuenta() and h.recursoid = r.id) then 'historial'
        end;
        if motivo is null then
          insert into eliminado (recursoid, cuenta_id, tabla, antes, eliminado_por) values (r.id, mi_cuenta(), v_tabla, v_antes, yo());
          delete from veredicto_operacion v where v.cuenta_id = mi_cuenta() and v.recursoid = r.id;
          delete from veredicto_casilla v where v.cuenta_id = mi_cuenta() and v.recursoid = r.id;
          delete from veredicto v where v.cuenta_id = mi_cuenta() and v.recursoid = r.id;
          case v_tabla
            when 'chofer' then delete from chofer c where c.choferid = r.id;
            when 'dominio' then delete from dominio d where d.dominioid = r.id;
            when 'unidad' then delete from unidad u where u.unidadid = r.id;
          end case;
        end if;
      end if;
    end;
    return next;
  end loop;
  perform graphile_worker.add_job('eliminacion', run_at => now() + plazo_de_deshacer(), max_attempts => 12);
end $$;

-- Puts back what the same person deleted a moment ago, all of it or nothing: P1520 when it is gone for good, or somebody
-- else's. What took its place meanwhile, as another chofer of the same number, is said by its constraint.
create function deshacer_eliminacion(p_recursos text[]) returns setof text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e eliminado;
  v_columnas text;
  v_id text;
begin
  perform privado.exigir_sesion();
  -- A unidad comes back after its parts.
  for v_id in select id from unnest(p_recursos) id left join eliminado x on x.recursoid = id group by id, x.tabla order by x.tabla, id loop
    select * into e from eliminado x where x.recursoid = v_id and x.cuenta_id = mi_cuenta() for update;
    if not found then
      if exists (select from chofer c where c.cuenta_id = mi_cuenta() and c.choferid = v_id
          union all select from dominio d where d.cuenta_id = mi_cuenta() and d.dominioid = v_id
          union all select from unidad u where u.cuenta_id = mi_cuenta() and u.unidadid = v_id) then
        return next v_id;
        continue;
      end if;
      raise exception 'no such resource' using errcode = 'PNONE';
    end if;
    if e.eliminado_por is distinct from yo() or e.eliminado + plazo_de_deshacer() <= clock_timestamp() then
      raise exception 'it is gone for good, or somebody else''s' using errcode = 'P1520';
    end if;
    select string_agg(quote_ident(attname), ', ' order by attnum) into v_columnas
      from pg_attribute where attrelid = e.tabla::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)', e.tabla, v_columnas) using e.antes;
    delete from eliminado x where x.recursoid = v_id;
    return next v_id;
  end loop;
end $$;

-- What can't be put back any more goes for good, and with it the marks of whoever had marked it, and out of what it had been
-- taken. Answers how many.
create function olvidar_eliminados() returns integer language sql
begin atomic
  with gone as (
    delete from eliminado where eliminado + plazo_de_deshacer() <= clock_timestamp() returning cuenta_id, recursoid),
  unmarked as (
    delete from marcado m using gone g where m.cuenta_id = g.cuenta_id and m.recursoid = g.recursoid),
  readmitted as (
    delete from exclusion x using gone g where x.cuenta_id = g.cuenta_id and x.recursoid = g.recursoid)
  select count(*)::integer from gone;
end;

revoke execute on function eliminar_recursos, deshacer_eliminacion, olvidar_eliminados from public;
grant execute on function eliminar_recursos, deshacer_eliminacion to portal_app;
