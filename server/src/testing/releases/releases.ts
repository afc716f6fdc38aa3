import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { ensureRoles } from '../../database/roles.ts'

/** What each release left: see README.md there. */
const folder = new URL('./', import.meta.url)

/** By their numbers. */
export const releases: readonly string[] = readdirSync(folder).filter((name) => /^\d/.test(name))

export const releaseFolder = (release: string): URL => new URL(`${release}/`, folder)
export const sqlFile = 'base.sql.gz'
export const backupFile = 'respaldo.tar.gz'

/** As the command line takes it. */
export const backupOf = (release: string): string =>
  fileURLToPath(new URL(backupFile, releaseFolder(release)))

/** Makes of an empty database what that release left: its tables, views and rows. */
export async function makeReleased(ownerUrl: string, release: string): Promise<void> {
  await loadSql(ownerUrl, await readFile(new URL(sqlFile, releaseFolder(release))))
}

/** The same of what is about to be kept. */
export async function loadSql(ownerUrl: string, zipped: Buffer): Promise<void> {
  const sql = await promisify(gunzip)(zipped)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await ensureRoles(owner, ownerUrl)
    await runMigrations({ connectionString: ownerUrl })
    await owner.query(sql.toString('utf8'))
  } finally {
    await owner.end()
  }
}
