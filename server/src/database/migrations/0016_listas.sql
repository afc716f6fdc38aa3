-- The history by plate, which its list is sorted by too. What is empty comes last both ways.
create index historial_dominio on historial (cuenta_id, dominio, createdtime, historialid);
create index historial_dominio_al_final on historial (cuenta_id, dominio desc nulls last, createdtime desc, historialid desc);

-- In its own order, with what is asked of each line on a walk.
drop index historial_lista;
create index historial_lista on historial (cuenta_id, createdtime, historialid) include (recursoid, tiporecurso);

-- How many lines of history there are of each resource, so that a history cut by kind or by how its resources stand is not
-- read to be counted. Whoever writes a line of a resource has its verdict to touch already: nobody waits for more.
alter table veredicto add column lineas integer not null default 0;
update veredicto v set lineas = h.lineas
from (select cuenta_id, recursoid, count(*) as lineas from historial group by cuenta_id, recursoid) h
where v.cuenta_id = h.cuenta_id and v.recursoid = h.recursoid;

create function privado.contar_lineas() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  n record;
begin
  -- Always in one order, so that no two wait for each other.
  for n in select cuenta_id, recursoid, count(*) as cuantas from nuevas group by cuenta_id, recursoid order by cuenta_id, recursoid loop
    update veredicto set lineas = lineas + n.cuantas where cuenta_id = n.cuenta_id and recursoid = n.recursoid;
  end loop;
  return null;
end $$;
create trigger contar_lineas after insert on historial referencing new table as nuevas
  for each statement execute function privado.contar_lineas();

-- How many documents of each carrier wait, for the provider's list of accounts.
create index documento_cuenta_en_revision on documento (cuenta_id) where estado = 'en revision' and not bloqueado;
