-- An account takes part in an operacion once on any day: two rows that meet would tell it twice.
create or replace function privado.exigir_una_a_la_vez() returns trigger language plpgsql as $$
begin
  if exists (
    select from cuenta_operacion c
    where c.cuenta_id = new.cuenta_id and c.operacionid = new.operacionid and c.cuenta_operacionid <> new.cuenta_operacionid
      and c.desde <= coalesce(new.hasta, 'infinity') and coalesce(c.hasta, 'infinity') >= greatest(c.desde, new.desde))
  then
    raise exclusion_violation using message = 'two participations of one account meet';
  end if;
  return null;
end $$;

-- What an operacion asks of a type on a day: of whoever works there, which is for the caller to know. Inlined.
create function exigencia_en(p_operacion text, p_tipo text, dia date) returns setof exigencia language sql stable parallel safe as $$
  select e.*
  from operacion o
  join exigencia e on e.operacionid = o.operacionid and e.tipodocumentoid = p_tipo and daterange(e.vigente_desde, e.vigente_hasta, '[]') @> dia
  where o.operacionid = p_operacion and o.activa
$$;

-- What operaciones ask of a slot on a day: of those that its account takes part in then, and that nobody took its resource out
-- of. Of most there is none, which one look into an index says. Inlined.
create function exigencias_de(p_cuenta text, p_recurso text, p_tipo text, dia date) returns setof exigencia language sql stable parallel safe as $$
  select e.*
  from cuenta_operacion c
  cross join lateral exigencia_en(c.operacionid, p_tipo, dia) e
  where c.cuenta_id = p_cuenta and dia between c.desde and coalesce(c.hasta, 'infinity')
    and not exists (select from exclusion x where x.cuenta_id = c.cuenta_id and x.recursoid = p_recurso and x.operacionid = c.operacionid offset 0)
$$;

-- The same of a slot today as one value, which is kept beside it: [{operacionid, critico, obligatorio}], null where none asks. The
-- day is a column here, or what it calls would not be inlined where it is.
create function que_piden(p_cuenta text, p_recurso text, p_tipo text) returns table (operaciones jsonb) language sql stable parallel safe as $$
  select jsonb_agg(jsonb_build_object('operacionid', e.operacionid, 'critico', e.critico, 'obligatorio', e.obligatorio) order by e.operacionid)
  from (select hoy() as dia offset 0) h cross join lateral exigencias_de(p_cuenta, p_recurso, p_tipo, h.dia) e
$$;

-- The operaciones that a resource takes part in on a day.
create function operaciones_de(p_cuenta text, p_recurso text, dia date) returns setof text language sql stable parallel safe as $$
  select c.operacionid
  from cuenta_operacion c
  join operacion o on o.operacionid = c.operacionid and o.activa
  where c.cuenta_id = p_cuenta and dia between c.desde and coalesce(c.hasta, 'infinity')
    and not exists (select from exclusion x where x.cuenta_id = c.cuenta_id and x.recursoid = p_recurso and x.operacionid = c.operacionid offset 0)
$$;

-- The exception that counts for a slot where somebody works: of what is lifted everywhere and of what is lifted there, the
-- longer one. Inlined.
create function excepcion_que_vale(general excepcion, de_operacion excepcion) returns excepcion language sql immutable parallel safe
return case when de_operacion.hasta > coalesce(general.hasta, '-infinity') then de_operacion else general end;

-- Whether a slot is asked for where somebody works, and how strictly: as everywhere, and as the operacion `e` asks. It never
-- asks for less. Inlined.
create function pesa_en(t tipo_documento, e exigencia) returns table (pedida boolean, critico boolean, obligatorio boolean) language sql immutable parallel safe as $$
  select t.alcance = 'general' or e.exigenciaid is not null,
    t.alcance = 'general' and t.critico or coalesce(e.critico, false),
    t.alcance = 'general' and t.obligatorio or coalesce(e.obligatorio, false)
$$;
