-- As `abrir_sesion` for one of the provider's people, and P1509 for whoever still has to activate a second step, but for
-- what `p_incompleta` lets through and for a session that began by the company's sign-in, whose steps are that one's. `p_pasiva`: nobody's hand made the call, so the session is no longer for it.
create function abrir_sesion_operador(p_token bytea, p_acceso text, p_minutos integer, p_incompleta boolean default false, p_pasiva boolean default false, p_idioma text default null)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  s record;
begin
  select se.vista, se.creada, se.idioma, se.origen, o.operadorid, o.rol, o.activo into s
    from privado.sesion se join operador o on o.operadorid = se.sujeto where se.token_hash = p_token;
  if not found or not s.activo or s.creada < now() - interval '12 hours' or privado.en_desuso(s.vista, p_minutos) then
    raise exception 'no session' using errcode = 'P1501';
  end if;
  if not p_incompleta and s.origen <> 'empresa' and exige_totp() and not tiene_totp(s.operadorid) then
    raise exception 'no second step' using errcode = 'P1509';
  end if;
  if p_acceso = 'administrador' and s.rol <> 'administrador' then raise exception 'not an administrador' using errcode = 'PDENY'; end if;
  perform privado.abrir_contexto(null, s.operadorid);
  if not p_pasiva and s.vista < now() - interval '5 seconds' then perform anotar_uso(p_token); end if;
  if p_idioma <> coalesce(s.idioma, '') then perform anotar_idioma(p_token, s.operadorid, p_idioma); end if;
end $$;

-- Opens an operador's session to look at one carrier: what names the caller's account means that one. PNONE when there is none, P1598 as `abrir_veredictos`.
create function abrir_cuenta(p_token bytea, p_acceso text, p_minutos integer, p_cuenta text, p_pasiva boolean default false, p_idioma text default null)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform abrir_sesion_operador(p_token, p_acceso, p_minutos, p_pasiva => p_pasiva, p_idioma => p_idioma);
  if not exists (select from cuenta where cuenta_id = p_cuenta) then
    raise exception 'no cuenta' using errcode = 'PNONE';
  end if;
  perform privado.abrir_contexto(p_cuenta, yo());
  perform abrir_veredictos(p_cuenta);
end $$;

revoke execute on function abrir_sesion_operador, abrir_cuenta from public;
grant execute on function abrir_sesion_operador, abrir_cuenta to portal_proveedor;
