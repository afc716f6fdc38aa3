import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { shareEmbedded, startEmbedded, type EmbeddedDatabase } from '../database/embedded/embedded.ts'
import { createPool } from '../database/pool.ts'
import type { Database } from '../database/schema.ts'
import type { Settings } from '../settings.ts'
import { createStorage } from '../storage/createStorage.ts'
import type { Storage } from '../storage/storage.ts'
import { CommandError } from './command.ts'

/** What a command works on: the database as its owner, and the files. */
export interface Installation {
  settings: Settings
  ownerUrl: string
  db: Kysely<Database>
  storage: Storage
  spoolDir: string
}

/** Whether there is a database: an embedded one that nobody has started yet is not there. */
export const hasDatabase = ({ databaseUrl, dataDir }: Settings): boolean =>
  databaseUrl !== undefined || existsSync(join(dataDir, 'postgres/cluster'))

/** For a command that works on what is there: one that is not is not made, since the folder may be the wrong one. */
export function requireDatabase(settings: Settings): void {
  if (!hasDatabase(settings))
    throw new CommandError(
      `En ${settings.dataDir} no hay una base de datos de Portal: fijate que PORTAL_DATA sea la del servidor. ` +
        'En una instalación nueva la crea el primer npm start. No se creó nada.',
    )
}

/** Opens what the settings say for `work`, and closes it. The embedded database may be open in a server, unless `alone`. */
export async function withInstallation<Result>(
  settings: Settings,
  say: (sentence: string) => void,
  work: (installation: Installation) => Promise<Result>,
  { alone = false }: { alone?: boolean } = {},
): Promise<Result> {
  const { ownerUrl, stop } = await openDatabase(settings, say, alone)
  const pool = createPool({ url: ownerUrl, max: 2, name: 'orden de portal', onError: () => {} })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    const storage = await createStorage(settings)
    const spoolDir = join(settings.dataDir, 'archivos/entrantes')
    return await work({ settings, ownerUrl, db, storage, spoolDir })
  } finally {
    await db.destroy()
    await stop()
  }
}

function openDatabase(
  { databaseUrl, dataDir }: Settings,
  log: (sentence: string) => void,
  alone: boolean,
): Promise<EmbeddedDatabase> {
  if (databaseUrl !== undefined)
    return Promise.resolve({ ownerUrl: databaseUrl, stop: () => Promise.resolve() })
  const embedded = { dataDir: join(dataDir, 'postgres'), log }
  return alone ? startEmbedded(embedded) : shareEmbedded(embedded)
}
