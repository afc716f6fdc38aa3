-- The last day on which a slot whose document ends on `vencimiento` stands as it does on `dia`: its end, or the day before
-- it begins to end soon. None once it has ended.
create function vale_hasta(vencimiento date, vigencia text, dia date) returns date language sql immutable parallel safe
return case when vencimiento - aviso_de(vigencia) > dia then vencimiento - aviso_de(vigencia) - 1 when vencimiento >= dia then vencimiento end;

-- What is kept of a slot, so that whole rows are compared and written.
create view casilla_guardada with (security_invoker) as
select cuenta_id, recursoid, tipodocumentoid, mes, documentoid, vigente_documentoid, tiporecurso, recurso, tipo, orden, estado, celda,
  urgencia, renovacion, fecha_vencimiento, fecha_emision, periodo, numero, motivo, presentado, desde, exceptuado_hasta, operaciones
from veredicto_casilla;

-- Accounts whose resources were looked at through the last change of the catalogue: of others nothing that is kept is true.
create view catalogo_al_dia with (security_invoker) as
select cuenta_id from catalogo_visto where numero >= (select coalesce(max(numero), 0) from cambio_de_catalogo);
grant select on catalogo_al_dia to portal_app, portal_proveedor;

-- Held by all who change what a verdict of an account stands on, together, and alone by whoever brings the account up to the
-- catalogue: else a resource that is being written would be judged by the catalogue of before, and nobody would know of it.
create or replace function privado.esperar_catalogo(p_cuenta text) returns void language sql
begin atomic
  select pg_advisory_xact_lock_shared(hashtextextended('veredicto ' || p_cuenta, 0));
end;

create or replace function privado.empezar_veredicto() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.esperar_catalogo(new.cuenta_id);
  insert into veredicto (cuenta_id, recursoid, clase) values (new.cuenta_id, to_jsonb(new) ->> tg_argv[1], tg_argv[0]);
  return null;
end $$;

create or replace function privado.tocar_veredicto() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_fila constant jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform privado.esperar_catalogo(v_fila ->> 'cuenta_id');
  update veredicto set dia = '-infinity', hasta = '-infinity'
    where cuenta_id = v_fila ->> 'cuenta_id' and recursoid = v_fila ->> tg_argv[0] and dia > '-infinity';
  return null;
end $$;

-- At the end of its transaction: of one that is only tried nothing is written down. One after the other, so that a number that
-- can be seen has all before it. Columns that say nothing of how a slot stands are named, so that a new one counts.
create or replace function privado.olvidar_veredictos() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  indiferentes constant text[] := '{clave,instrucciones,frases,aviso_dias,origen,fuente,max_archivos,meses,dia_exigible,compartido,ejemplo,nomina,plazo_dias,conservacion_meses,control,version}';
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - indiferentes = to_jsonb(new) - indiferentes then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('catalogo', 0));
  insert into cambio_de_catalogo (numero, antes, despues)
    select coalesce(max(numero), 0) + 1, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end
    from cambio_de_catalogo;
  return null;
end $$;

-- What an operacion asks changed, or whether it asks at all: of whom, each account finds out.
create or replace function privado.olvidar_operacion() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_fila constant jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'fuente' = v_fila - 'fuente' then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('catalogo', 0));
  insert into cambio_de_catalogo (numero, despues, operacionid)
    select coalesce((select max(numero) from cambio_de_catalogo), 0) + 1,
      (select to_jsonb(t) from tipo_documento t where t.tipodocumentoid = v_fila ->> 'tipodocumentoid'), v_fila ->> 'operacionid';
  return null;
end $$;

-- Taken before in what they take part is changed: at the end, when their versions are drawn already, whoever writes meanwhile and
-- draws them too would wait for this, and this for them.
create function esperar_veredictos(p_cuentas text[]) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('veredicto ' || c, 0)) from (select c from unnest(p_cuentas) c order by c offset 0) c
$$;
revoke execute on function esperar_veredictos from public;
grant execute on function esperar_veredictos to portal_proveedor;

