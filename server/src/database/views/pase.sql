-- What says at a gate who comes. Which pass is shown is decided here, for whoever is signed in and for whoever has a link; it is
-- signed by the server, which has the key. See docs/decisions/0143.

-- A plate or a number as a pass says it: capitals and digits, as many as it has room for; nothing of what can't be said so.
create function como_en_pase(p_texto text, p_hasta integer) returns text language sql immutable parallel safe
return (select dicho from (select regexp_replace(upper(p_texto), '[^A-Z0-9]', '', 'g')) x (dicho) where length(dicho) between 4 and p_hasta);

-- What the pass of a unit or a chofer says, by place; nothing of a unit that is out of use, nor of a chofer on leave.
create function partes_de_pase(p_cuenta text, p_recursoid text) returns jsonb language sql stable parallel safe
begin atomic
  select jsonb_build_object('tractor', como_en_pase(t.dominio, 10), 'arrastre1', como_en_pase(a.dominio, 10), 'arrastre2', como_en_pase(b.dominio, 10),
    'chofer1', como_en_pase(c.documento, 15), 'chofer2', como_en_pase(d.documento, 15))
  from unidad u
  join dominio t on t.cuenta_id = u.cuenta_id and t.dominioid = u.tractor
  left join dominio a on a.cuenta_id = u.cuenta_id and a.dominioid = u.arrastre1
  left join dominio b on b.cuenta_id = u.cuenta_id and b.dominioid = u.arrastre2
  left join chofer c on c.cuenta_id = u.cuenta_id and c.choferid = u.chofer1
  left join chofer d on d.cuenta_id = u.cuenta_id and d.choferid = u.chofer2
  where u.cuenta_id = p_cuenta and u.unidadid = p_recursoid and u.estado = 'ACTIVA'
  union all
  select jsonb_build_object('tractor', null, 'arrastre1', null, 'arrastre2', null, 'chofer1', como_en_pase(c.documento, 15), 'chofer2', null)
  from chofer c
  where c.cuenta_id = p_cuenta and c.choferid = p_recursoid and c.estado_cuenta <> 'BAJA' and como_en_pase(c.documento, 15) is not null;
end;

-- The key that signs passes: the newest that gates had a day to learn of, as one without a line for so long knows of no other, else
-- the oldest that signs still, as the only one of a new installation. So the one before it signs them for a day more.
create function clave_de_pases(p_momento timestamptz default now()) returns setof clave_de_firma language sql stable
begin atomic
  select * from clave_de_firma
  where hasta is null or hasta > p_momento - interval '7 days'
  order by desde <= p_momento - interval '24 hours' desc, case when desde <= p_momento - interval '24 hours' then desde end desc, desde
  limit 1;
end;

-- The pass to be shown: one that says what stands, and is good for two days more, signed where there is such a one; else another, whose
-- code is to be signed still.
-- No row of what has none; P1691 where too many were made on one day, as each that is taken back stays in every list.
create function pase_vigente(p_cuenta text, p_recursoid text) returns setof pase language plpgsql as $$
declare
  v_partes constant jsonb := partes_de_pase(p_cuenta, p_recursoid);
begin
  if v_partes is null then return; end if;
  return query select * from pase p
    where p.cuenta_id = p_cuenta and p.recursoid = p_recursoid and p.anulado is null and p.partes = v_partes
      and p.vence > now() + interval '2 days'
    order by p.codigo is null, p.vence desc, p.serial desc limit 1;
  if found then return; end if;
  if (select count(*) from pase p where p.cuenta_id = p_cuenta and p.recursoid = p_recursoid and p.emitido > now() - interval '1 day') >= 50 then
    raise exception 'too many passes' using errcode = 'P1691';
  end if;
  -- It ends with its key, where that was replaced: lists name one for seven days more.
  return query insert into pase (cuenta_id, recursoid, partes, vence)
    values (p_cuenta, p_recursoid, v_partes, least(now() + interval '7 days', (select hasta + interval '7 days' from clave_de_pases())))
    returning *;
end $$;

