import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@portal/server/database/embedded/embedded.ts'
import { migrate } from '@portal/server/database/migrate.ts'

/** A migrated PostgreSQL of its own, with these settings, and a folder beside it, both gone afterwards. */
export async function withDatabase(
  work: (ownerUrl: string, dir: string) => Promise<void>,
  settings: readonly string[] = [],
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const dataDir = join(dir, 'postgres')
  if (settings.length > 0) {
    await (await startEmbedded({ dataDir })).stop()
    await appendFile(join(dataDir, 'cluster', 'postgresql.conf'), `\n${settings.join('\n')}\n`)
  }
  const database = await startEmbedded({ dataDir })
  try {
    await migrate(database.ownerUrl)
    await work(database.ownerUrl, dir)
  } finally {
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
