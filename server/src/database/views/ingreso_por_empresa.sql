-- Who enters by the company: the active operador of a subject of the issuer; null for nobody's. A subject of nobody's becomes
-- that of the active operador with this e-mail, once and where that one has no other; without an e-mail, nobody's. `p_rol`:
-- what the person's groups give; null where the role is an administrador's affair. That of `p_local` is never changed.
create function entrar_por_empresa(p_emisor text, p_sub text, p_email text, p_rol text, p_local text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o record;
begin
  if p_email is not null and not exists (select from privado.vinculo_oidc where emisor = p_emisor and sub = p_sub) then
    perform privado.vincular_por_empresa(p_emisor, p_sub, p_email);
  end if;
  select operadorid, email, rol into o
    from operador join privado.vinculo_oidc using (operadorid) where emisor = p_emisor and sub = p_sub and activo;
  if p_rol <> o.rol and lower(o.email) is distinct from lower(p_local) then
    update operador set rol = p_rol, version = version + 1 where operadorid = o.operadorid;
    perform privado.decir_cambio('operador', o.operadorid, 'UPDATE', null, jsonb_build_object('rol', jsonb_build_array(o.rol, p_rol)));
  end if;
  return o.operadorid;
end $$;

create function privado.vincular_por_empresa(p_emisor text, p_sub text, p_email text) returns void language plpgsql as $$
declare
  v_operadorid text;
begin
  insert into privado.vinculo_oidc (emisor, sub, operadorid)
    select p_emisor, p_sub, operadorid from operador where lower(email) = p_email and activo
    on conflict do nothing returning operadorid into v_operadorid;
  if v_operadorid is null then return; end if;
  update operador set por_empresa = true where operadorid = v_operadorid;
  perform privado.decir_cambio('operador', v_operadorid, 'UPDATE', null, '{"por_empresa": [false, true]}');
end $$;
revoke execute on function privado.vincular_por_empresa from public;

-- Whose subject of the issuer that is, or whose session of the issuer's without one; null for nobody's.
create function persona_de_empresa(p_emisor text, p_sub text, p_sid text default null) returns text
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select operadorid from privado.vinculo_oidc
  where emisor = p_emisor and case when p_sub is null then operadorid in (select sujeto from privado.sesion where sid = p_sid) else sub = p_sub end;
end;

-- Ends the sessions of whom the company lets in here no more.
create function cerrar_por_empresa(p_operadorid text) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  delete from privado.sesion where sujeto = p_operadorid and p_operadorid in (select operadorid from privado.vinculo_oidc);
end;

-- The same by the company's own notice, which ends by itself at `p_vence`. False for one that was taken before.
create function salir_por_empresa(p_emisor text, p_operadorid text, p_jti text, p_vence timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from privado.salida_oidc where vence < now() - interval '1 hour';
  insert into privado.salida_oidc (emisor, jti, vence, operadorid) values (p_emisor, p_jti, p_vence, p_operadorid) on conflict do nothing;
  if not found then return false; end if;
  perform cerrar_por_empresa(p_operadorid);
  return true;
end $$;

-- From now on that person enters otherwise, or is linked anew; their sessions end. False where there was no link.
create function quitar_vinculo_oidc(p_operadorid text) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_administrador();
  if p_operadorid = yo() then raise exception 'one’s own stays' using errcode = 'PDENY'; end if;
  delete from privado.vinculo_oidc where operadorid = p_operadorid;
  if not found then return false; end if;
  update operador set por_empresa = false where operadorid = p_operadorid;
  delete from privado.sesion where sujeto = p_operadorid;
  return true;
end $$;

-- Whether a session began by the company.
create function es_de_empresa(p_token bytea) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (select from privado.sesion where token_hash = p_token and origen = 'empresa');

-- Whether one of the provider's people signed in with that browser, in half a year.
create function navegador_de_operador(p_navegador bytea) returns boolean language sql stable security definer set search_path = public, pg_temp
return exists (
  select from privado.navegador n join operador o on o.operadorid = n.sujeto
  where n.token_hash = p_navegador and n.visto > now() - interval '180 days');

revoke execute on function entrar_por_empresa, persona_de_empresa, cerrar_por_empresa, salir_por_empresa, quitar_vinculo_oidc, es_de_empresa, navegador_de_operador from public;
grant execute on function entrar_por_empresa, persona_de_empresa, cerrar_por_empresa, salir_por_empresa, navegador_de_operador to portal_ingreso;
grant execute on function quitar_vinculo_oidc, es_de_empresa to portal_proveedor;
