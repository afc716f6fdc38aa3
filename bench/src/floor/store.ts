import pg from 'pg'
import type { Row } from './answers.ts'

/** Makes a table of what an answer's rows say: each field a column, in the answer's order, and what a row belongs to beside them. */

export async function createTable(client: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = names.map((name) => `${pg.escapeIdentifier(name)} ${typeOf(rows.map((row) => row[name]))}`)
  await client.query(`create table piso.${table} (${columns.join(', ')})`)
}

export async function insertRows(client: pg.ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  await client.query(
    `insert into piso.${table} select * from json_populate_recordset(null::piso.${table}, $1::json)`,
    [JSON.stringify(rows)],
  )
}

/** What is nothing in every row is kept as an empty text. */
export function typeOf(values: readonly unknown[]): string {
  const types = new Set(
    values.filter((value) => value !== null && value !== undefined).map((value) => typeof value),
  )
  if (types.has('object')) return 'json'
  if (types.has('number'))
    return values.every((value) => value === null || Number.isInteger(value)) ? 'integer' : 'float8'
  return types.has('boolean') ? 'boolean' : 'text'
}
