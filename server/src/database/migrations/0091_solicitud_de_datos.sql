-- That data of a chofer be corrected or removed, with the day through which that is answered, and what was done. See
-- docs/decisions/0146.
create table solicitud_de_datos (
  solicitudid text collate "C" primary key default '39x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  recursoid text collate "C" not null,
  -- As they were called: who was deleted since is asked about still.
  chofer text not null check (chofer <> ''),
  pide text not null check (pide in ('corregir', 'eliminar')),
  detalle text not null check (detalle <> '' and length(detalle) <= 1000),
  recibida date not null,
  vence date not null check (vence > recibida),
  pedida timestamptz not null default now(),
  pedida_por text collate "C" not null default yo(),
  estado text not null default 'abierta' check (estado in ('abierta', 'hecha', 'rechazada', 'retirada')),
  respuesta text check (respuesta <> '' and length(respuesta) <= 1000),
  resuelta timestamptz,
  resuelta_por text collate "C",
  -- The day on which administradores were written to last.
  avisada date,
  check ((estado = 'abierta') = (resuelta is null)),
  check ((resuelta is null) = (resuelta_por is null)),
  check ((estado in ('hecha', 'rechazada')) = (respuesta is not null))
);
create index solicitud_de_datos_de on solicitud_de_datos (cuenta_id, recursoid);
create index solicitud_de_datos_abierta on solicitud_de_datos (vence) where estado = 'abierta';
-- What is asked of one waits once.
create unique index solicitud_de_datos_una on solicitud_de_datos (cuenta_id, recursoid, pide) where estado = 'abierta';
call privado.proteger('solicitud_de_datos');
grant select on solicitud_de_datos to portal_app, portal_proveedor;
grant insert (recursoid, chofer, pide, detalle, recibida, vence) on solicitud_de_datos to portal_app, portal_proveedor;
grant update (estado, resuelta, resuelta_por) on solicitud_de_datos to portal_app;
grant update (estado, respuesta, resuelta, resuelta_por) on solicitud_de_datos to portal_proveedor;
-- An account takes back what is open; what was answered changes no more.
create policy retirar on solicitud_de_datos as restrictive for update to portal_app
  using (estado = 'abierta') with check (estado = 'retirada' and resuelta_por = yo());
create policy responder on solicitud_de_datos as restrictive for update to portal_proveedor
  using (estado = 'abierta')
  with check (resuelta_por = yo() and exists (select from operador o where o.operadorid = yo() and o.rol = 'administrador' and o.activo));
create trigger exigir_recurso after insert on solicitud_de_datos for each row execute function privado.exigir_recurso();
