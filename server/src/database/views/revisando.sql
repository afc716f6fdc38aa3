-- How long a presentation is somebody's to look at without saying so again.
create function plazo_de_mirada() returns interval language sql immutable parallel safe return interval '2 minutes';

-- Who else has a presentation before their eyes: null when nobody has, or only who asks.
create function quien_mira(p_documentoid text) returns text language sql stable security definer set search_path = public, pg_temp
return (
  select nombre_de(operadorid) from privado.revisando
  where documentoid = p_documentoid and hasta > now() and operadorid is distinct from yo()
);

-- Holds these for the tab that asks, and lets go of whatever else it held. What somebody else holds stays theirs: whose it
-- is then, is answered. In one order, so that two who ask wait for each other and never both.
create function mirar_documentos(p_pestania text, p_documentoids text[]) returns table (documentoid text, mirando text)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_operador();
  delete from privado.revisando r where r.operadorid = yo() and r.pestania = p_pestania and r.documentoid <> all (p_documentoids);
  insert into privado.revisando as r (documentoid, operadorid, pestania, hasta)
  select d.documentoid, yo(), p_pestania, now() + plazo_de_mirada() from documento d
  where d.documentoid = any (p_documentoids) order by d.documentoid
  on conflict on constraint revisando_pkey do update
    set operadorid = excluded.operadorid, pestania = excluded.pestania, hasta = excluded.hasta
    where r.operadorid = excluded.operadorid or r.hasta <= now();
  return query select d.documentoid, quien_mira(d.documentoid) from documento d
    where d.documentoid = any (p_documentoids) order by d.documentoid;
end $$;

revoke execute on function mirar_documentos, quien_mira from public;
grant execute on function mirar_documentos, quien_mira to portal_proveedor;
