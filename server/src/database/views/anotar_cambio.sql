-- Collects what a write changed of a row (see docs/decisions/0058), for the line of the audit that the transaction ends with:
-- which record of which table, and of each column that is told of what it said before and after. Of which account the rows
-- are is collected beside: '-' where of several.
create function privado.decir_cambio(p_tabla text, p_id text, p_op text, p_cuenta text, p_campos jsonb) returns void language plpgsql as $$
declare
  v_cuantos constant integer := coalesce(nullif(current_setting('app.cambios_cuantos', true), ''), '0')::integer + 1;
  v_cuenta text;
  v_dicho text;
begin
  if session_user = 'portal_proveedor' then
    v_cuenta := coalesce(current_setting('app.cambios_cuenta', true), '');
    if p_cuenta <> v_cuenta then
      v_dicho := set_config('app.cambios_cuenta', case v_cuenta when '' then p_cuenta else '-' end, true);
    end if;
  end if;
  v_dicho := set_config('app.cambios_cuantos', v_cuantos::text, true);
  if v_cuantos <= 50 then
    v_dicho := set_config('app.cambios', concat_ws(',', nullif(current_setting('app.cambios', true), ''),
      jsonb_build_object('tabla', p_tabla, 'id', p_id,
        'que', case p_op when 'INSERT' then 'alta' when 'DELETE' then 'baja' else 'cambio' end, 'campos', p_campos)::text), true);
  end if;
end $$;
revoke execute on function privado.decir_cambio from public;

-- For a trigger that a migration makes by itself, of rows that are added: the column of the id, and those that are told.
create or replace function privado.anotar_cambio() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_fila constant jsonb := to_jsonb(new);
begin
  perform privado.decir_cambio(tg_table_name, v_fila ->> tg_argv[0], tg_op, v_fila ->> 'cuenta_id', (
    select coalesce(jsonb_object_agg(campo, jsonb_build_array(null, privado.recortado(v_fila -> campo))), '{}')
    from unnest(tg_argv[1]::text[]) campo where coalesce(nullif(v_fila -> campo, 'null'), '""') <> '""'));
  return null;
end $$;