-- In what an account takes part changed: nothing that is kept of its resources is known. After whoever is bringing it up to the
-- catalogue, and before they look again.
create or replace function privado.olvidar_participacion() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('veredicto ' || new.cuenta_id, 0));
  delete from catalogo_visto where cuenta_id = new.cuenta_id;
  return null;
end $$;

-- How many slots of a resource somebody has to do something about wherever it works, and how many more of those that only some
-- operaciones ask for: {operacionid: how many}.
create function por_hacer_de(p_cuenta text, p_recurso text) returns table (siempre bigint, ademas jsonb) language sql stable parallel safe as $$
  select coalesce(sum(cuantas) filter (where operacionid is null), 0)::bigint, jsonb_object_agg(operacionid, cuantas) filter (where operacionid is not null)
  from (
    select o.operacionid, count(*) as cuantas
    from veredicto_casilla k
    join tipo_documento t using (tipodocumentoid)
    cross join lateral (
      select null as operacionid where t.alcance = 'general'
      union all
      select e ->> 'operacionid' from jsonb_array_elements(k.operaciones) e where t.alcance <> 'general'
    ) o
    where k.cuenta_id = p_cuenta and k.recursoid = p_recurso and k.urgencia is not null
    group by 1
  ) s
$$;

-- How a resource stands in the operaciones of its account, by name, as lists tell it: of the first that it may not go to, why, and of
-- none else, or fifty rows in five would be three times as long; of what it was taken out of, with why. From what is kept of each.
create function donde_trabaja(p_cuenta text, p_recurso text) returns table (operaciones json) language sql stable parallel safe as $$
  select json_agg(json_build_object('operacionid', operacionid, 'nombre', nombre, 'aptitud', aptitud,
    'culpable', case when rango = 1 and orden = 1 then culpable end, 'motivo', motivo) order by nombre)
  from (
    select o.operacionid, o.nombre, v.aptitud, v.rango, v.culpables -> 0 as culpable, x.motivo,
      row_number() over (order by v.rango, o.nombre) as orden
    from cuenta_operacion c
    join operacion o on o.operacionid = c.operacionid and o.activa
    left join veredicto_operacion v on v.cuenta_id = c.cuenta_id and v.recursoid = p_recurso and v.operacionid = c.operacionid
    left join exclusion x on x.cuenta_id = c.cuenta_id and x.recursoid = p_recurso and x.operacionid = c.operacionid
    where c.cuenta_id = p_cuenta and hoy() between c.desde and coalesce(c.hasta, 'infinity') and (v.operacionid is not null or x.operacionid is not null)
  ) its
$$;

