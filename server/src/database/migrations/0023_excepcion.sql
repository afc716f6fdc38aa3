-- A requirement that the provider lifts for one resource, through a day. None is ever deleted: one that is renewed, or ended
-- before its day, stays beside the one that took its place. See docs/decisions/0060.
create table excepcion (
  excepcionid text collate "C" primary key default '27x' || nextval('entidad_id'),
  cuenta_id text collate "C" not null references cuenta,
  recursoid text collate "C" not null,
  tipodocumentoid text collate "C" not null references tipo_documento,
  -- The first and the last day on which it lifts.
  desde date not null,
  hasta date not null,
  motivo text not null,
  dada timestamptz not null default clock_timestamp(),
  dada_por text collate "C" not null references operador,
  -- The last of its slot, and nobody ended it. Whether it lifts on a day, its dates say.
  vale boolean not null default true,
  -- Another took its place while it lifted.
  reemplazada timestamptz,
  terminada timestamptz,
  terminada_por text collate "C" references operador,
  terminada_motivo text,
  -- At most a year and a day ahead, as `maxDiasDeExcepcion` of the contract says it.
  constraint excepcion_dura check (hasta between desde and desde + 366),
  constraint excepcion_terminada check (
    (terminada is null) = (terminada_por is null) and (terminada is null) = (terminada_motivo is null)
    and (not vale or (terminada is null and reemplazada is null))
  )
);
create unique index excepcion_casilla on excepcion (cuenta_id, recursoid, tipodocumentoid) include (desde, hasta) where vale;
create index excepcion_dada on excepcion (dada, excepcionid);
-- What is lifted of a type, for whoever is about to change it.
create index excepcion_tipo on excepcion (tipodocumentoid) where vale;
call privado.proteger('excepcion');
grant select on excepcion to portal_app;
grant select, insert, update (vale, reemplazada, terminada, terminada_por, terminada_motivo) on excepcion to portal_proveedor;
call privado.auditar('excepcion', 'excepcionid', '{hasta,motivo,vale,terminada_motivo}');
create trigger tocar_veredicto after insert or update on excepcion for each row execute function privado.tocar_veredicto('recursoid');
create trigger avisar_excepcion after insert or update on excepcion for each statement execute function privado.avisar_novedad();

-- Through which day a slot is lifted, where that is kept; null where nothing lifts it.
alter table veredicto_casilla add column exceptuado_hasta date;
