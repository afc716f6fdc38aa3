import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, in memory, that a test may fill up. */
export interface SmallDisk {
  dir: string
  /** Until not one byte more is taken. */
  fill: () => Promise<void>
  /** Takes that away. */
  clear: () => Promise<void>
  remove: () => Promise<void>
}

/** Why no such disk can be made here; nothing where it can. */
export const noSmallDisk: string | undefined =
  process.platform !== 'linux'
    ? 'only Linux has tmpfs'
    : process.getuid?.() !== 0
      ? 'only root may mount one'
      : spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', '/mnt']).status ===
          0
        ? undefined
        : 'mounting is forbidden here'

export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-disco-'))
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`no disk could be mounted: ${stderr}`)
  const ballast = join(dir, 'lastre')
  return {
    dir,
    async fill() {
      const file = await open(ballast, 'a')
      const block = Buffer.alloc(1024 * 1024)
      try {
        for (let size = block.length; size >= 1; size = Math.floor(size / 2)) {
          for (;;) {
            const { bytesWritten } = await file.write(block, 0, size).catch((error: unknown) => {
              if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
                return { bytesWritten: 0 }
              throw error
            })
            if (bytesWritten < size) break
          }
        }
      } finally {
        await file.close()
      }
      if (statfsSync(dir).bavail > 0) throw new Error('the disk is not full')
    },
    clear: () => rm(ballast, { force: true }),
    async remove() {
      spawnSync('umount', ['--lazy', dir])
      await rm(dir, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}
