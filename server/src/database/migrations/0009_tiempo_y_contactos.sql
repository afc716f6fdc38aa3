-- What time brings (the jobs and their heartbeat, expiry, reminders), and what a carrier does with its people and its history.

-- One row a periodic job, kept by whichever node runs it. `proxima` moves on when a run ends well, so a job that fails
-- or does not run stays behind it and is late after its tolerance.
create table tarea (
  nombre text primary key,
  tolerancia interval not null,
  ultimo_inicio timestamptz,
  ultimo_fin timestamptz,
  -- Empty when the last run ended well.
  ultimo_error text,
  -- What the last good run got done (letters, lines of history, files) and what it could not.
  hechos integer not null default 0,
  fallidos integer not null default 0,
  proxima timestamptz not null
);
grant select on tarea to portal_proveedor;

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
  if not exists (select from tarea where nombre = p_nombre) then
    raise exception 'no tarea %', p_nombre using errcode = 'PNONE';
  end if;
  perform graphile_worker.add_job(p_nombre, job_key => 'tarea:' || p_nombre, max_attempts => 5);
end $$;
revoke execute on function ejecutar_tarea from public;
grant execute on function ejecutar_tarea to portal_proveedor;
