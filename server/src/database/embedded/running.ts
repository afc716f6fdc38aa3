import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPasswords } from './cluster.ts'
import { ownerUrlAt } from './owner.ts'
import { findSocketDir } from './socket.ts'

const PATIENCE_MS = 10_000

/**
 * How to reach, as its owner, the PostgreSQL that another process has open in `dataDir`; nothing when there is none.
 * One that is just starting gets a moment.
 */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const clusterDir = join(dataDir, 'cluster')
  const deadline = Date.now() + PATIENCE_MS
  do {
    const socketDir = existsSync(clusterDir) ? findSocketDir(dataDir, statSync(clusterDir).uid) : undefined
    const passwords = await readPasswords(dataDir)
    if (socketDir !== undefined && passwords) return ownerUrlAt(socketDir, passwords)
    await sleep(100)
  } while (Date.now() < deadline)
  return undefined
}
