-- Addresses of programs that are told what happens. Of an account, or of the provider where there is none.
create table webhook (
  webhookid text collate "C" primary key default '32x' || nextval('entidad_id'),
  cuenta_id text collate "C" default mi_cuenta() references cuenta,
  nombre text not null check (nombre <> '' and length(nombre) <= 80),
  url text not null check (url like 'https://%' and length(url) <= 500),
  -- Of what it is told, as `recurso.aptitud`.
  eventos text[] not null check (cardinality(eventos) between 1 and 20),
  -- What is sent is signed with the installation's key too, which receivers know by its public half.
  firma_publica boolean not null default false,
  creado timestamptz not null default now(),
  creado_por text collate "C" not null default yo(),
  -- While it is off nothing is said to it, and nothing goes out: a person did it, it answered nothing for days, or it said
  -- that it is no longer there.
  apagado timestamptz,
  apagado_por text check (apagado_por in ('persona', 'sin respuesta', 'ya no existe')),
  revocado timestamptz,
  revocado_por text collate "C",
  -- How it answers: written by what sends.
  ultimo_exito timestamptz,
  fallando_desde timestamptz,
  -- It asked to be left alone until then.
  pausa_hasta timestamptz,
  check ((apagado is null) = (apagado_por is null)),
  check ((revocado is null) = (revocado_por is null))
);
create index webhook_de_cuenta on webhook (cuenta_id, webhookid);
create index webhook_vivo on webhook (webhookid) where revocado is null and apagado is null;
call privado.proteger('webhook');
grant select, insert on webhook to portal_app, portal_proveedor;
grant update (nombre, url, eventos, firma_publica, apagado, apagado_por, revocado, revocado_por, fallando_desde, pausa_hasta)
  on webhook to portal_app, portal_proveedor;

-- What signs, as receivers have it; the one before it signs too for a day. The roles of requests can't read it.
create table privado.secreto_de_webhook (
  webhookid text collate "C" primary key references webhook on delete cascade,
  secreto text not null check (secreto like 'whsec_%'),
  anterior text,
  anterior_hasta timestamptz,
  check ((anterior is null) = (anterior_hasta is null))
);

-- What an address is told, and how it took it: of one event a row for each address. Kept for thirty days.
create table entrega (
  entregaid bigint generated always as identity primary key,
  webhookid text collate "C" not null references webhook,
  -- Of the address.
  cuenta_id text collate "C" references cuenta,
  -- The record that it is about: of one nothing overtakes what was said before.
  clave text collate "C" not null,
  tipo text not null,
  datos jsonb not null check (octet_length(datos::text) <= 20000),
  creado timestamptz not null default now(),
  estado text not null default 'pendiente' check (estado in ('pendiente', 'entregada', 'fallida')),
  -- Of all its tries how many, and of the last one when, how signed, and what came back after how many milliseconds.
  intentos integer not null default 0,
  intentada timestamptz,
  firma text,
  codigo integer,
  falla text,
  respuesta text check (octet_length(respuesta) <= 16384),
  tardo integer
);
create index entrega_de_webhook on entrega (webhookid, entregaid);
create index entrega_dicha on entrega (webhookid, clave, tipo, entregaid);
create index entrega_pendiente on entrega (webhookid, clave, entregaid) where estado = 'pendiente';
create index entrega_creada on entrega (creado);
call privado.proteger('entrega');
grant select on entrega to portal_app, portal_proveedor;

-- What waits for an address, a row for each record that it is about: its first pending event goes out next, at `proxima`.
create table privado.carril (
  webhookid text collate "C" not null references webhook on delete cascade,
  clave text collate "C" not null,
  -- Tries of that event so far.
  intento integer not null default 0,
  proxima timestamptz not null default now(),
  -- It is being sent; from `proxima` on by nobody any more.
  tomado boolean not null default false,
  primary key (webhookid, clave)
);
create index carril_proxima on privado.carril (webhookid, proxima);

-- The public halves of the keys with which this installation signs: the private ones are in the data folder. The one in use
-- has no end.
create table clave_de_firma (
  claveid text collate "C" primary key,
  publica bytea not null unique check (length(publica) = 32),
  desde timestamptz not null default now(),
  hasta timestamptz
);
create unique index clave_de_firma_en_uso on clave_de_firma ((true)) where hasta is null;
grant select on clave_de_firma to portal_app, portal_proveedor;

-- Filled in by the views' files.
create function privado.anunciar_veredicto() returns trigger language plpgsql as $$ begin return null; end $$;
create function privado.anunciar_unidad() returns trigger language plpgsql as $$ begin return null; end $$;
create function privado.anunciar_cuenta() returns trigger language plpgsql as $$ begin return null; end $$;
create function privado.anunciar_registro() returns trigger language plpgsql as $$ begin return null; end $$;
create function privado.al_encender() returns trigger language plpgsql as $$ begin return null; end $$;
create function privado.anunciar_linea() returns trigger language plpgsql as $$ begin return null; end $$;

-- At the end, when all that a transaction touched is renewed.
create constraint trigger anunciar_veredicto after update on veredicto deferrable initially deferred for each row
  when ((old.aptitud, old.critico_hasta, old.nombre = '') is distinct from (new.aptitud, new.critico_hasta, new.nombre = ''))
  execute function privado.anunciar_veredicto();
create constraint trigger anunciar_quitado after delete on veredicto deferrable initially deferred for each row
  execute function privado.anunciar_veredicto();
create constraint trigger anunciar_unidad after insert or delete or update of estado, tractor, arrastre1, arrastre2, chofer1, chofer2 on unidad
  deferrable initially deferred for each row execute function privado.anunciar_unidad();
create constraint trigger anunciar_cuenta after update of estado on cuenta deferrable initially deferred for each row
  when (old.estado <> new.estado) execute function privado.anunciar_cuenta();
create trigger anunciar_registro after update of estado_registro on registro for each row
  when (old.estado_registro <> new.estado_registro) execute function privado.anunciar_registro();
create trigger anunciar_linea after insert on historial for each row
  when (new.docrechistorial_estado in ('en revision', 'aprobado', 'rechazado', 'anulado', 'bloqueado', 'desbloqueado', 'exceptuado', 'excepcion terminada'))
  execute function privado.anunciar_linea();
create trigger al_encender after update of apagado on webhook for each row
  when (old.apagado is not null and new.apagado is null) execute function privado.al_encender();
