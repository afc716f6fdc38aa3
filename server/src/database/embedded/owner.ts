import pg from 'pg'
import { SUPERUSER, type Passwords } from './cluster.ts'
import { SOCKET_PORT } from './socket.ts'

/** The role and the database have the same name. */
const OWNER = 'portal'

const INVALID_PASSWORD = '28P01'
const UNKNOWN_DATABASE = '3D000'

/** The URL of the database `portal` as its owner, who is made together with it when they are missing. */
export async function prepareOwner(socketDir: string, passwords: Passwords): Promise<string> {
  const url = ownerUrlAt(socketDir, passwords)
  try {
    await connected(url, (client) => client.query('select 1'))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    if (error.code !== INVALID_PASSWORD && error.code !== UNKNOWN_DATABASE) throw error
    await makeOwner(socketDir, passwords)
  }
  return url
}

export function ownerUrlAt(socketDir: string, passwords: Passwords): string {
  return databaseUrl(socketDir, OWNER, passwords.owner, OWNER)
}

/** Each step stands on its own: a first start may have been interrupted between any two. */
async function makeOwner(socketDir: string, passwords: Passwords): Promise<void> {
  await connected(databaseUrl(socketDir, SUPERUSER, passwords.superuser, 'postgres'), async (client) => {
    const found = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
                exists (select from pg_database where datname = $1) as database`,
      [OWNER],
    )
    const verb = found.rows[0]?.role ? 'alter' : 'create'
    await client.query(
      `${verb} role ${OWNER} login createrole createdb nosuperuser nobypassrls
         password ${client.escapeLiteral(passwords.owner)}`,
    )
    if (!found.rows[0]?.database) await client.query(`create database ${OWNER} owner ${OWNER}`)
  })
}

async function connected(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(socketDir: string, role: string, password: string, database: string): string {
  const host = encodeURIComponent(socketDir)
  // Port and sslmode are spelled out so that PGPORT and PGSSLMODE of the environment change nothing.
  return `postgresql://${role}:${password}@${host}:${SOCKET_PORT}/${database}?sslmode=disable`
}
