-- What entitles a caller to a function that acts as the owner, beside a session that was opened. The owner needs nothing,
-- and is let through by a statement of its own: planning the other one looks at who calls.

create function privado.exigir_sesion() returns void language plpgsql as $$
begin
  if yo() is null then raise exception 'no session was opened in this transaction' using errcode = '42501'; end if;
end $$;

create function privado.exigir_titular() returns void language plpgsql as $$
begin
  if session_user = current_user then return; end if;
  if not exists (
    select from contacto where contactid = yo() and cuenta_id = mi_cuenta() and rol = 'titular' and activo) then
    raise exception 'not the titular' using errcode = 'PDENY';
  end if;
end $$;

create function privado.exigir_operador() returns void language plpgsql as $$
begin
  if session_user = current_user then return; end if;
  if not exists (select from operador where operadorid = yo() and activo) then
    raise exception 'nobody of the provider' using errcode = 'PDENY';
  end if;
end $$;

-- What only an administrador does to another of the provider's people.
create function privado.exigir_administrador(p_salvo_de text default null) returns void language plpgsql as $$
begin
  if session_user = current_user then return; end if;
  perform privado.exigir_sesion();
  if yo() is distinct from p_salvo_de and not exists (
    select from operador where operadorid = yo() and rol = 'administrador' and activo) then
    raise exception 'not an administrador' using errcode = 'PDENY';
  end if;
end $$;
