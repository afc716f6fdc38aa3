-- `like` is not leakproof, so under row level security the trigram index is left alone. As the owner these use it,
-- and answer ids of the caller's carrier alone. See docs/decisions/0011. Patterns are for `like`, as sin_acentos writes.
create function choferes_que_dicen(p_patrones text[]) returns text[] language sql stable security definer set search_path = public, pg_temp
begin atomic
  select array_agg(choferid) from chofer where cuenta_id = mi_cuenta() and texto like any (p_patrones);
end;

create function dominios_que_dicen(p_patrones text[]) returns text[] language sql stable security definer set search_path = public, pg_temp
begin atomic
  select array_agg(dominioid) from dominio where cuenta_id = mi_cuenta() and texto like any (p_patrones);
end;

-- The newest presentations of their slots, by the number that their paper bears.
create function documentos_que_dicen(p_patrones text[]) returns text[] language sql stable security definer set search_path = public, pg_temp
begin atomic
  select array_agg(documentoid) from documento
  where cuenta_id = mi_cuenta() and es_ultimo and numero is not null and sin_acentos(numero) like any (p_patrones);
end;

revoke execute on function choferes_que_dicen, dominios_que_dicen, documentos_que_dicen from public;
grant execute on function choferes_que_dicen, dominios_que_dicen, documentos_que_dicen to portal_app, portal_proveedor;
