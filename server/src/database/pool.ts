import pg from 'pg'
import { types } from './types.ts'

interface PoolOptions {
  url: string
  max: number
  name: string
  /** Whether a commit is on the disk when it is answered; else a power cut may forget the last fraction of a second. */
  waitsForDisk?: boolean
  /** Told when a connection breaks; the pool opens another. */
  onError: (error: Error) => void
}

/**
 * How the sessions of every role begin. A plan is made once and kept: for a page of the history PostgreSQL would make one
 * anew at each call, which costs more than reading it. Statements are written so that one plan serves carriers of any
 * size (docs/decisions/0025).
 */
export const sessionOptions = '-c TimeZone=UTC -c plan_cache_mode=force_generic_plan'

/**
 * Connections of one role. About four serve two cores best (measured): more only queue inside PostgreSQL.
 * A statement that takes over 15 seconds, and a transaction left alone for as long, are ended by the server.
 */
export function createPool({ url, max, name, onError, waitsForDisk = true }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: name,
    options: `${sessionOptions}${waitsForDisk ? '' : ' -c synchronous_commit=off'}`,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 0,
  })
  // A connection in use that breaks says so to its listeners too, and without one it would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', onError)
  return pool
}