-- What is shown of it, and what is signed where it has no code yet.
create function pase_dicho(p pase) returns jsonb language sql stable
return jsonb_build_object(
  'recursoid', p.recursoid, 'serial', p.serial, 'dice', p.partes, 'codigo', p.codigo, 'vence', p.vence, 'claveid', (select claveid from clave_de_pases()),
  'emitido_en', floor(extract(epoch from p.emitido)), 'vence_en', floor(extract(epoch from p.vence)),
  'numero', to_char(p.serial / 10000, 'FM0000') || '-' || to_char(p.serial % 10000, 'FM0000'),
  'transporte', (select accountname from cuenta where cuenta_id = p.cuenta_id),
  'que', case when exists (select from unidad u where u.cuenta_id = p.cuenta_id and u.unidadid = p.recursoid) then 'unidad' else 'chofer' end,
  'nombre', coalesce((select u.nombre from unidad u where u.cuenta_id = p.cuenta_id and u.unidadid = p.recursoid),
    (select c.apellido || ', ' || c.nombre from chofer c where c.cuenta_id = p.cuenta_id and c.choferid = p.recursoid)),
  'partes', (
    select jsonb_agg(jsonb_build_object('lugar', l.lugar, 'recursoid', r.recursoid, 'nombre', coalesce(r.dominio, r.nombre),
      'pais_patente', r.pais_patente, 'vehiculo', r.vehiculo, 'carroceria', r.carroceria, 'cantidad_ejes', r.cantidad_ejes) order by l.orden)
    from (
      select lugar, orden, recursoid from parte_de_unidad where cuenta_id = p.cuenta_id and unidadid = p.recursoid and lugar <> 'transporte'
      union all
      select 'chofer1', 4, choferid from chofer where cuenta_id = p.cuenta_id and choferid = p.recursoid
    ) l
    cross join lateral recurso_de(p.cuenta_id, l.recursoid) r)
);

-- Whether a link of the caller's account shows it.
create function pase_compartido(p_recursoid text) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_sesion();
  return exists (select from privado.enlace_de_pase where recursoid = p_recursoid and cuenta_id = mi_cuenta());
end $$;

-- What opens the page of a pass of the caller's account from now on, and what opened it before no more. PNONE of what has none.
create function poner_enlace_de_pase(p_recursoid text, p_hash bytea) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_sesion();
  if partes_de_pase(mi_cuenta(), p_recursoid) is null then raise exception 'no pass' using errcode = 'PNONE'; end if;
  insert into privado.enlace_de_pase (recursoid, cuenta_id, token_hash, creado_por) values (p_recursoid, mi_cuenta(), p_hash, yo())
  on conflict (recursoid) do update set token_hash = excluded.token_hash, creado = now(), creado_por = excluded.creado_por;
end $$;

-- Ends the link of a pass of the caller's account, and revokes the codes of it that are good still: how many. PNONE of what is not there.
create function anular_pases(p_recursoid text) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_anulados integer;
begin
  perform privado.exigir_sesion();
  perform from unidad where unidadid = p_recursoid and cuenta_id = mi_cuenta()
    union all select from chofer where choferid = p_recursoid and cuenta_id = mi_cuenta();
  if not found then raise exception 'no such resource' using errcode = 'PNONE'; end if;
  delete from privado.enlace_de_pase where recursoid = p_recursoid and cuenta_id = mi_cuenta();
  update pase set anulado = now(), anulado_por = yo()
    where cuenta_id = mi_cuenta() and recursoid = p_recursoid and anulado is null and vence > now();
  get diagnostics v_anulados = row_count;
  return v_anulados;
end $$;

-- The pass that a link shows, to whoever has it: P1690 for one that shows nothing, whatever the reason.
create function abrir_pase(p_hash bytea) returns jsonb language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e privado.enlace_de_pase;
  p pase;
begin
  select k.* into e from privado.enlace_de_pase k join cuenta c on c.cuenta_id = k.cuenta_id and c.estado in (1, 4) where k.token_hash = p_hash;
  if found then select * into p from pase_vigente(e.cuenta_id, e.recursoid); end if;
  if p.paseid is null then raise exception 'no pass' using errcode = 'P1690'; end if;
  return pase_dicho(p) || jsonb_build_object('idioma', (select idioma from contacto where contactid = e.creado_por));
end $$;

-- The code of the pass that a link made, once it is signed.
create function firmar_pase_abierto(p_hash bytea, p_serial bigint, p_codigo text) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  update pase p set codigo = p_codigo from privado.enlace_de_pase e
  where e.token_hash = p_hash and p.cuenta_id = e.cuenta_id and p.recursoid = e.recursoid and p.serial = p_serial and p.codigo is null;
end;

-- What nobody will ask for again: passes thirty days after their end, and links of what is gone for good.
create function olvidar_pases() returns void language sql security definer set search_path = public, pg_temp
begin atomic
  delete from pase where vence < now() - interval '30 days';
  delete from privado.enlace_de_pase e where e.creado < now() - interval '60 days'
    and not exists (select from unidad where unidadid = e.recursoid) and not exists (select from chofer where choferid = e.recursoid);
end;

revoke execute on function pase_compartido, poner_enlace_de_pase, anular_pases, abrir_pase, firmar_pase_abierto, olvidar_pases from public;
grant execute on function pase_compartido, poner_enlace_de_pase, anular_pases to portal_app;
grant execute on function abrir_pase, firmar_pase_abierto to portal_ingreso;
