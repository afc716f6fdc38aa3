-- Since when a document does not matter any more: something newer of its slot was approved, or its resource left. Null while it does.
-- What waits for the provider, is blocked, is in force of a resource that works, or is of a blocked one matters however old it is,
-- and so does what was approved through a day that has not passed. server/src/rules/oracle/conservacion.ts decides the same.
create function importa_hasta(
  d documento, estado_recurso text, fecha_baja date, aprobado_despues timestamptz, dia date
) returns date language sql immutable parallel safe
return case
  when d.estado = 'en revision' or d.bloqueado or estado_recurso = 'BLOQUEADO' then null
  when estado_recurso = 'BAJA' then greatest(fecha_baja, (d.presentado at time zone 'America/Argentina/Buenos_Aires')::date,
    (d.decidido at time zone 'America/Argentina/Buenos_Aires')::date)
  when d.es_vigente or d.es_ultimo or d.estado = 'aprobado' and d.fecha_vencimiento >= dia then null
  else (aprobado_despues at time zone 'America/Argentina/Buenos_Aires')::date
end;

-- Documents that do not matter any more: through which day their files are kept all the same, and whether somebody holds them.
create view conservacion with (security_invoker) as
select d.documentoid, d.cuenta_id, d.tipodocumentoid, i.desde, (i.desde + make_interval(months => t.conservacion_meses))::date as hasta,
  exists (
    select from retencion x
    where x.cuenta_id = d.cuenta_id and x.levantada is null and (x.recursoid is null or x.recursoid = d.recursoid)) as retenido
from (select (select hoy()) as dia) h
cross join documento d
join tipo_documento t using (tipodocumentoid)
join recurso r on r.cuenta_id = d.cuenta_id and r.recursoid = d.recursoid
cross join lateral importa_hasta(d, r.estado, r.fecha_baja, (
  select min(n.decidido) from documento n
  where n.cuenta_id = d.cuenta_id and n.recursoid = d.recursoid and n.tipodocumentoid = d.tipodocumentoid
    and n.estado = 'aprobado' and n.presentado > d.presentado), h.dia) i (desde)
where i.desde is not null;
grant select on conservacion to portal_proveedor;

-- Files past their time. Bytes that several rows name are past it once each of them is: one that still matters, is held, or is the
-- photo of a driver or a logo, keeps them for all.
create view archivo_por_eliminar with (security_invoker) as
select a.archivoid, a.cuenta_id, a.documentoid, a.clave, a.size, c.tipodocumentoid, c.hasta, c.retenido
from conservacion c
join archivo a on a.documentoid = c.documentoid
cross join (select (select hoy()) as dia) h
where c.hasta < h.dia
  and not exists (
    select from archivo o
    where o.clave = a.clave and (
      not exists (
        select from conservacion k where k.documentoid = o.documentoid and k.hasta < h.dia and (c.retenido or not k.retenido))
      or exists (select from chofer f where f.cuenta_id = o.cuenta_id and f.foto = o.archivoid)
      or exists (select from cuenta q where q.cuenta_id = o.cuenta_id and q.logo = o.archivoid)));
grant select on archivo_por_eliminar to portal_proveedor;

-- Whether the provider switched it on.
create function conserva() returns boolean language sql stable parallel safe
return coalesce((select valor from ajuste where clave = 'conservacion_activa') = 'true', false);

-- Takes some of them out of `archivo`, and what proves them into `archivo_eliminado`: a line of the audit for each document. Answers
-- what may go from the storage once this is committed. Nobody begins to hold anything meanwhile. Of jobs alone.
create function eliminar_por_conservacion(p_cuantos integer, p_corrida text)
returns table (clave text, miniatura text, documentoid text, size integer) language plpgsql as $$
#variable_conflict use_column
begin
  if not conserva() then return; end if;
  lock table retencion in share mode;
  return query
    with elegida as materialized (
      select distinct e.clave from archivo_por_eliminar e where not e.retenido order by 1 limit p_cuantos
    ),
    ida as (delete from archivo a using elegida e where a.clave = e.clave returning a.*),
    guardada as (
      insert into archivo_eliminado (archivoid, cuenta_id, documentoid, posicion, size, sha256, mediatype, subido)
      select i.archivoid, i.cuenta_id, i.documentoid, i.posicion, i.size, i.sha256, i.mediatype, i.createdtime from ida i
    ),
    anotada as (
      insert into auditoria (accion, objeto, sobre_cuenta, request_id)
      select distinct 'EliminaPorConservacion', i.documentoid, i.cuenta_id, p_corrida from ida i
    )
    select i.clave, i.miniatura, i.documentoid, i.size from ida i;
end $$;
revoke execute on function eliminar_por_conservacion from public;
