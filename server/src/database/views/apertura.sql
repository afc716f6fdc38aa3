-- Says that whoever this transaction acts for opens these files of documents, which they may see. What they presented themselves
-- needs no line, and neither does the same file again within ten minutes: a page that is turned back to, a browser that asks again.
create function anotar_aperturas(p_archivos text[], p_medio text) returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.apertura (cuenta_id, documentoid, archivoid, quien, medio)
  select d.cuenta_id, d.documentoid, a.archivoid, yo(), p_medio
  from archivo a
  join documento d on d.documentoid = a.documentoid
  where a.archivoid = any (p_archivos) and p_medio <> 'cuenta'
    and d.presentado_por is distinct from yo()
    and (d.cuenta_id = mi_cuenta() or mi_cuenta() is null and session_user = 'portal_proveedor' and yo() is not null)
    and not exists (
      select from privado.apertura v
      where v.cuenta_id = d.cuenta_id and v.documentoid = d.documentoid and v.archivoid = a.archivoid and v.quien = yo()
        and v.momento > now() - interval '10 minutes');
end;

-- The same of all that the account has that somebody of the provider's acts on.
create function anotar_apertura_de_cuenta() returns void language sql security definer set search_path = public, pg_temp
begin atomic
  insert into privado.apertura (cuenta_id, quien, medio)
  select mi_cuenta(), yo(), 'cuenta' where mi_cuenta() is not null and yo() is not null;
end;

-- Who opened the files of a document, newest first; of all of its account at once, since it was presented.
create function aperturas_de(p_documentoid text, p_cuantas integer)
returns table (momento timestamptz, quien text, nombre text, medio text, archivo text, total bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform privado.exigir_administrador();
  return query
    select v.momento, v.quien, nombre_de(v.quien), v.medio, a.nombre, count(*) over ()
    from documento d
    join privado.apertura v on v.cuenta_id = d.cuenta_id
      and (v.documentoid = d.documentoid or v.documentoid is null and v.momento >= d.presentado)
    left join archivo a on a.archivoid = v.archivoid
    where d.documentoid = p_documentoid
    order by v.momento desc, v.aperturaid desc
    limit p_cuantas;
end $$;

revoke execute on function anotar_aperturas, anotar_apertura_de_cuenta, aperturas_de from public;
grant execute on function anotar_aperturas to portal_app, portal_proveedor;
grant execute on function anotar_apertura_de_cuenta, aperturas_de to portal_proveedor;

-- Who opened files of a chofer's documents, oldest first, after a place; of all of its account at once, since it was added. For the
-- report that its account or the provider has made of it: `mi_cuenta` is the account in both.
create function aperturas_de_chofer(p_choferid text, p_despues timestamptz, p_id text, p_cuantas integer)
returns table (id text, momento timestamptz, quien text, medio text, documento text, archivo text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select lpad(v.aperturaid::text, 20, '0'), v.momento, nombre_de(v.quien), v.medio, t.nombre, a.nombre
  from chofer c
  join privado.apertura v on v.cuenta_id = c.cuenta_id
  left join documento d on d.documentoid = v.documentoid
  left join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid
  left join archivo a on a.archivoid = v.archivoid
  where c.choferid = p_choferid and c.cuenta_id = mi_cuenta()
    and (d.recursoid = c.choferid or v.documentoid is null and v.momento >= c.createdtime)
    and (date_trunc('milliseconds', v.momento), lpad(v.aperturaid::text, 20, '0')) > (p_despues, p_id)
  order by date_trunc('milliseconds', v.momento), v.aperturaid
  limit p_cuantas;
end;

revoke execute on function aperturas_de_chofer from public;
grant execute on function aperturas_de_chofer to portal_app, portal_proveedor;
