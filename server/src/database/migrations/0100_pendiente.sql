-- Operations by whose exigencias alone what is kept of a resource is no longer true (`hasta` is '-infinity' then), and through which
-- day all else of it is. Null where anything may be otherwise.
alter table veredicto add column pendiente_en text[], add column pendiente_hasta date;
