import { randomBytes } from 'node:crypto'
import { open as openFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MissingBytes, type Storage } from './storage.ts'

/** Bytes as files below `dir`: two letters of the key a folder, so that none grows large. */
export function diskStorage(dir: string): Storage {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9]{32,}$/.test(key)) throw new Error(`odd storage key ${JSON.stringify(key)}`)
    return join(dir, key.slice(0, 2), key.slice(2, 4), key)
  }

  return {
    async keep(key, path) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await sync(path)
      await rename(path, target)
      // Without this a power cut may forget the name while the database remembers it.
      await sync(dirname(target))
      await sync(dirname(dirname(target)))
    },
    async open(key) {
      try {
        const handle = await openFile(pathOf(key), 'r')
        return handle.createReadStream()
      } catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
          throw new MissingBytes(key, { cause })
        throw cause
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async check() {
      const probe = join(dir, `.probe-${randomBytes(6).toString('hex')}`)
      await mkdir(dir, { recursive: true, mode: 0o700 })
      await writeFile(probe, 'x')
      await rm(probe)
    },
  }
}

async function sync(path: string): Promise<void> {
  const handle = await openFile(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
