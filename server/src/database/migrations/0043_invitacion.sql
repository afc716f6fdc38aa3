-- Transportes that the provider asks to register, one row a CUIT. See docs/decisions/0086.
create table invitacion (
  invitacionid text collate "C" primary key default '29x' || nextval('entidad_id'),
  cuit text not null unique,
  email text not null,
  nombre text,
  creada timestamptz not null default now(),
  creada_por text collate "C" not null references operador,
  -- Of the last letter, and until when the link in it serves.
  enviada timestamptz not null default now(),
  vence timestamptz not null,
  correoid text collate "C" references correo,
  -- When somebody began to fill in the form that its link leads to.
  abierta timestamptz,
  retirada timestamptz
);
create index invitacion_enviada on invitacion (enviada, invitacionid);
alter table invitacion enable row level security;
alter table invitacion force row level security;
create policy proveedor on invitacion to portal_proveedor using (true) with check (true);
do $$ begin execute format('create policy duenio on invitacion to %I using (true) with check (true)', current_user); end $$;
grant select, insert, update on invitacion to portal_proveedor;
call privado.auditar('invitacion', 'invitacionid', '{cuit,retirada}', '{email,nombre}');

-- What its letter carries, as a hash; reached through functions alone.
create table privado.enlace_invitacion (
  token_hash bytea primary key,
  invitacionid text collate "C" not null references invitacion on delete cascade
);
create index enlace_invitacion_de on privado.enlace_invitacion (invitacionid);

create index correo_de_invitacion on correo (para, creado) where plantilla = 'invitacionDeTransporte';

-- Without a mail server a letter stays in a folder: whoever reads its state is not told that it left.
alter table correo add column en_carpeta boolean not null default false;
grant select (en_carpeta) on correo to portal_proveedor;

create trigger avisar_invitacion after insert or update on invitacion for each statement execute function privado.avisar_novedad();
create trigger avisar_salido after update of estado on correo for each row
  when (new.plantilla in ('invitacionDeTransporte', 'pruebaDeCorreo') and new.estado <> old.estado) execute function privado.avisar_novedad();
