-- Types that keep away a resource that is told of by these reasons, as `resumen_casillas` tells them.
create function frenan_de(culpables jsonb) returns text[] language sql immutable parallel safe
return array(select c ->> 'tipodocumentoid' from jsonb_array_elements(culpables) c where c ->> 'estado' not in ('activo', 'exceptuado'));

-- A look at what an operation would ask reads of each resource there what keeps it away, and nothing else: from the index alone.
alter table veredicto_operacion add column frenan text[] not null generated always as (frenan_de(culpables)) stored;
drop index veredicto_operacion_de;
create index veredicto_operacion_de on veredicto_operacion (operacionid, cuenta_id, recursoid) include (clase, estado, rango, frenan, critico_hasta);
