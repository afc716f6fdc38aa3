-- A third party's word (RFC 3161) that a night's root was there at a moment of its clock. See docs/decisions/0147.
create table sello (
  numero integer primary key references testigo (numero),
  -- What it signed, in DER.
  token bytea not null check (length(token) between 1 and 64000),
  -- What it says, as it was read when it came.
  momento timestamptz not null,
  autoridad text not null,
  recibido timestamptz not null default now()
);
grant select on sello to portal_proveedor;
create trigger sello_no_cambia before update or delete or truncate on sello for each statement execute function privado.no_cambia();

-- Papers of another installation's legajo wait in the bandeja as those of a bundle do: nothing of what was decided there counts here.
-- See docs/decisions/0148.
alter table entrada
  drop constraint entrada_origen_check,
  add constraint entrada_origen_check check (origen in ('pedido', 'lote de hojas', 'compartido', 'legajo')),
  -- Whose legajo, by which key, whether that one was known, and what was decided there.
  add legajo jsonb check (jsonb_typeof(legajo) = 'object'),
  add constraint entrada_de_legajo check ((origen = 'legajo') = (legajo is not null));
-- In an account's name, as its papers may be presented.
grant insert on entrada to portal_proveedor;
