-- Adds what was refused since the last time to the rows of this quarter of an hour. In an hour no more than 500 rows begin:
-- past that, refusals are counted by class, way and code alone. One call at a time, of all nodes.
create function anotar_rechazos(p_rechazos jsonb) returns void language plpgsql as $$
declare
  v_cuarto constant timestamptz := date_bin('15 minutes', now(), timestamptz '2000-01-01 00:00Z');
  r record;
  quedan integer;
  hay boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('rechazo', 0));
  select 500 - count(*) into quedan from rechazo where ultimo >= date_trunc('hour', now()) and primero >= date_trunc('hour', now());
  for r in
    select clase, puerta, codigo, operacion, red,
        coalesce(sujeto, (select s.sujeto from privado.sesion s where s.token_hash = decode(x.sesion, 'hex'))) as sujeto, sum(veces)::integer as veces
      from jsonb_to_recordset(p_rechazos)
        as x (clase text, puerta text, codigo text, operacion text, red text, sujeto text, sesion text, veces integer)
      group by 1, 2, 3, 4, 5, 6
  loop
    hay := exists (select from rechazo where cuarto = v_cuarto and clase = r.clase and puerta = r.puerta and codigo = r.codigo
      and operacion is not distinct from r.operacion and red is not distinct from r.red and sujeto is not distinct from r.sujeto);
    if not hay and quedan <= 0 then
      r.operacion := null;
      r.red := null;
      r.sujeto := null;
    end if;
    insert into rechazo as y (cuarto, primero, ultimo, veces, clase, puerta, codigo, operacion, red, sujeto)
      values (v_cuarto, now(), now(), r.veces, r.clase, r.puerta, r.codigo, r.operacion, r.red, r.sujeto)
      on conflict (cuarto, clase, puerta, codigo, operacion, red, sujeto) do update set veces = y.veces + excluded.veces, ultimo = now();
    if not hay then quedan := quedan - 1; end if;
  end loop;
end $$;

revoke execute on function anotar_rechazos from public;
