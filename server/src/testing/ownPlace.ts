import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadCatalogo } from '../catalogo/load.ts'
import { startEmbedded } from '../database/embedded/embedded.ts'
import { migrate } from '../database/migrate.ts'
import type { Place } from './app.ts'
import { connectOwner } from './connectOwner.ts'

/** A PostgreSQL of the test's own below `dataDir`, as an installation has it: one that may be killed, or run out of disk. */
export async function ownPlace(dataDir: string): Promise<Place> {
  const database = await startEmbedded({ dataDir: join(dataDir, 'postgres') })
  try {
    await migrate(database.ownerUrl)
    const owner = connectOwner(database.ownerUrl)
    await loadCatalogo(owner).finally(() => owner.destroy())
    return { dataDir, database: { ownerUrl: database.ownerUrl, drop: database.stop } }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** The first process of the PostgreSQL in it. */
export const postmasterOf = async ({ dataDir }: Pick<Place, 'dataDir'>): Promise<number> =>
  Number.parseInt(await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'))
