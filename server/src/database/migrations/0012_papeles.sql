-- One paper for several resources, and the place on a page that a rejection is about. See docs/decisions/0048.

alter table tipo_documento add column compartido boolean not null default false;
update tipo_documento set compartido = true where clave in ('art-nomina', 'seguro-vida', 'f931');

alter table documento
  -- What was presented together in one go; null of what was presented for one resource alone.
  add column presentacionid uuid,
  -- {archivoid, pagina, x, y}: x and y are fractions of the page.
  add column marca jsonb check (marca is null or estado = 'rechazado');
create index documento_presentacion on documento (cuenta_id, presentacionid) where presentacionid is not null;

-- Once decided, what it was presented with and what it was marked with stay too.
create or replace function privado.documento_decidido() returns trigger language plpgsql as $$
begin
  if (new.cuenta_id, new.recursoid, new.tipodocumentoid, new.numero, new.fecha_emision, new.fecha_vencimiento, new.periodo,
      new.observacion, new.estado, new.presentado, new.presentado_por, new.decidido, new.decidido_por, new.presentacionid, new.marca)
    is distinct from
     (old.cuenta_id, old.recursoid, old.tipodocumentoid, old.numero, old.fecha_emision, old.fecha_vencimiento, old.periodo,
      old.observacion, old.estado, old.presentado, old.presentado_por, old.decidido, old.decidido_por, old.presentacionid, old.marca) then
    raise exception 'documento % was decided and does not change', old.documentoid;
  end if;
  return new;
end $$;