-- Writes down how these resources of a carrier stand today where they work, and when an exception of an operacion ends that: in
-- all operaciones, or only in those by which alone it is no longer known. In the others their slots stand as they did, but one may
-- have become more urgent or less. For `renovar_veredictos`.
create function renovar_operaciones(p_cuenta text, p_recursos text[], p_solo text[]) returns void language plpgsql security definer
set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  with tareas as materialized (
    select x.recursoid, h.* from unnest(p_recursos) x (recursoid) cross join lateral por_hacer_de(p_cuenta, x.recursoid) h
  ),
  ha_de_haber as materialized (
    select r.cuenta_id, r.recursoid, o.operacionid,
      case when r.tiporecurso like 'chofer%' then 'chofer' else r.tiporecurso end as clase, r.estado,
      aptitud_de(s.no_aptas, s.vence_pronto, r.estado) as aptitud, coalesce(s.culpables, '[]') as culpables,
      s.faltantes, s.proximo_vencimiento, s.critico_hasta, h.siempre + coalesce((h.ademas -> o.operacionid)::bigint, 0) as por_hacer
    from tareas h
    cross join lateral recurso_de(p_cuenta, h.recursoid) r
    cross join lateral operaciones_de(p_cuenta, h.recursoid, hoy()) o (operacionid)
    cross join lateral resumen_casillas(r, o.operacionid) s
    where p_solo is null or o.operacionid = any (p_solo)
  ),
  quitadas as (
    delete from veredicto_operacion v
    where v.cuenta_id = p_cuenta and v.recursoid = any (p_recursos) and (p_solo is null or v.operacionid = any (p_solo))
      and not exists (select from ha_de_haber h where h.recursoid = v.recursoid and h.operacionid = v.operacionid)
    returning 1
  ),
  de_otras as (
    update veredicto_operacion v set por_hacer = h.siempre + coalesce((h.ademas -> v.operacionid)::bigint, 0)
    from tareas h
    where v.cuenta_id = p_cuenta and v.recursoid = h.recursoid and v.operacionid <> all (p_solo)
      and v.por_hacer <> h.siempre + coalesce((h.ademas -> v.operacionid)::bigint, 0)
  )
  insert into veredicto_operacion as v (cuenta_id, recursoid, operacionid, clase, estado, aptitud, culpables, faltantes, proximo_vencimiento,
    critico_hasta, por_hacer)
  select * from ha_de_haber
  on conflict (cuenta_id, recursoid, operacionid) do update set estado = excluded.estado, aptitud = excluded.aptitud,
    culpables = excluded.culpables, faltantes = excluded.faltantes, proximo_vencimiento = excluded.proximo_vencimiento,
    critico_hasta = excluded.critico_hasta, por_hacer = excluded.por_hacer
  where (v.estado, v.aptitud, v.culpables, v.faltantes, v.proximo_vencimiento, v.critico_hasta, v.por_hacer) is distinct from
    (excluded.estado, excluded.aptitud, excluded.culpables, excluded.faltantes, excluded.proximo_vencimiento, excluded.critico_hasta,
      excluded.por_hacer);
  update veredicto v set operaciones = d.operaciones
  from unnest(p_recursos) x (recursoid)
  cross join lateral donde_trabaja(p_cuenta, x.recursoid) d
  where v.cuenta_id = p_cuenta and v.recursoid = x.recursoid and v.operaciones::text is distinct from d.operaciones::text;
end $$;

-- Writes down how these resources of one carrier stand today, as `casilla` and `recurso_con_aptitud` compute it, and until
-- when that is true: until a date passes that any of it turns on. The day before too soon does no harm. Whoever calls has
-- the rows of `veredicto` locked. Only what differs is written. All is looked up by its key, whatever there is of it when that is
-- planned: a plan for an ordinary carrier would read all that a large one has for each few of its resources, and one made while a table
-- was empty reads it whole ever after. And planned once, whatever its transaction says of plans: one plan costs as much as renewing many.
create function renovar_veredictos(p_cuenta text, p_recursos text[]) returns void language plpgsql security definer
set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  v_hoy constant date := hoy();
  -- So few at a time that no plan for them is a bad one.
  v_algunos constant integer := 50;
  v_recursos text[];
  v_operaciones constant boolean := exists (select from cuenta_operacion where cuenta_id = p_cuenta);
  v_pendiente text[];
  v_solo text[];
  v_tipos text[];
  v_casillas casilla[];
  v_aptitudes recurso_con_aptitud[];
