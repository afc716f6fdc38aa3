-- Pedidos: links that ask somebody without an account for papers of the carrier's resources.
create table pedido (
  pedidoid text collate "C" primary key default '25x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  destinatario text not null check (destinatario <> '' and length(destinatario) <= 80),
  telefono text check (length(telefono) <= 40),
  nota text check (length(nota) <= 300),
  -- The last day on which its links open it.
  vence date not null,
  creado timestamptz not null default now(),
  creado_por text collate "C" not null default yo(),
  -- The page opened it, first and last.
  abierto timestamptz,
  visto timestamptz,
  anulado timestamptz,
  anulado_por text collate "C",
  check ((anulado is null) = (anulado_por is null)),
  constraint pedido_de_cuenta unique (cuenta_id, pedidoid)
);
create index pedido_lista on pedido (cuenta_id, vence, pedidoid);
call privado.proteger('pedido');
grant select, insert on pedido to portal_app;
grant update (vence, nota, anulado, anulado_por) on pedido to portal_app;
grant select on pedido to portal_proveedor;

-- The papers that one asks for.
create table pedido_casilla (
  cuenta_id text collate "C" not null default mi_cuenta(),
  pedidoid text collate "C" not null,
  posicion smallint not null check (posicion between 1 and 20),
  recursoid text collate "C" not null,
  tipodocumentoid text collate "C" not null references tipo_documento,
  periodo text check (periodo ~ '^\d{4}-\d{2}$'),
  -- What came before does not answer it: it was asked for (again) then, with a word why.
  pedida timestamptz not null default now(),
  motivo text check (length(motivo) <= 300),
  primary key (cuenta_id, pedidoid, posicion),
  foreign key (cuenta_id, pedidoid) references pedido (cuenta_id, pedidoid) on delete cascade
);
create index pedido_casilla_de on pedido_casilla (cuenta_id, recursoid, tipodocumentoid);
call privado.proteger('pedido_casilla');
grant select, insert on pedido_casilla to portal_app;
grant update (pedida, motivo) on pedido_casilla to portal_app;
grant select on pedido_casilla to portal_proveedor;

-- What opens one, by its hash: one for each time that its link was made. The roles of requests can't read it.
create table privado.clave_de_pedido (
  token_hash bytea primary key check (length(token_hash) = 32),
  pedidoid text collate "C" not null references pedido on delete cascade,
  creada timestamptz not null default now()
);
create index clave_de_pedido_de on privado.clave_de_pedido (pedidoid);

-- Papers that arrived and that nobody of the account has presented yet.
create table entrada (
  entradaid text collate "C" primary key default '26x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null default mi_cuenta() references cuenta,
  origen text not null check (origen in ('pedido', 'lote de hojas', 'compartido')),
  -- Of a pedido: which of its papers, and the sender's own name for the delivery, under which it comes in once.
  pedidoid text collate "C" references pedido on delete set null,
  posicion smallint,
  entrega uuid,
  recibida timestamptz not null default now(),
  -- Proposed until somebody of the account says so.
  recursoid text collate "C",
  tipodocumentoid text collate "C" references tipo_documento,
  periodo text check (periodo ~ '^\d{4}-\d{2}$'),
  fecha_emision date,
  fecha_vencimiento date,
  numero text check (length(numero) <= 60),
  -- Why each is proposed: {campo, porque, dice}.
  porques jsonb not null default '[]' check (jsonb_typeof(porques) = 'array'),
  certeza text not null default 'sin ubicar' check (certeza in ('segura', 'parece', 'sin ubicar')),
  estado text not null default 'espera' check (estado in ('espera', 'presentada', 'descartada')),
  decidida timestamptz,
  decidida_por text collate "C",
  documentoid text collate "C" references documento,
  version integer not null default 1,
  check (certeza = 'sin ubicar' or recursoid is not null and tipodocumentoid is not null),
  check ((estado = 'espera') = (decidida is null)),
  check ((estado = 'presentada') = (documentoid is not null)),
  check (origen = 'pedido' or pedidoid is null),
  constraint entrada_de_cuenta unique (cuenta_id, entradaid)
);
create index entrada_en_espera on entrada (cuenta_id, recibida, entradaid) where estado = 'espera';
create index entrada_de_pedido on entrada (cuenta_id, pedidoid, posicion, recibida);
create unique index entrada_una_vez on entrada (pedidoid, entrega) where entrega is not null;
create index entrada_vieja on entrada (recibida);
call privado.proteger('entrada');
grant select, insert on entrada to portal_app;
grant update (recursoid, tipodocumentoid, periodo, fecha_emision, fecha_vencimiento, numero, porques, certeza, estado, decidida, decidida_por,
  documentoid, version) on entrada to portal_app;
grant select on entrada to portal_proveedor;

alter table archivo
  add entradaid text collate "C",
  add constraint archivo_de_entrada foreign key (cuenta_id, entradaid) references entrada (cuenta_id, entradaid) on delete set null (entradaid);
create index archivo_en_entrada on archivo (cuenta_id, entradaid, posicion) where entradaid is not null;
