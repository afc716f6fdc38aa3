import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { MissingBytes, type Storage } from './storage.ts'

/** Under this key a storage says which installation its bytes belong to. */
export const ownerKey = 'instalacion'.padEnd(32, '0')

type Ownership = 'ours' | 'nobody' | 'another'

/**
 * Whose bytes these are. Two installations on one bucket (a trial beside the real one, say) each take the other's files
 * for leftovers: before removing what its own database doesn't know, each has to ask.
 */
export async function storageOwnership(db: Kysely<Database>, storage: Storage): Promise<Ownership> {
  try {
    return (await text(await storage.open(ownerKey))) === (await installationId(db)) ? 'ours' : 'another'
  } catch (error) {
    if (error instanceof MissingBytes) return 'nobody'
    throw error
  }
}

/** Writes this database's name into the storage. */
export async function takeStorage(db: Kysely<Database>, storage: Storage, spoolDir: string): Promise<void> {
  await mkdir(spoolDir, { recursive: true, mode: 0o700 })
  const path = join(spoolDir, randomBytes(16).toString('hex'))
  await writeFile(path, await installationId(db), { mode: 0o600 })
  await storage.keep(ownerKey, path)
}

async function installationId(db: Kysely<Database>): Promise<string> {
  const { instalacionid } = await db
    .selectFrom('privado.instalacion')
    .select('instalacionid')
    .executeTakeFirstOrThrow()
  return instalacionid
}
