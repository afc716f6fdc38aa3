-- What a session is told by to its own person: a name that opens nothing, and the browser that began it.

alter table privado.sesion
  add column sesionid text collate "C" not null default '26x' || nextval('entidad_id') unique,
  add column agente text check (char_length(agente) <= 256);
