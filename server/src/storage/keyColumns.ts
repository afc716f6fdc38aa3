/** A column whose values are keys of the storage. Its names are as SQL takes them. */
export interface KeyColumn {
  tabla: string
  /** What names the row. */
  id: string
  columna: string
  /** `clave` has its sum beside it, and a thumbnail none. */
  isThumbnail: boolean
}

/**
 * Answers every `KeyColumn` of the database, of an older version too: a table that says the `clave` and the `sha256` of a
 * file keeps it, and its `miniatura`. What stands in none of them is removed from the storage, and is in no backup.
 */
export const keyColumns = `
  select c.oid::regclass::text as tabla, quote_ident(i.attname) as id, quote_ident(k.attname) as columna,
    k.attname = 'miniatura' as "isThumbnail"
  from pg_class c
  join pg_attribute k on k.attrelid = c.oid and k.attname in ('clave', 'miniatura') and not k.attisdropped
  join pg_attribute s on s.attrelid = c.oid and s.attname = 'sha256' and not s.attisdropped
  join pg_attribute i on i.attrelid = c.oid and i.attnum = 1
  where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'privado'::regnamespace)
  order by 1, 3`
