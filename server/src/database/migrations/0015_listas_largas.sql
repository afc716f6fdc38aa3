-- Lists that stay fast for a carrier with 10,000 choferes and 100,000 documents. See docs/decisions/0025.

-- The order that people read choferes in, whatever their state, and by number and age. A plate's order needs none: a
-- carrier has a fifth as many, and sorting them costs little.
create index chofer_nombre on chofer (cuenta_id, apellido, nombre, choferid);
create index chofer_numero on chofer (cuenta_id, documento, choferid);
create index chofer_creado on chofer (cuenta_id, createdtime, choferid);

-- History cut by kind of resource, and in the order of names.
create index historial_tipo on historial (cuenta_id, tiporecurso, createdtime, historialid);
create index historial_nombre on historial (cuenta_id, nombre, createdtime, historialid);

-- The provider's line of documents, in the order they came in, by how they stand.
create index documento_estado on documento (estado, presentado, documentoid) where not bloqueado;
create index documento_bloqueado on documento (presentado, documentoid) where bloqueado;

-- As it was, with what tells most types apart said beside the function, so that they are joined by it.
create or replace view requisito with (security_invoker) as
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre as recurso, r.dominio, r.marca, r.estado as estado_recurso,
  t.tipodocumentoid, t.nombre, t.instrucciones, t.critico, t.obligatorio, t.vigencia, t.meses, t.max_archivos, t.orden
from recurso r
join tipo_documento t on t.docrectipo_recurso = r.exigencias
  and tipo_exigido(t, r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas,
    r.transporta_alimentos, r.titularidad, r.extranjero, (select hoy()));

-- The slots that the caller's active resources are asked for today, or those of them of these kinds or in this state: what
-- the dashboard counts. PostgreSQL keeps a plan for all carriers, made for whoever came first: nested loops made for an ordinary one took
-- a large one more than 20 seconds, and reading whole tables, made for a large one, took an ordinary one 100 ms. Hashing
-- what an index finds grows with the carrier alone. The memory is for the 100,000 slots of a large one.
-- `p_patron` is for `like`, as sin_acentos writes; accents are taken off each name once, not off each slot.
create function casillas_de_hoy(p_tipos text[], p_estado text, p_patron text) returns setof casilla language plpgsql stable rows 1000
set enable_nestloop = off set enable_seqscan = off set work_mem = '32MB' as $$
begin
  if p_patron is null then
    return query
      select * from casilla
      where cuenta_id = mi_cuenta() and exigible and estado_recurso = 'ACTIVO'
        and (p_tipos is null or tiporecurso = any (p_tipos)) and (p_estado is null or estado = p_estado);
    return;
  end if;
  return query
    with recurso_dicho as materialized (
      select recursoid, sin_acentos(nombre) as nombre, sin_acentos(coalesce(dominio, '') || ' ' || coalesce(marca, '')) as patente
      from recurso where cuenta_id = mi_cuenta() and estado = 'ACTIVO'
    ), tipo_dicho as materialized (
      select tipodocumentoid, sin_acentos(nombre) as nombre from tipo_documento
    )
    select c.* from casilla c join recurso_dicho r using (recursoid) join tipo_dicho t using (tipodocumentoid)
    where c.cuenta_id = mi_cuenta() and c.exigible and c.estado_recurso = 'ACTIVO'
      and (p_tipos is null or c.tiporecurso = any (p_tipos)) and (p_estado is null or c.estado = p_estado)
      and r.nombre || ' ' || t.nombre || ' ' || r.patente like p_patron;
end $$;
revoke execute on function casillas_de_hoy from public;
grant execute on function casillas_de_hoy to portal_app, portal_proveedor;

-- As it was, resource by resource: joined, a plan made for an ordinary carrier compared each of a large one's with all.
create or replace view recurso_con_aptitud with (security_invoker) as
select r.cuenta_id, r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.estado,
  aptitud_de(s.no_aptas, s.vence_pronto, r.estado) as aptitud
from recurso r
left join lateral resumen_casillas(r.cuenta_id, r.recursoid, '', r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo,
  r.transporta_peligrosas, r.transporta_alimentos, r.titularidad, r.extranjero) s on true;

-- As it was, and what each unit is made of, which is looked up for its fitness already.
create or replace view unidad_con_aptitud with (security_invoker) as
select u.*,
  case when u.estado = 'INACTIVA' or a.no_apta then 'no habilitado' when a.vence_pronto then 'por vencer' else 'habilitado' end as aptitud,
  case u.estado when 'INACTIVA' then '{La unidad está inactiva}'::text[] else '{}' end || coalesce(a.motivos, '{}') as motivos,
  a.proximo_vencimiento, coalesce(a.partes, '[]') as partes
from unidad u
left join lateral (
  select bool_or(p.aptitud = 'no habilitado') as no_apta, bool_or(p.aptitud = 'por vencer') as vence_pronto,
    array_agg(m.motivo order by p.aptitud <> 'no habilitado', p.orden, m.lugar) filter (where m.motivo is not null) as motivos,
    min(p.proximo_vencimiento) as proximo_vencimiento,
    json_agg(json_build_object('lugar', p.lugar, 'recursoid', p.recursoid, 'nombre', p.nombre) order by p.orden)
      filter (where p.lugar <> 'transporte' and coalesce(m.lugar, 1) = 1) as partes
  from (
    select parte.orden, parte.lugar, r.recursoid, coalesce(r.dominio, r.nombre) as nombre,
      aptitud_de(s.no_aptas, s.vence_pronto, r.estado) as aptitud, s.proximo_vencimiento,
      case r.estado
        when 'BLOQUEADO' then array[coalesce(r.dominio, r.nombre) || ' está bloqueado por el proveedor']
        when 'BAJA' then array[coalesce(r.dominio, r.nombre) || ' está dado de baja']
        else '{}'
      end || coalesce(s.motivos, '{}') as motivos
    from unnest(array['transporte', 'tractor', 'arrastre1', 'arrastre2', 'chofer1', 'chofer2'],
      array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2]) with ordinality parte(lugar, recursoid, orden)
    -- Fenced: where a carrier has thousands, the planner would else read all its resources to find six.
    cross join lateral (select * from recurso where cuenta_id = u.cuenta_id and recursoid = parte.recursoid offset 0) r
    left join lateral resumen_casillas(r.cuenta_id, r.recursoid,
      case r.tiporecurso when 'transporte' then ' del transporte' else ' de ' || coalesce(r.dominio, r.nombre) end,
      r.exigencias, r.vehiculo, r.carroceria, r.tipo_vehiculo, r.transporta_peligrosas, r.transporta_alimentos, r.titularidad,
      r.extranjero) s on true
  ) p
  left join lateral unnest(p.motivos) with ordinality m(motivo, lugar) on true
) a on true;
