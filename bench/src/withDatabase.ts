import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@portal/server/database/embedded/embedded.ts'
import { migrate } from '@portal/server/database/migrate.ts'

/** A migrated PostgreSQL of its own and a folder beside it, both gone afterwards. */
export async function withDatabase(work: (ownerUrl: string, dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const database = await startEmbedded({ dataDir: join(dir, 'postgres') })
  try {
    await migrate(database.ownerUrl)
    await work(database.ownerUrl, dir)
  } finally {
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
