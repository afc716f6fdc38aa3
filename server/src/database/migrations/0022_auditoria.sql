-- What each write changed, with its line of the audit; and the blocks that lines are sealed in. See docs/decisions/0058.

-- What a transaction of a request changes is collected in a setting of that transaction, a piece of JSON a row, and the
-- audit's line takes it along: no statement and no message more. Past so many rows they are only counted.
create function privado.anotar_cambio() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  cuantos constant integer := coalesce(nullif(current_setting('app.cambios_cuantos', true), ''), '0')::integer + 1;
  antes constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  despues constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  campos jsonb;
begin
  select jsonb_object_agg(campo, case when clase = 3 then 'true'::jsonb else jsonb_build_array(privado.recortado(antes->campo), privado.recortado(despues->campo)) end)
  into campos
  from (
    select unnest(tg_argv[1]::text[]) as campo, 1 as clase
    union all select unnest(tg_argv[2]::text[]), 2
    union all select unnest(tg_argv[3]::text[]), 3) c
  where coalesce(nullif(antes->campo, 'null'), '""') <> coalesce(nullif(despues->campo, 'null'), '""') and (clase = 1 or tg_op = 'UPDATE');
  if tg_op = 'UPDATE' and campos is null then return null; end if;
  perform set_config('app.cambios_cuantos', cuantos::text, true);
  if cuantos <= 50 then
    perform set_config('app.cambios', concat_ws(',', nullif(current_setting('app.cambios', true), ''),
      jsonb_build_object('tabla', tg_table_name, 'id', coalesce(despues, antes)->>tg_argv[0],
        'que', case tg_op when 'INSERT' then 'alta' when 'DELETE' then 'baja' else 'cambio' end, 'campos', coalesce(campos, '{}'))::text), true);
  end if;
  return null;
end $$;

-- A long text is kept as far as a person reads it.
create function privado.recortado(valor jsonb) returns jsonb language sql immutable
return case when jsonb_typeof(valor) = 'string' and length(valor #>> '{}') > 500 then to_jsonb(left(valor #>> '{}', 500) || '…') else coalesce(valor, 'null') end;

-- Empty: nothing that is watched changed.
create function privado.cambios_de_la_transaccion() returns jsonb language sql volatile
return ('[' || coalesce(current_setting('app.cambios', true), '') || ']')::jsonb
  || case when coalesce(nullif(current_setting('app.cambios_cuantos', true), ''), '0')::integer > 50
    then jsonb_build_array(jsonb_build_object('mas', current_setting('app.cambios_cuantos')::integer - 50)) else '[]' end;

-- Which columns of a table the audit tells of, and no others: those of a plain fact; personal ones, told when they change
-- and not when a row begins, which says them itself; and those of which only is told that they changed. Only what
-- requests change: jobs have no line.
create procedure privado.auditar(tabla regclass, clave text, abiertas text[], personales text[] default '{}', calladas text[] default '{}') language plpgsql as $$
begin
  execute format('drop trigger if exists auditar on %s', tabla);
  execute format('create trigger auditar after insert or update or delete on %s for each row
    when (session_user in (''portal_app'', ''portal_proveedor'')) execute function privado.anotar_cambio(%L, %L, %L, %L)',
    tabla, clave, abiertas, personales, calladas);
end $$;

call privado.auditar('cuenta', 'cuenta_id',
  '{accountname,tipo_documento,cuit,estado,estado_motivo}', '{email,mobile}', '{mailingstreet,othercountry,otherstate,othercity,logo}');
call privado.auditar('contacto', 'contactid', '{rol,activo}', '{firstname,lastname,email,mobile}');
call privado.auditar('operador', 'operadorid', '{rol,activo}', '{nombre,email}');
call privado.auditar('registro', 'registroid', '{estado_registro,motivo,cuenta_creada}');
call privado.auditar('cuit_conocido', 'cuit', '{accountname}');
call privado.auditar('ajuste', 'clave', '{valor}');
call privado.auditar('chofer', 'choferid',
  '{estado_cuenta,nacionalidad,licencia_clase,transporta_peligrosas,transporta_alimentos,fecha_alta,fecha_baja}',
  '{nombre,apellido,tipo_documento,documento,cuil,telefono,email,licencia_numero,motivo_baja}',
  '{fecha_nacimiento,calle,pais,provincia,ciudad,foto}');
call privado.auditar('dominio', 'dominioid',
  '{estado_dominio,dominio,pais_patente,vehiculo,tipo_vehiculo,cantidad_ejes,marca,modelo,anio,nombre,chasis,motor,carroceria,titularidad,transporta_peligrosas,transporta_alimentos,fecha_baja,motivo_baja}',
  '{titular}');
call privado.auditar('unidad', 'unidadid', '{estado,nombre,tractor,arrastre1,arrastre2,chofer1,chofer2}');
call privado.auditar('tipo_documento', 'tipodocumentoid',
  '{nombre,nombre_corto,docrectipo_recurso,instrucciones,obligatorio,critico,vigencia,meses,aviso_dias,origen,fuente,vigente_desde,vigente_hasta,max_archivos,orden,dia_exigible,compartido,aplica_vehiculos,aplica_carrocerias,aplica_tipo_vehiculo,aplica_peligrosas,aplica_alimentos,aplica_titularidades,aplica_extranjeros}',
  calladas => '{ejemplo}');
call privado.auditar('documento', 'documentoid',
  '{estado,bloqueado,motivo,causa,numero,fecha_emision,fecha_vencimiento,periodo}', '{observacion}');

-- Lines of before say nothing: what they changed is unknown.
alter table auditoria add column cambios jsonb;
alter table auditoria alter column cambios set default privado.cambios_de_la_transaccion();

-- A block holds all lines after `desde` up to and with `hasta`, and the hash of the block before.
create table bloque_auditoria (
  bloque integer primary key check (bloque > 0),
  desde bigint not null,
  hasta bigint not null unique,
  lineas integer not null check (lineas > 0),
  primera timestamptz not null,
  ultima timestamptz not null,
  sellado timestamptz not null default clock_timestamp(),
  anterior bytea not null,
  hash bytea not null,
  check (desde < hasta)
);
grant select on bloque_auditoria to portal_proveedor;
create trigger bloque_no_cambia before update or delete or truncate on bloque_auditoria for each statement execute function privado.no_cambia();

-- Each check of the whole chain: up to which block and its hash, or what is broken.
create table comprobacion_auditoria (
  comprobacionid bigint generated always as identity primary key,
  momento timestamptz not null default clock_timestamp(),
  bloque integer not null,
  hash bytea,
  rota jsonb
);
grant select on comprobacion_auditoria to portal_proveedor;
create trigger comprobacion_no_cambia before update or delete or truncate on comprobacion_auditoria for each statement execute function privado.no_cambia();
