import type pg from 'pg'

/**
 * All that a database is made of, but its data, a line each: what two databases say alike, they are alike in. What
 * extensions bring and what keeps the books of migrations is left out.
 */
export async function describeCatalog(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with schemas as (
      select oid, nspname, nspowner, nspacl from pg_namespace where nspname in ('public', 'privado')
    ), relations as (
      select c.*, c.oid::regclass::text as name from pg_class c join schemas n on n.oid = c.relnamespace
      where c.oid::regclass::text not in ('migracion', 'migracion_pkey', 'vista', 'vista_pkey')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    ), functions as (
      select p.*, p.oid::regprocedure::text as name from pg_proc p join schemas n on n.oid = p.pronamespace
      where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    )
    select format('schema %s of %s', nspname, nspowner::regrole) as line from schemas
    union all select format('extension %s in %s', extname, extnamespace::regnamespace) from pg_extension
    union all select format('relation %s %s of %s, %s, row security %s forced %s, %s', relkind, name, relowner::regrole, relpersistence,
        relrowsecurity, relforcerowsecurity, reloptions) from relations
    union all select format('column %s %s %s %s, not null %s, default %s, generated %s identity %s, collation %s, %s %s', r.name, a.attnum, a.attname,
        format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity, a.attcollation::regcollation,
        a.attstorage, a.attoptions)
      from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0
      left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum where r.relkind <> 'S'
    union all select format('constraint %s %s: %s, validated %s', r.name, k.conname, pg_get_constraintdef(k.oid), k.convalidated)
      from relations r join pg_constraint k on k.conrelid = r.oid
    union all select format('index %s, valid %s', pg_get_indexdef(r.oid), i.indisvalid) from relations r join pg_index i on i.indexrelid = r.oid
    union all select format('policy %s', p) from pg_policies p where schemaname in (select nspname from schemas)
    union all select format('trigger %s, %s', pg_get_triggerdef(t.oid), t.tgenabled)
      from relations r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal
    union all select format('view %s: %s', name, pg_get_viewdef(oid)) from relations where relkind in ('v', 'm')
    union all select format('sequence %s: %s', s.seqrelid::regclass, s) from relations r
      cross join lateral (select seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle from pg_sequence where seqrelid = r.oid) s
    union all select format('rule %s', pg_get_ruledef(u.oid)) from relations r join pg_rewrite u on u.ev_class = r.oid and u.rulename <> '_RETURN'
    union all select format('statistics %s', pg_get_statisticsobjdef(s.oid)) from pg_statistic_ext s join schemas n on n.oid = s.stxnamespace
    union all select format('type %s %s', t.oid::regtype, t.typtype) from pg_type t join schemas n on n.oid = t.typnamespace
      where t.typtype in ('d', 'e', 'r') and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    union all select format('function %s of %s: %s', name, proowner::regrole, pg_get_functiondef(oid)) from functions
    union all select format('comment on %s: %s', pg_describe_object(d.classoid, d.objoid, d.objsubid), d.description) from pg_description d
      where d.objoid in (select oid from relations union all select oid from functions)
    union all select format('default privileges %s', a) from pg_default_acl a
    union all select format('grant %s on %s to %s by %s, grantable %s', g.privilege_type, o.name,
        case g.grantee when 0 then 'public' else g.grantee::regrole::text end, g.grantor::regrole, g.is_grantable)
      from (
        select nspname as name, coalesce(nspacl, acldefault('n', nspowner)) as acl from schemas
        union all select name, coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)) from relations
        union all select r.name || '.' || a.attname, a.attacl from relations r join pg_attribute a on a.attrelid = r.oid
        union all select name, coalesce(proacl, acldefault('f', proowner)) from functions
      ) o cross join lateral aclexplode(o.acl) g
    order by 1`)
  return rows.map(({ line }) => line)
}
