import type pg from 'pg'

/**
 * Reads what stands stored in the schema `piso`. A column whose name begins with `_` says where a row belongs; the
 * others are the fields of an answer, in its order.
 */

/** Of a table: the fields of an answer, as a statement names them. */
export async function fieldsOf(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ fields: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as fields from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname not like '\\_%'`,
    [`piso.${table}`],
  )
  return rows[0]?.fields ?? ''
}

interface Page {
  page?: number
  pagesize?: number
}

type Row = object & { _total?: number | undefined }

interface Found {
  /** Of the statement. */
  name: string
  table: string
  /** With a parameter for each of the values, the first of them $1. */
  where: string
  values: number
  /** How many there are in all, where it is not counted apart. */
  counted?: string
  /** What else its answer says. */
  beside?: object
}

/** A page of a list, each row with how many there are in all: one statement. */
export async function list(
  pool: pg.Pool,
  { name, table, where, values: parameters, counted, beside }: Found,
): Promise<(values: unknown[], page: Page) => Promise<object>> {
  const total = counted ?? `(select count(*)::int from piso.${table} where ${where})`
  const text = `select ${await fieldsOf(pool, table)}, ${total} as _total from piso.${table} where ${where}
    order by _lugar limit $${parameters + 1} offset $${parameters + 2}`
  return async (values, { page = 1, pagesize = 15 }) => {
    const { rows } = await pool.query<Row>({
      name,
      text,
      values: [...values, pagesize, (page - 1) * pagesize],
    })
    const total = rows[0]?._total ?? 0
    // Not written then, and cheaper than taking it out.
    for (const row of rows) row._total = undefined
    return { records: rows, page, pagesize, total, moreRecords: page * pagesize < total, ...beside }
  }
}

/** Whose records the session of that hash opens: looked up in the message that asks for them. */
export const mine = '_cuenta = (select _cuenta from piso.abierta where token_hash = $1)'
/** Somebody's session has that hash. */
export const open = 'exists (select from piso.abierta where token_hash = $1)'

/** The one row that is found so. */
export async function one(
  pool: pg.Pool,
  table: string,
  where: string,
): Promise<(value: Buffer) => Promise<object>> {
  const text = `select ${await fieldsOf(pool, table)} from piso.${table} where ${where}`
  return async (value) => {
    const { rows } = await pool.query<object>({ name: table, text, values: [value] })
    const [row] = rows
    if (!row) throw new Error(`nothing in ${table} for that session`)
    return row
  }
}
