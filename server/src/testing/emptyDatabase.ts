import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { dropPatiently } from './freshDatabase.ts'

export interface EmptyDatabase {
  ownerUrl: string
  /** As the owner, on a connection of its own each time. */
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  drop: () => Promise<void>
}

/** A database of the test's own with nothing in it: what a migration begins with. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const cluster = inject('clusterUrl')
  const url = new URL(cluster)
  url.pathname = `portal_test_${randomUUID().replaceAll('-', '')}`
  const name = url.pathname.slice(1)
  await queryOnce(cluster, `create database ${name}`)
  return {
    ownerUrl: url.href,
    query: (text, values) => queryOnce(url.href, text, values),
    drop: () => dropPatiently(name),
  }
}

/** As whoever the URL names, on a connection that is closed again. */
export async function queryOnce(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, values)
    return rows
  } finally {
    await client.end()
  }
}
