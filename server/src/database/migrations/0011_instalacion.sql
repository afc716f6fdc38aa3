-- Which installation this database is. Written into the storage of files too, so that no other takes them for its own;
-- a restored backup is another installation, with a name of its own.
create table privado.instalacion (
  unica boolean primary key default true check (unica),
  instalacionid uuid not null default gen_random_uuid()
);
insert into privado.instalacion default values;
