-- Calendars of what ends: one a person, a contacto or one of the provider's people, who reads it without signing in.
create table calendario (
  sujeto text collate "C" primary key default yo(),
  cuenta_id text collate "C" default mi_cuenta() references cuenta on delete cascade,
  -- How its address begins: what its person knows it by, and what opens nothing.
  prefijo text not null check (prefijo ~ '^cal_[cp][0-9A-Za-z]{4}$'),
  solo_critico boolean not null,
  choferes_y_dominios boolean not null,
  transporte boolean not null,
  -- Since when it has this address.
  renovado timestamptz not null default now(),
  -- To the hour.
  ultimo_uso timestamptz,
  check (choferes_y_dominios or transporte),
  check (cuenta_id is not null and sujeto like '12x%' or cuenta_id is null and sujeto like '13x%')
);
create index calendario_de_cuenta on calendario (cuenta_id);
call privado.proteger('calendario');
-- And within an account, or among the provider's people, to its own person alone.
create policy propio on calendario as restrictive to portal_app, portal_proveedor
  using (sujeto = (select yo())) with check (sujeto = (select yo()));
grant select, insert, delete on calendario to portal_app, portal_proveedor;
grant update (prefijo, solo_critico, choferes_y_dominios, transporte, renovado, ultimo_uso) on calendario to portal_app, portal_proveedor;

-- What opens one, by its hash. The roles of requests can't read it.
create table privado.clave_de_calendario (
  sujeto text collate "C" primary key references calendario on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32)
);
