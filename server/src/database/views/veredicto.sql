-- The last day on which a slot whose document ends on `vencimiento` stands as it does on `dia`: its end, or the day before
-- it begins to end soon. None once it has ended.
create function vale_hasta(vencimiento date, vigencia text, dia date) returns date language sql immutable parallel safe
return case when vencimiento - aviso_de(vigencia) > dia then vencimiento - aviso_de(vigencia) - 1 when vencimiento >= dia then vencimiento end;

-- What is kept of a slot, so that whole rows are compared and written.
create view casilla_guardada with (security_invoker) as
select cuenta_id, recursoid, tipodocumentoid, mes, documentoid, vigente_documentoid, tiporecurso, recurso, tipo, orden, estado, celda,
  urgencia, renovacion, fecha_vencimiento, fecha_emision, periodo, numero, motivo, presentado, desde, exceptuado_hasta
from veredicto_casilla;

-- Writes down how these resources of one carrier stand today, as `casilla` and `recurso_con_aptitud` compute it, and until
-- when that is true: until a date passes that any of it turns on. The day before too soon does no harm. Whoever calls has
-- the rows of `veredicto` locked. Only what differs is written. What there is already is looked up by its key: a plan for an
-- ordinary carrier would read all that a large one has for each few of its resources.
create function renovar_veredictos(p_cuenta text, p_recursos text[]) returns void language plpgsql security definer
set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_hoy constant date := hoy();
  -- So few at a time that no plan for them is a bad one.
  v_algunos constant integer := 50;
  v_recursos text[];
begin
  for i in 1 .. coalesce(cardinality(p_recursos), 0) by v_algunos loop
    v_recursos := p_recursos[i : i + v_algunos - 1];
    with nueva as materialized (
      select c.*, c.estado_recurso = 'ACTIVO' as activa
      from unnest(v_recursos) x (recursoid)
      cross join lateral (select * from casilla where cuenta_id = p_cuenta and recursoid = x.recursoid and exigible offset 0) c
    ),
    -- In the order of `casilla_guardada`.
    ha_de_haber as materialized (
      select cuenta_id, recursoid, tipodocumentoid, mes, documentoid, vigente_documentoid, tiporecurso, recurso, nombre, orden, estado, celda,
        urgencia, renovacion, fecha_vencimiento, fecha_emision, periodo, numero, motivo, presentado, desde, exceptuado_hasta
      from nueva where activa
    ),
    hay as materialized (
      select k.* from unnest(v_recursos) x (recursoid)
      cross join lateral (select * from casilla_guardada where cuenta_id = p_cuenta and recursoid = x.recursoid offset 0) k
    ),
    quitadas as (
      delete from veredicto_casilla k using (select * from hay except select * from ha_de_haber) s
      where k.cuenta_id = s.cuenta_id and k.recursoid = s.recursoid and k.tipodocumentoid = s.tipodocumentoid
        and k.mes = s.mes and k.documentoid is not distinct from s.documentoid
      returning 1
    ),
    puestas as (
      insert into casilla_guardada
      select f.* from (select * from ha_de_haber except select * from hay) f
      -- After them: a slot has one row.
      where (select count(*) from quitadas) >= 0
    )
    update veredicto v set dia = v_hoy, hasta = least(s.hasta, s.exceptuado_hasta, e.hasta, t.hasta, 'infinity'), estado = r.estado, nombre = r.nombre, aptitud = r.aptitud,
      culpables = r.culpables, faltantes = r.faltantes, proximo_vencimiento = r.proximo_vencimiento,
      critico_hasta = s.critico_hasta, activos = s.activos, en_revision = s.en_revision, rechazados = s.rechazados,
      vencidos = s.vencidos, bloqueados = s.bloqueados, por_hacer = s.por_hacer,
      no_pedidas = exists (
        select from documento d
        where d.cuenta_id = p_cuenta and d.recursoid = x.recursoid and d.es_ultimo and not exists (
          select from nueva n where n.recursoid = x.recursoid and n.tipodocumentoid = d.tipodocumentoid))
    from unnest(v_recursos) x (recursoid)
    cross join lateral (select * from recurso_con_aptitud where cuenta_id = p_cuenta and recursoid = x.recursoid offset 0) r
    cross join lateral (
      select min(vale_hasta(n.fecha_vencimiento, n.vigencia, v_hoy)) as hasta,
        min(vale_hasta(n.exceptuado_hasta, n.vigencia, v_hoy)) as exceptuado_hasta,
        min(coalesce(n.exceptuado_hasta, n.fecha_vencimiento))
          filter (where n.critico and n.obligatorio and not n.mes and (n.estado = 'activo' or n.exceptuado_hasta is not null)) as critico_hasta,
        count(*) filter (where n.activa and n.estado = 'activo') as activos,
        count(*) filter (where n.activa and n.estado = 'en revision') as en_revision,
        count(*) filter (where n.activa and n.estado = 'rechazado') as rechazados,
        count(*) filter (where n.activa and n.estado = 'vencido') as vencidos,
        count(*) filter (where n.activa and n.estado = 'bloqueado') as bloqueados,
        count(n.urgencia) filter (where n.activa) as por_hacer
      from nueva n where n.recursoid = x.recursoid
    ) s
    -- What begins to lift later: only a clock that was put back has such.
    cross join lateral (
      select min(desde) - 1 as hasta from excepcion where cuenta_id = p_cuenta and recursoid = x.recursoid and vale and desde > v_hoy
    ) e
    -- Of the whole kind, whatever else the types ask.
    cross join lateral (
      select min(least(case when vigente_desde > v_hoy then vigente_desde - 1 end, case when vigente_hasta >= v_hoy then vigente_hasta end)) as hasta
      from tipo_documento where docrectipo_recurso = r.tiporecurso
    ) t
    where v.cuenta_id = p_cuenta and v.recursoid = x.recursoid;
  end loop;
