import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import tar from 'tar-stream'
import { syncPath } from '../syncPath.ts'
import { DamagedBackup } from './damaged.ts'
import { endPath, maxEntryBytes, sumsPath, type Entry } from './entry.ts'

/** Where entries go: a `.tar.gz`, or a folder with a file for each. */
export interface Place {
  put: (entry: Entry) => Promise<void>
  /** Gives it its name, now that it is whole and on the disk. */
  close: () => Promise<void>
  /** Nothing of it stays. */
  discard: () => Promise<void>
}

const isTar = (path: string) => /\.(tar\.gz|tgz)$/.test(path)

/** Rejects with EEXIST when something is there already. */
export async function createPlace(target: string): Promise<Place> {
  const found = await access(target).then(
    () => true,
    () => false,
  )
  if (found) throw Object.assign(new Error(`${target} exists`), { code: 'EEXIST' })
  const part = `${target}.incompleto`
  await rm(part, { recursive: true, force: true })
  const { put, end } = await (isTar(target) ? tarPlace(part) : folderPlace(part))
  return {
    put,
    async close() {
      await end()
      await syncPath(part)
      await rename(part, target)
      await syncPath(dirname(target))
    },
    discard: () => rm(part, { recursive: true, force: true }),
  }
}

interface Writing {
  put: (entry: Entry) => Promise<void>
  end: () => Promise<void>
}

async function tarPlace(path: string): Promise<Writing> {
  const file = await open(path, 'wx', 0o600)
  const pack = tar.pack()
  // The files in it are compressed already, and tables shrink well enough at the least effort.
  const written = pipeline(pack, createGzip({ level: 1 }), file.createWriteStream())
  written.catch(() => {}) // said by whichever call waits for it
  return {
    async put({ path: name, bytes }) {
      // What stopped the writing is told before what follows from it.
      await Promise.race([written, Promise.resolve()])
      const entry = pack.entry({ name, size: bytes.length, mode: 0o600 })
      entry.end(bytes)
      await Promise.race([once(entry, 'finish'), written])
    },
    async end() {
      pack.finalize()
      await written
    },
  }
}

async function folderPlace(folder: string): Promise<Writing> {
  await mkdir(folder, { mode: 0o700 })
  return {
    async put({ path, bytes }) {
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await writeFile(target, bytes, { flag: 'wx', mode: 0o600, flush: true })
    },
    end: () => Promise.resolve(),
  }
}

/** Told how much of a backup was read, in bytes as they lie there, and of how much: of a folder that is not known before its end. */
export type Read = (bytes: number, of?: number) => void

/** The entries of a backup in the order they were put; what can't be read is damaged. */
export async function* entriesAt(path: string, read: Read = () => {}): AsyncGenerator<Entry> {
  const found = await stat(path)
  try {
    yield* found.isDirectory() ? fromFolder(path, read) : fromTar(path, (bytes) => read(bytes, found.size))
  } catch (cause) {
    if (cause instanceof DamagedBackup) throw cause
    throw new DamagedBackup('no se puede leer hasta el final', { cause })
  }
}

async function* fromTar(path: string, read: (bytes: number) => void): AsyncGenerator<Entry> {
  const source = createReadStream(path)
  const extract = tar.extract()
  const fed = pipeline(source, createGunzip(), extract)
  fed.catch(() => {}) // it destroys `extract`, whose reader hears of it
  try {
    for await (const entry of extract) {
      const { name, size = 0 } = entry.header
      if (size > maxEntryBytes) throw new DamagedBackup(`${name} es demasiado grande`)
      yield { path: name, bytes: await buffer(entry) }
      read(source.bytesRead)
    }
    await fed
  } finally {
    source.destroy()
  }
}

/** The sums say what there is, and in what order. */
async function* fromFolder(folder: string, read: Read): AsyncGenerator<Entry> {
  let bytes = 0
  for (let number = 1; ; number++) {
    const path = sumsPath(number)
    const sums = await readFile(join(folder, path)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    })
    if (!sums) break
    for (const line of sums.toString('utf8').split('\n').filter(Boolean)) {
      const entry = await fileAt(folder, line.slice(66))
      yield entry
      read((bytes += entry.bytes.length))
    }
    yield { path, bytes: sums }
  }
  yield await fileAt(folder, endPath)
}

async function fileAt(folder: string, path: string): Promise<Entry> {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(path) || path.includes('..'))
    throw new DamagedBackup(`${path} no es suyo`)
  try {
    return { path, bytes: await readFile(join(folder, path)) }
  } catch (cause) {
    throw new DamagedBackup(`falta ${path}`, { cause })
  }
}
