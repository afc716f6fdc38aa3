import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { availableMemory } from 'node:process'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'

const name = (pid: number | string) => `portal-pruebas-${pid}-`

/** Twice what a run was seen to hold at one time, which was 1.3 GB. */
const neededBytes = 3_000_000_000

/**
 * Has tests write what goes away with them into memory, where there is room for it: the files of a database take a disk’s
 * file system four times the processor. Answers how that ends. Whoever says where to write (`TMPDIR`) is heard.
 */
export function writeInMemory(): () => void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return () => {}
  removeOfEnded()
  const folder = mkdtempSync(join(memory, name(process.pid)))
  // PostgreSQL may run as another user, who passes through.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  return () => {
    delete process.env['TMPDIR']
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return Math.min(bavail * bsize, availableMemory() / 2) >= neededBytes
}

/**
 * A run that was killed leaves its folder, which would hold memory until the machine starts anew. One of somebody else's is
 * theirs to remove.
 */
function removeOfEnded(): void {
  for (const entry of readdirSync(memory)) {
    const pid = /^portal-pruebas-(\d+)-/.exec(entry)?.[1]
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue
    try {
      rmSync(join(memory, entry), { recursive: true, force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM')))
        throw error
    }
  }
}
