import type { Columna, Columnas } from '@portal/contract/columnFates.ts'
import { tablas } from '@portal/contract/columnas.ts'

/**
 * The triggers by which the audit hears of what requests change: of each table, the columns that the contract names. Each
 * table has a function of its own, in which what changed is one expression: both rows as JSON, and a question asked of
 * them, take twice as long. A trigger that calls it already is left alone, because making it anew stops whoever reads
 * its table.
 */
export function auditTriggers(): string {
  const wanted = Object.entries<{ clave: string; columnas: Columnas; auditedByHand?: true }>(tablas).flatMap(
    ([name, { clave, columnas, auditedByHand }]) => {
      const lists = kinds.map((kind) => columnsOf(columnas, kind))
      return auditedByHand === true || lists.every((list) => list.length === 0)
        ? []
        : [`('${name}', '${clave}', ${lists.map((list) => `'{${list.join(',')}}'::text[]`).join(', ')})`]
    },
  )
  return `
do $do$
declare
  t record;
begin
  for t in
    select v.*, 'anotar_cambio_' || tabla as funcion, c.plano, c.json,
      case when exists (select from pg_attribute where attrelid = tabla::regclass and attname = 'cuenta_id' and not attisdropped)
        then 'coalesce(new.cuenta_id, old.cuenta_id)' else 'null' end as cuenta
    from (values
      ${wanted.join(',\n      ')}
    ) v (tabla, clave, abiertas, personales, calladas)
    cross join lateral (
      select
        string_agg(format('%L, case when %s%s then %s end', columna, cuando, difiere, dice), E',\\n    ') filter (where tipo <> 'jsonb') as plano,
        string_agg(format(E'\\n    || case when %s%s then jsonb_build_object(%L, %s) else ''{}'' end', cuando, difiere, columna, dice), '')
          filter (where tipo = 'jsonb') as json
      from (
        select columna, format_type(a.atttypid, null) as tipo,
          case clase when 2 then $$tg_op <> 'INSERT' and $$ when 3 then $$tg_op = 'UPDATE' and $$ else '' end as cuando,
          case clase when 3 then $$'true'::jsonb$$
            else format('jsonb_build_array(privado.recortado(to_jsonb(old.%1$I)), privado.recortado(to_jsonb(new.%1$I)))', columna) end as dice,
          -- What is empty says no more than what is not there.
          format(case
            when a.atttypid = 'jsonb'::regtype then $$coalesce(nullif(old.%1$I, 'null'), '""') <> coalesce(nullif(new.%1$I, 'null'), '""')$$
            when a.atttypid = 'text'::regtype then $$coalesce(old.%1$I, '') <> coalesce(new.%1$I, '')$$
            else 'old.%1$I is distinct from new.%1$I' end, columna) as difiere
        from (
          select unnest(abiertas) as columna, 1 as clase
          union all select unnest(personales), 2
          union all select unnest(calladas), 3
        ) k
        join pg_attribute a on a.attrelid = tabla::regclass and a.attname = columna
      ) d
    ) c
  loop
    execute format($f$
create or replace function privado.%1$I() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_campos constant jsonb := jsonb_strip_nulls(jsonb_build_object(%3$s))%4$s;
begin
  if tg_op <> 'UPDATE' or v_campos <> '{}' then
    perform privado.decir_cambio(tg_table_name, coalesce(new.%5$I, old.%5$I), tg_op, %6$s, v_campos);
  end if;
  return null;
end $$ $f$, t.funcion, t.tabla, t.plano, t.json, t.clave, t.cuenta);
    if not exists (select from pg_trigger where tgname = 'auditar' and tgrelid = t.tabla::regclass
        and tgfoid = format('privado.%I', t.funcion)::regproc) then
      execute format('drop trigger if exists auditar on %I', t.tabla);
      execute format('create trigger auditar after insert or update or delete on %I for each row
        when (session_user in (''portal_app'', ''portal_proveedor'')) execute function privado.%I()', t.tabla, t.funcion);
    end if;
  end loop;
end $do$;
`
}

/** In this order. */
const kinds = ['abierta', 'personal', 'callada'] as const satisfies readonly Columna[]

const columnsOf = (columnas: Columnas, kind: Columna): string[] =>
  Object.entries(columnas).flatMap(([column, columna]) => (columna === kind ? [column] : []))
