-- Whoever asked for an account of a company that has one may be proposed to it: its titulares are asked. What they are
-- told of the person is kept here, because no carrier reads registrations. See docs/decisions/0061.

alter table registro drop constraint registro_estado_registro_check;
alter table registro add constraint registro_estado_registro_check
  check (estado_registro in ('pendiente', 'aprobada', 'rechazada', 'unida'));

create table propuesta (
  propuestaid text collate "C" primary key default '28x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null references cuenta on delete cascade,
  registroid text collate "C" not null references registro on delete cascade,
  firstname text not null,
  lastname text not null,
  email text not null,
  mobile text not null,
  -- `retirada`: by the provider, or because its time was over when it was asked anew.
  estado text not null default 'esperando' check (estado in ('esperando', 'aceptada', 'negada', 'retirada')),
  pedida timestamptz not null default now(),
  pedida_por text collate "C" not null references operador,
  vence timestamptz not null,
  respondida timestamptz,
  respondida_por text collate "C" references contacto
);
create unique index propuesta_esperando on propuesta (registroid) where estado = 'esperando';
create index propuesta_registro on propuesta (registroid, pedida);
create index propuesta_cuenta on propuesta (cuenta_id, estado);
call privado.proteger('propuesta');
grant select on propuesta to portal_app;
grant select, insert, update on propuesta to portal_proveedor;
call privado.auditar('propuesta', 'propuestaid', '{estado}');
