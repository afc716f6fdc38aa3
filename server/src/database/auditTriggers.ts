import type { Columna, Columnas } from '@portal/contract/columnFates.ts'
import { tablas } from '@portal/contract/columnas.ts'

/**
 * The triggers by which the audit hears of what requests change: of each table, the columns that the contract names. A
 * trigger that names them already is left alone, because making it anew stops whoever reads its table.
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
do $$
declare t record;
begin
  for t in
    select v.* from (values
      ${wanted.join(',\n      ')}
    ) v (tabla, clave, abiertas, personales, calladas)
    where not exists (
      select from pg_trigger p, string_to_array(encode(p.tgargs, 'escape'), '\\000') a
      where p.tgname = 'auditar' and p.tgrelid = v.tabla::regclass and a[1] = v.clave
        and a[2]::text[] <@ v.abiertas and a[2]::text[] @> v.abiertas
        and a[3]::text[] <@ v.personales and a[3]::text[] @> v.personales
        and a[4]::text[] <@ v.calladas and a[4]::text[] @> v.calladas)
  loop
    call privado.auditar(t.tabla::regclass, t.clave, t.abiertas, t.personales, t.calladas);
  end loop;
end $$;
`
}

/** As the procedure takes them, in this order. */
const kinds = ['abierta', 'personal', 'callada'] as const satisfies readonly Columna[]

const columnsOf = (columnas: Columnas, kind: Columna): string[] =>
  Object.entries(columnas).flatMap(([column, columna]) => (columna === kind ? [column] : []))
