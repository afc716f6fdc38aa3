-- A line of history as witnesses and legajos know it. It never changes, and so its text doesn't either.
create function historial_canonico(h historial) returns text language sql stable
return jsonb_build_object('historialid', h.historialid, 'cuentaid', h.cuenta_id, 'estado', h.docrechistorial_estado,
  'cuando', to_char(h.createdtime at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'recursoid', h.recursoid,
  'recurso', coalesce(h.dominio, h.nombre), 'tipo', h.tipodocumento, 'documentoid', h.documentoid, 'quien', h.actor,
  'nombre', h.actor_nombre, 'nota', h.nota)::text;

-- Whether a line of the audit is about one of these records; about any, where none are named.
create function es_sobre(a auditoria, p_ids text[]) returns boolean language sql stable
return p_ids is null or a.objeto = any (p_ids) or exists (
  select from jsonb_array_elements(case jsonb_typeof(a.cambios) when 'array' then a.cambios else '[]' end) c where c->>'id' = any (p_ids));

-- Lines of the account that this transaction acts on: how many, how many of them are in no block yet, and the blocks of the rest.
create function bloques_de_legajo(p_desde timestamptz, p_hasta timestamptz, p_ids text[], out lineas integer, out sin_sellar integer, out bloques integer[])
language sql stable
begin atomic
  select count(*)::integer, count(*) filter (where b.bloque is null)::integer,
    coalesce(array_agg(distinct b.bloque order by b.bloque) filter (where b.bloque is not null), '{}')
  from auditoria a
  left join lateral (select x.bloque from bloque_auditoria x where x.hasta >= a.auditoriaid order by x.hasta limit 1) b on true
  where a.sobre_cuenta = mi_cuenta() and a.creado >= p_desde and a.creado < p_hasta and es_sobre(a, p_ids);
end;

-- A block with the hash of each of its lines, and the text of those that are asked for: other accounts' stay hashes.
create function bloque_de_legajo(p_bloque integer, p_desde timestamptz, p_hasta timestamptz, p_ids text[],
  out bloque integer, out anterior text, out cabeza text, out hash text, out huellas text[], out propias jsonb)
language sql stable
begin atomic
  select b.bloque, encode(b.anterior, 'hex'), cabeza_de_bloque(b, l.resumen), encode(b.hash, 'hex'), l.huellas, l.propias
  from bloque_auditoria b
  cross join lateral (
    select coalesce(array_agg(encode(x.huella, 'hex') order by x.auditoriaid), '{}') as huellas,
      sha256(coalesce(string_agg(x.huella, ''::bytea order by x.auditoriaid), '')) as resumen,
      coalesce(jsonb_agg(jsonb_build_array(x.n - 1, x.texto) order by x.auditoriaid) filter (where x.propia), '[]') as propias
    from (
      select a.auditoriaid, row_number() over (order by a.auditoriaid) as n, linea_canonica(a) as texto,
        sha256(convert_to(linea_canonica(a), 'UTF8')) as huella,
        a.sobre_cuenta = mi_cuenta() and a.creado >= p_desde and a.creado < p_hasta and es_sobre(a, p_ids) as propia
      from auditoria a where a.auditoriaid > b.desde and a.auditoriaid <= b.hasta) x) l
  where b.bloque = p_bloque;
end;

revoke execute on function historial_canonico, es_sobre, bloques_de_legajo, bloque_de_legajo from public;
grant execute on function historial_canonico, es_sobre, bloques_de_legajo, bloque_de_legajo to portal_proveedor;
