import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { diskStorage } from '../../storage/disk.ts'
import { storageKey } from '../../storage/storageKey.ts'
import { verifyingStorage } from '../../storage/verifyingStorage.ts'
import { watchBuffers } from '../../testing/overSocket.ts'
import { zipStream } from './zipStream.ts'

const files = 200
const bytesEach = 100_000

test('of what went by nothing stays in memory until the ZIP ends', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'portal-zip-'))
  try {
    const disk = diskStorage(dir)
    const storage = verifyingStorage(disk)
    const kept = await Promise.all(
      Array.from({ length: files }, async (_, n) => {
        const [clave, bytes] = [storageKey(), Buffer.alloc(bytesEach, n)]
        const path = join(dir, `llega-${String(n)}`)
        await writeFile(path, bytes)
        await disk.keep(clave, path)
        return { clave, sha256: createHash('sha256').update(bytes).digest('hex') }
      }),
    )
    const buffers = await watchBuffers(0)
    const zip = zipStream([
      ...kept.map(({ clave, sha256 }, n) => ({
        path: `papeles/${String(n)}`,
        compress: false,
        open: () => storage.open(clave, bytesEach, sha256),
      })),
      {
        path: 'fin',
        compress: false,
        open: async () => {
          await buffers.look()
          return Readable.from([Buffer.from('fin')])
        },
      },
    ])
    let bytes = 0
    for await (const piece of zip) bytes += (piece as Buffer).length // a stream of bytes

    expect(bytes).toBeGreaterThan(files * bytesEach)
    expect(buffers.growth()).toBeLessThan(1_000_000)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
