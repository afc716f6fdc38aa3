-- Tells whoever listens that something changed that the provider's people have on their screens, and not what: they ask
-- for that themselves, each in their own session. Of one transaction it is told once, when it commits.
create function privado.avisar_novedad() returns trigger language plpgsql as $$
begin
  perform pg_notify('novedades', '');
  return null;
end $$;
create trigger avisar_presentado after insert on documento for each statement execute function privado.avisar_novedad();
create trigger avisar_decidido after update of estado, bloqueado on documento for each statement execute function privado.avisar_novedad();
create trigger avisar_registro after insert or update on registro for each statement execute function privado.avisar_novedad();
create trigger avisar_fallido after update of estado on correo for each row when (new.estado = 'fallido') execute function privado.avisar_novedad();
-- Only when somebody begins to look, or leaves: to go on looking is no news.
create trigger avisar_mirada after insert or delete on privado.revisando for each row execute function privado.avisar_novedad();
