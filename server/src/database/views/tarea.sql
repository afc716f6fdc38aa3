-- How each job stands, the delivery of mail too: that one has no hour, its counts are of the last 24 hours, and a mail
-- that nobody has tried to send for minutes says that it does not run.
create view tarea_estado with (security_invoker) as
select nombre, ultimo_inicio, ultimo_fin, ultimo_error, hechos, fallidos, proxima, proxima + tolerancia < now() as atrasada
from tarea
union all
select 'correo', null, max(enviado), (array_agg(error order by creado desc) filter (where error is not null))[1],
  count(*) filter (where estado = 'enviado')::integer, count(*) filter (where estado = 'fallido')::integer, null,
  coalesce(bool_or(estado = 'pendiente' and intentos = 0 and creado < now() - interval '10 minutes'), false)
from correo where creado > now() - interval '24 hours';
grant select on tarea_estado to portal_proveedor;

-- Runs a periodic job now, once however often it is asked for before it begins. PNONE when there is none of that name.
create function ejecutar_tarea(p_nombre text) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_administrador();
  if not exists (select from tarea where nombre = p_nombre) then
    raise exception 'no tarea %', p_nombre using errcode = 'PNONE';
  end if;
  perform graphile_worker.add_job(p_nombre, job_key => 'tarea:' || p_nombre, max_attempts => 5);
end $$;

revoke execute on function ejecutar_tarea from public;
grant execute on function ejecutar_tarea to portal_proveedor;
