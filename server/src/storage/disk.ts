import { randomBytes } from 'node:crypto'
import { open as openFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncPath } from '../syncPath.ts'
import { DamagedBytes, MissingBytes, type Storage, type StoredKey } from './storage.ts'
import { isStorageKey, requireStorageKey } from './storageKey.ts'

/** Bytes as files below `dir`: two letters of the key a folder, so that none grows large. */
export function diskStorage(dir: string): Storage {
  const pathOf = (key: string) => {
    requireStorageKey(key)
    return join(dir, key.slice(0, 2), key.slice(2, 4), key)
  }

  /** Folders whose own name is on the disk for good: there are some 1,300 of the first level. */
  const named = new Set<string>()
  async function syncAbove(folder: string): Promise<void> {
    if (named.has(folder)) return
    await syncPath(dir)
    named.add(folder)
  }

  return {
    async keep(key, path) {
      const target = pathOf(key)
      const folder = dirname(target)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Without the names on the disk too, a power cut may forget them while the database remembers. What waits for the
      // disk at once, waits about once.
      await Promise.all([syncPath(path), syncPath(dirname(folder)), syncAbove(dirname(folder))])
      await rename(path, target)
      await syncPath(folder)
    },
    async open(key, size) {
      const handle = await openFile(pathOf(key), 'r').catch((cause: unknown) => {
        if (isMissing(cause)) throw new MissingBytes(key, { cause })
        throw cause
      })
      if (size !== undefined) {
        const found = await handle.stat()
        if (found.size !== size) {
          await handle.close()
          throw new DamagedBytes(key)
        }
      }
      return handle.createReadStream()
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    list: () => filesBelow(dir, 2),
    async check() {
      const probe = join(dir, `.probe-${randomBytes(6).toString('hex')}`)
      await mkdir(dir, { recursive: true, mode: 0o700 })
      await writeFile(probe, 'x')
      await rm(probe)
    },
  }
}

/** In order, because a folder is named after what its keys begin with. */
async function* filesBelow(dir: string, levels: number): AsyncGenerator<StoredKey> {
  const names = await readdir(dir).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const name of names.sort()) {
    const path = join(dir, name)
    if (levels > 0) {
      if (/^[a-z0-9]{2}$/.test(name)) yield* filesBelow(path, levels - 1)
    } else if (isStorageKey(name)) {
      const found = await stat(path).catch(() => undefined)
      if (found) yield { key: name, keptAt: found.mtime }
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
