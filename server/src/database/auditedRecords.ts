import { tablas } from '@portal/contract/columnas.ts'

interface Tabla {
  clave: string
  seLlama?: string
  columnas: object
}

/** The functions that say how a record is called, and whose it is, of the tables that the contract gives a name. */
export function auditedRecords(): string {
  const named = Object.entries<Tabla>(tablas).flatMap(([tabla, { clave, seLlama, columnas }]) =>
    seLlama === undefined ? [] : [{ tabla, clave, called: expressionOf(seLlama), columnas }],
  )
  // An account is its own, and nobody has to be led to it from itself.
  const owned = named.filter(({ clave, columnas }) => clave !== 'cuenta_id' && 'cuenta_id' in columnas)
  return `
create function nombre_de_registro(p_tabla text, p_id text) returns text language sql stable
return case p_tabla
  ${named.map(({ tabla, clave, called }) => `when '${tabla}' then (select ${called} from ${tabla} where ${clave} = p_id)`).join('\n  ')}
end;

create function cuenta_de_registro(p_tabla text, p_id text) returns text language sql stable
return case p_tabla
  ${owned.map(({ tabla, clave }) => `when '${tabla}' then (select cuenta_id from ${tabla} where ${clave} = p_id)`).join('\n  ')}
end;
`
}

/** `{apellido}, {nombre}` as SQL. */
const expressionOf = (seLlama: string): string =>
  seLlama
    .split(/\{(\w+)\}/)
    .flatMap((part, i) => (i % 2 === 1 ? [part] : part === '' ? [] : [`'${part}'`]))
    .join(' || ')