end $$;

-- Renews what is no longer true of a carrier, and waits for whoever is doing so already. Answers how many. A clock that was
-- put back counts too: nothing is known of a day from a later one.
create function renovar_pasados(p_cuenta text, p_cuantos integer default null) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hoy constant date := hoy();
  pasados text[];
begin
  perform privado.esperar_catalogo();
  -- Always in one order, so that no two wait for each other.
  select array_agg(recursoid) into pasados from (
    select recursoid from veredicto where cuenta_id = p_cuenta and (hasta < v_hoy or dia > v_hoy) order by recursoid limit p_cuantos for update
  ) v;
  if pasados is not null then perform renovar_veredictos(p_cuenta, pasados); end if;
  return coalesce(cardinality(pasados), 0);
end $$;

-- Makes true what is kept of a carrier. P1598 where that is more than somebody should wait for in one statement:
-- `avanzar_veredictos` does it in steps that stay.
create function abrir_veredictos(p_cuenta text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hoy constant date := hoy();
  v_una_vez constant integer := 500;
  -- In the order of their indexes: see `abrir_sesion`.
  v_pasados constant integer :=
    (select count(*) from (select from veredicto where cuenta_id = p_cuenta and hasta < v_hoy order by hasta limit v_una_vez + 1) v)
    + (select count(*) from (select from veredicto where cuenta_id = p_cuenta and dia > v_hoy order by dia desc limit v_una_vez + 1) v);
begin
  if v_pasados > v_una_vez then raise exception 'much to renew' using errcode = 'P1598'; end if;
  if v_pasados > 0 then perform renovar_pasados(p_cuenta); end if;
end $$;

-- The same for what is opened otherwise than by a session. The ends of two indexes say whether a day passed: see `abrir_sesion`.
create function privado.poner_al_dia(p_cuenta text) returns boolean language plpgsql as $$
begin
  if (select min(v.hasta) from veredicto v where v.cuenta_id = p_cuenta) < hoy()
    or (select max(v.dia) from veredicto v where v.cuenta_id = p_cuenta) > hoy() then
    perform abrir_veredictos(p_cuenta);
    return true;
  end if;
  return false;
end $$;

-- One of those steps. Answers whether there are more, and nothing while somebody else is at it: one works, the others wait
-- without keeping a connection.
create function avanzar_veredictos(p_cuenta text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_paso constant integer := 200;
begin
  if not pg_try_advisory_xact_lock(hashtextextended(p_cuenta, 1)) then return null; end if;
  return renovar_pasados(p_cuenta, v_paso) = v_paso;
end $$;

-- What is kept of a resource, but for on which days it is true.
create function huella_de_veredicto(p_cuenta text, p_recurso text) returns text language sql stable
return (
  select to_jsonb(v) - '{dia,hasta}'::text[] || jsonb_build_object('casillas', (
      select jsonb_agg(to_jsonb(k) - 'casillaid' order by k.tipodocumentoid, k.mes, k.documentoid)
      from veredicto_casilla k where k.cuenta_id = p_cuenta and k.recursoid = p_recurso))
  from veredicto v where v.cuenta_id = p_cuenta and v.recursoid = p_recurso
)::text;

-- Computes a resource anew, and says whether what was kept as true of today was otherwise. It no longer is.
create function revisar_veredicto(p_cuenta text, p_recurso text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_huella text;
begin
  perform privado.esperar_catalogo();
  perform from veredicto where cuenta_id = p_cuenta and recursoid = p_recurso and hoy() between dia and hasta for update;
  if not found then return false; end if;
  v_huella := huella_de_veredicto(p_cuenta, p_recurso);
  perform renovar_veredictos(p_cuenta, array[p_recurso]);
  return v_huella is distinct from huella_de_veredicto(p_cuenta, p_recurso);
end $$;

-- What a type asks, or asked, is no longer known of whom it is asked.
create function olvidar_veredictos(t tipo_documento) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Whenever it begins or ends.
  t.vigente_desde := null;
  t.vigente_hasta := null;
  update veredicto v set hasta = '-infinity'
  from recurso r
  where r.exigencias = t.docrectipo_recurso
    and tipo_exigido(t, r, hoy())
    and v.cuenta_id = r.cuenta_id and v.recursoid = r.recursoid and v.hasta > '-infinity';
end $$;

-- The same of carriers themselves, whichever, for lists of many of them.
create function renovar_transportes(p_cuantos integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_cuenta text;
begin
  for v_cuenta in
    select cuenta_id from veredicto where clase = 'transporte' and hasta < hoy() order by cuenta_id limit p_cuantos
  loop
    perform privado.esperar_catalogo();
    perform from veredicto where cuenta_id = v_cuenta and recursoid = v_cuenta for update;
    perform renovar_veredictos(v_cuenta, array[v_cuenta]);
  end loop;
end $$;

revoke execute on function renovar_veredictos, renovar_pasados, abrir_veredictos, avanzar_veredictos, renovar_transportes, huella_de_veredicto, revisar_veredicto, olvidar_veredictos from public;
grant execute on function abrir_veredictos, avanzar_veredictos, renovar_transportes to portal_proveedor;