begin
  for i in 1 .. coalesce(cardinality(p_recursos), 0) by v_algunos loop
    v_recursos := p_recursos[i : i + v_algunos - 1];
    -- Where nothing else of any of them is unknown.
    v_pendiente := case when v_operaciones and not exists (
        select from veredicto where cuenta_id = p_cuenta and recursoid = any (v_recursos)
          and (pendiente_en is null or dia = '-infinity' or dia > v_hoy or pendiente_hasta < v_hoy))
      then array(
        select distinct e from veredicto cross join unnest(pendiente_en) e where cuenta_id = p_cuenta and recursoid = any (v_recursos))
      end;
    v_solo := case when v_pendiente is not null then array(select distinct split_part(e, ' ', 1) from unnest(v_pendiente) e) end;
    -- Then only slots of the types that are asked otherwise may stand otherwise; where anything of an operacion may be, of those
    -- that it asks for, or did. Those of who doesn't work are kept nowhere.
    v_tipos := case when v_pendiente is not null and not exists (
        select from veredicto where cuenta_id = p_cuenta and recursoid = any (v_recursos) and estado <> 'ACTIVO')
      then array(
        select split_part(e, ' ', 2) from unnest(v_pendiente) e where e like '% %'
        union
        select tipodocumentoid from exigencia where operacionid = any (v_pendiente)
        union
        select k.tipodocumentoid from veredicto_casilla k cross join jsonb_array_elements(k.operaciones) o
        where k.cuenta_id = p_cuenta and k.recursoid = any (v_recursos) and o ->> 'operacionid' = any (v_pendiente))
      end;
    -- Apart from what is written down: when those tables were vacuumed, whoever renews next would have this planned anew too,
    -- which costs as much as renewing a hundred.
    v_casillas := array(
      select c.fila from unnest(v_recursos) x (recursoid)
      cross join lateral (
        select k as fila from casilla k
        where cuenta_id = p_cuenta and recursoid = x.recursoid and exigible and (v_tipos is null or tipodocumentoid = any (v_tipos)) offset 0
      ) c);
    v_aptitudes := case when v_tipos is null then array(
      select a from unnest(v_recursos) x (recursoid) join recurso_con_aptitud a on a.cuenta_id = p_cuenta and a.recursoid = x.recursoid) end;
    with nueva as materialized (
      select c.*, c.estado_recurso = 'ACTIVO' as activa from unnest(v_casillas) c
    ),
    -- In the order of `casilla_guardada`.
    ha_de_haber as materialized (
      select cuenta_id, recursoid, tipodocumentoid, mes, documentoid, vigente_documentoid, tiporecurso, recurso, nombre, orden, estado, celda,
        urgencia, renovacion, fecha_vencimiento, fecha_emision, periodo, numero, motivo, presentado, desde, exceptuado_hasta, operaciones
      from nueva where activa
    ),
    hay as materialized (
      select k.* from unnest(v_recursos) x (recursoid)
      cross join lateral (
        select * from casilla_guardada
        where cuenta_id = p_cuenta and recursoid = x.recursoid and (v_tipos is null or tipodocumentoid = any (v_tipos)) offset 0
      ) k
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
    update veredicto v set dia = v_hoy, hasta = least(r.hasta, s.hasta, s.exceptuado_hasta, e.hasta, t.hasta, o.hasta, 'infinity'),
      pendiente_en = null, pendiente_hasta = null, estado = r.estado, nombre = r.nombre, aptitud = r.aptitud,
      culpables = r.culpables, faltantes = coalesce(r.faltantes, s.faltantes),
      proximo_vencimiento = case when v_tipos is null then r.proximo_vencimiento else s.proximo_vencimiento end,
      critico_hasta = r.critico_hasta, activos = s.activos, en_revision = s.en_revision, rechazados = s.rechazados,
      vencidos = s.vencidos, bloqueados = s.bloqueados, por_hacer = s.por_hacer,
      no_pedidas = exists (
        select from documento d
        where d.cuenta_id = p_cuenta and d.recursoid = x.recursoid and (d.es_ultimo or d.es_del_mes) and not exists (
          select from nueva n where n.recursoid = x.recursoid and n.tipodocumentoid = d.tipodocumentoid)
        and (v_tipos is null or d.tipodocumentoid = any (v_tipos) or not exists (
          select from veredicto_casilla k where k.cuenta_id = p_cuenta and k.recursoid = x.recursoid and k.tipodocumentoid = d.tipodocumentoid)))
    from unnest(v_recursos) x (recursoid)
    -- What only operaciones ask changes no verdict: of who is judged for that alone all of it stands but what is told of the slots.
    cross join lateral (
      select tiporecurso, estado, nombre, aptitud, culpables, faltantes, proximo_vencimiento, critico_hasta, null::date as hasta
      from unnest(v_aptitudes) where recursoid = x.recursoid
      union all
      select clase, estado, nombre, aptitud, culpables, null, null, critico_hasta, pendiente_hasta
      from veredicto where v_tipos is not null and cuenta_id = p_cuenta and recursoid = x.recursoid
    ) r
    cross join lateral (
      select min(vale_hasta(n.fecha_vencimiento, n.vigencia, v_hoy)) as hasta,
        min(vale_hasta(n.exceptuado_hasta, n.vigencia, v_hoy)) as exceptuado_hasta,
        count(*) filter (where n.activa and n.estado = 'activo') as activos,
        count(*) filter (where n.activa and n.estado = 'en revision') as en_revision,
        count(*) filter (where n.activa and n.estado = 'rechazado') as rechazados,
        count(*) filter (where n.activa and n.estado = 'vencido') as vencidos,
        count(*) filter (where n.activa and n.estado = 'bloqueado') as bloqueados,
        count(n.urgencia) filter (where n.activa) as por_hacer,
        count(*) filter (where n.estado = 'pendiente' and n.celda <> 'optativo' and not n.mes) as faltantes,
        min(n.fecha_vencimiento) filter (where n.estado = 'activo' and not n.mes) as proximo_vencimiento
      from (
        select fecha_vencimiento, vigencia, exceptuado_hasta, activa, estado, urgencia, celda, mes from nueva where recursoid = x.recursoid
        union all
        select k.fecha_vencimiento, null, null, true, k.estado, k.urgencia, k.celda, k.mes from veredicto_casilla k
        where v_tipos is not null and k.cuenta_id = p_cuenta and k.recursoid = x.recursoid and k.tipodocumentoid <> all (v_tipos)
      ) n
    ) s
    -- What begins to lift later, which only a clock that was put back has; and what lifts where the resource works.
    cross join lateral (
      select min(case when y.desde > v_hoy then y.desde - 1 else vale_hasta(y.hasta, q.vigencia, v_hoy) end) as hasta
      from excepcion y join tipo_documento q on q.tipodocumentoid = y.tipodocumentoid
      where y.cuenta_id = p_cuenta and y.recursoid = x.recursoid and y.vale and (y.desde > v_hoy or y.operacionid is not null)
    ) e
    -- Of the whole kind, whatever else the types ask.
    cross join lateral (
      select min(least(case when vigente_desde > v_hoy then vigente_desde - 1 end, case when vigente_hasta >= v_hoy then vigente_hasta end)) as hasta
      from tipo_documento where docrectipo_recurso = r.tiporecurso
    ) t
    -- Likewise of whatever the operaciones of the account ask.
    cross join lateral (
      select min(least(
        case when c.desde > v_hoy then c.desde - 1 end, case when c.hasta >= v_hoy then c.hasta end,
        case when q.vigente_desde > v_hoy then q.vigente_desde - 1 end, case when q.vigente_hasta >= v_hoy then q.vigente_hasta end)) as hasta
      from cuenta_operacion c left join exigencia q on q.operacionid = c.operacionid
      where c.cuenta_id = p_cuenta
    ) o
    where v.cuenta_id = p_cuenta and v.recursoid = x.recursoid;
    if v_operaciones then
      perform renovar_operaciones(p_cuenta, v_recursos, v_solo);
    end if;
  end loop;
end $$;

-- Renews what is no longer true of a carrier, and waits for whoever is doing so already. Answers how many. A clock that was
-- put back counts too: nothing is known of a day from a later one.
create function renovar_pasados(p_cuenta text, p_cuantos integer default null) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hoy constant date := hoy();
  pasados text[];
begin
  perform privado.esperar_catalogo(p_cuenta);
  -- Always in one order, so that no two wait for each other.
  select array_agg(recursoid) into pasados from (
    select recursoid from veredicto where cuenta_id = p_cuenta and (hasta < v_hoy or dia > v_hoy) order by recursoid limit p_cuantos for update
  ) v;
  if pasados is not null then perform renovar_veredictos(p_cuenta, pasados); end if;
  return coalesce(cardinality(pasados), 0);
end $$;

-- For a transaction that writes nothing but what can be computed anew: a power cut may take its last ones back, and then they are
-- done again. Who waits for the disk has it for what was told to somebody.
create or replace function privado.sin_esperar_al_disco() returns void language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
end $$;

-- Brings an account up to the catalogue: what a change asks of it, or asked, is no longer known, and of nothing else. Waits for
-- whoever is writing of it, and they for it. Answers whether there was any change.
create function ver_catalogo(p_cuenta text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_visto bigint;
  v_ultimo bigint;
  v_conocido boolean;
begin
  if exists (select from catalogo_al_dia where cuenta_id = p_cuenta) then return false; end if;
  perform pg_advisory_xact_lock(hashtextextended('veredicto ' || p_cuenta, 0));
  select numero into v_visto from catalogo_visto where cuenta_id = p_cuenta;
  select coalesce(max(numero), 0) into v_ultimo from cambio_de_catalogo;
  -- Where nobody knows which were seen, or some of the others aren't there any more, whatever they asked is unknown.
  v_conocido := coalesce(v_visto + 1 >= (select min(numero) from cambio_de_catalogo), false);
  with mia as materialized (select distinct operacionid from cuenta_operacion where cuenta_id = p_cuenta),
  cambio as materialized (
    select * from cambio_de_catalogo where numero > v_visto and (operacionid is null or operacionid in (select operacionid from mia))
  ),
  tipo as materialized (
    -- Whenever it begins or ends. What nobody asks of all, an operacion may.
    select jsonb_populate_record(null::tipo_documento, '{"alcance": "general"}' || x.fila || '{"vigente_desde": null, "vigente_hasta": null}') as t
    from cambio c cross join lateral (values (c.antes), (c.despues)) x (fila)
    where x.fila is not null and (x.fila ->> 'alcance' is distinct from 'por operación' or exists (select from mia))
    group by 1
  )
  update veredicto v set hasta = '-infinity',
    -- With those by which it was unknown already; of all where anything else is.
    pendiente_en = case when v.hasta > '-infinity' then s.solo when s.solo is not null then v.pendiente_en || s.solo end,
    pendiente_hasta = case when v.hasta > '-infinity' then v.hasta else v.pendiente_hasta end
  from recurso r
  -- The operaciones whose changes alone they are, each with the one type that it asks for otherwise: `24x1 20x7`. Without one,
  -- whatever it asks.
  cross join (
    select case when v_conocido and bool_and(operacionid is not null)
      then array_agg(distinct operacionid || coalesce(' ' || (despues ->> 'tipodocumentoid'), '')) end as solo
    from cambio
  ) s
  where v.cuenta_id = p_cuenta and (v.hasta > '-infinity' or v.pendiente_en is not null) and r.cuenta_id = p_cuenta and r.recursoid = v.recursoid
    and (not v_conocido
      or exists (select from cambio where antes is null and despues is null)
      or exists (select from tipo where (tipo.t).docrectipo_recurso = r.exigencias and tipo_aplica(tipo.t, r, hoy())));
  insert into catalogo_visto values (p_cuenta, v_ultimo) on conflict (cuenta_id) do update set numero = v_ultimo;
  return true;
end $$;

-- Makes true what is kept of a carrier. P1598 where that is more than somebody should wait for in one statement:
-- `avanzar_veredictos` does it in steps that stay.
create function abrir_veredictos(p_cuenta text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_hoy constant date := hoy();
  v_una_vez constant integer := 500;
  v_pasados integer;
begin
  if not exists (select from catalogo_al_dia where cuenta_id = p_cuenta)
    and (select count(*) from (select from veredicto where cuenta_id = p_cuenta limit v_una_vez + 1) v) > v_una_vez then
    raise exception 'a catalogue to look at' using errcode = 'P1598';
  end if;
  perform ver_catalogo(p_cuenta);
  -- In the order of their indexes: see `poner_al_dia`.
  v_pasados :=
    (select count(*) from (select from veredicto where cuenta_id = p_cuenta and hasta < v_hoy order by hasta limit v_una_vez + 1) v)
    + (select count(*) from (select from veredicto where cuenta_id = p_cuenta and dia > v_hoy order by dia desc limit v_una_vez + 1) v);
  if v_pasados > v_una_vez then raise exception 'much to renew' using errcode = 'P1598'; end if;
  if v_pasados > 0 then perform renovar_pasados(p_cuenta); end if;
end $$;

-- The same where it has to be done at all, which it answers: whoever opens something of a carrier's asks first. The ends of two
-- indexes say whether a day passed. Asked whether there are such rows, PostgreSQL takes a third for past and reads the table
-- for the first: all of a carrier whose rows are most of it, at every call.
create function privado.poner_al_dia(p_cuenta text) returns boolean language plpgsql as $$
declare
  v_hoy constant date := hoy();
begin
  if not exists (select from catalogo_al_dia d where d.cuenta_id = p_cuenta offset 0)
    or (select min(v.hasta) from veredicto v where v.cuenta_id = p_cuenta) < v_hoy
    or (select max(v.dia) from veredicto v where v.cuenta_id = p_cuenta) > v_hoy then
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
  perform privado.sin_esperar_al_disco();
  return ver_catalogo(p_cuenta) or renovar_pasados(p_cuenta, v_paso) = v_paso;
end $$;

-- What is kept of a resource, but for on which days it is true.
create function huella_de_veredicto(p_cuenta text, p_recurso text) returns text language sql stable
return (
  select to_jsonb(v) - '{dia,hasta}'::text[] || jsonb_build_object('casillas', (
      select jsonb_agg(to_jsonb(k) - 'casillaid' order by k.tipodocumentoid, k.mes, k.documentoid)
      from veredicto_casilla k where k.cuenta_id = p_cuenta and k.recursoid = p_recurso), 'en_operaciones', (
      select jsonb_agg(to_jsonb(o) order by o.operacionid)
      from veredicto_operacion o where o.cuenta_id = p_cuenta and o.recursoid = p_recurso))
  from veredicto v where v.cuenta_id = p_cuenta and v.recursoid = p_recurso
)::text;

-- Computes a resource anew, and says whether what was kept as true of today was otherwise. It no longer is.
create function revisar_veredicto(p_cuenta text, p_recurso text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_huella text;
begin
  perform privado.esperar_catalogo(p_cuenta);
  perform from veredicto where cuenta_id = p_cuenta and recursoid = p_recurso and hoy() between dia and hasta for update;
  if not found or not exists (select from catalogo_al_dia where cuenta_id = p_cuenta) then return false; end if;
  v_huella := huella_de_veredicto(p_cuenta, p_recurso);
  perform renovar_veredictos(p_cuenta, array[p_recurso]);
  return v_huella is distinct from huella_de_veredicto(p_cuenta, p_recurso);
end $$;

-- Renews what is no longer true of carriers themselves, whichever, for lists of many of them.
create function renovar_transportes(p_cuantos integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_cuenta text;
begin
  for v_cuenta in
    select cuenta_id from veredicto where clase = 'transporte' and hasta < hoy() order by cuenta_id limit p_cuantos
  loop
    perform privado.esperar_catalogo(v_cuenta);
    perform from veredicto where cuenta_id = v_cuenta and recursoid = v_cuenta for update;
    perform renovar_veredictos(v_cuenta, array[v_cuenta]);
  end loop;
end $$;

-- Has its connection plan what renews, for which whoever renews first would wait. Nothing is renewed. An id has the collation of its
-- column: a function is compiled and planned apart for each. After `preparar_conexion`, on this and on all other connections.
create function preparar_renovacion() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform renovar_pasados('' collate "C");
  perform renovar_veredictos('' collate "C", array['']);
  perform renovar_operaciones('' collate "C", array[''], null);
end $$;

revoke execute on function preparar_renovacion, renovar_veredictos, renovar_operaciones, renovar_pasados, abrir_veredictos, avanzar_veredictos, renovar_transportes, huella_de_veredicto, revisar_veredicto, ver_catalogo from public;
grant execute on function abrir_veredictos, avanzar_veredictos, renovar_transportes to portal_proveedor;
grant execute on function preparar_renovacion to portal_app, portal_proveedor;
