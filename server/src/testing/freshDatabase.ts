import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { Database } from '../database/schema.ts'
import { connectOwner } from './connectOwner.ts'

export interface FreshDatabase {
  ownerUrl: string
  /** As the owner. */
  owner: Kysely<Database>
  /** Whoever is still connected is cut off. */
  drop: () => Promise<void>
}

/** A database of the test's own: migrated, with the catalogue, and nothing else. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const template = new URL(inject('templateUrl'))
  const url = new URL(template)
  url.pathname = `portal_test_${randomUUID().replaceAll('-', '')}`
  // Its files are copied: page by page through the log, as PostgreSQL does by itself, takes four times the processor.
  await inCluster(`create database ${nameOf(url)} template ${nameOf(template)} strategy file_copy`)
  // A copy has not what its template has been denied.
  await inCluster(`revoke temporary on database ${nameOf(url)} from public`)
  const owner = connectOwner(url.href)
  return {
    ownerUrl: url.href,
    owner,
    drop: async () => {
      await owner.destroy()
      await dropPatiently(nameOf(url))
    },
  }
}

/** The cluster's own workers (autovacuum) may be in it for a moment, and only a superuser may cut those off. */
export async function dropPatiently(name: string): Promise<void> {
  const tries = 50
  for (let i = 1; ; i++) {
    try {
      await inCluster(`drop database ${name} with (force)`)
      return
    } catch (error) {
      if (i === tries || !(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
      await sleep(100)
    }
  }
}

/** To the cluster's own database: nobody may be connected to the template while it is copied. */
const cluster = new pg.Pool({ connectionString: inject('clusterUrl'), max: 1, allowExitOnIdle: true })
// Nothing of it is lost with a connection that waits for the next statement.
cluster.on('error', () => {})

async function inCluster(statement: string): Promise<void> {
  await cluster.query(statement)
}

function nameOf(url: URL): string {
  return url.pathname.slice(1)
}
