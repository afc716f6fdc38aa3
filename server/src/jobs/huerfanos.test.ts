import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStorage } from '../storage/createStorage.ts'
import { ownerKey, takeStorage } from '../storage/owner.ts'
import type { Storage, StoredKey } from '../storage/storage.ts'
import { storageKey } from '../storage/storageKey.ts'
import { parseSettings } from '../settings.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { startS3Server, type S3Server } from '../testing/s3Server.ts'
import { removeOrphans } from './huerfanos.ts'
import type { Balance } from './tareas.ts'

let app: TestApp
let s3: S3Server
beforeAll(async () => {
  ;[app, s3] = await Promise.all([startApp(), startS3Server()])
})
afterAll(async () => {
  await Promise.all([app.stop(), s3.stop()])
})

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

/** A store whose bytes were all kept 31 days ago, but for those of `recent`, which were 29. */
function aged(storage: Storage, recent: readonly string[] = []): Storage {
  return {
    ...storage,
    async *list(): AsyncGenerator<StoredKey> {
      for await (const { key } of storage.list())
        yield { key, keptAt: daysAgo(recent.includes(key) ? 29 : 31) }
    },
  }
}

async function keep(storage: Storage, key = storageKey()): Promise<string> {
  await mkdir(app.spoolDir, { recursive: true })
  const path = join(app.spoolDir, key)
  await writeFile(path, 'x')
  await storage.keep(key, path)
  return key
}

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) if (key !== ownerKey) keys.push(key)
  return keys
}

let complaints: unknown[]
beforeEach(() => {
  complaints = []
})

function sweep(storage: Storage): Promise<Balance> {
  const log = { info: () => {}, warn: () => {}, error: (...said: unknown[]) => void complaints.push(said) }
  return removeOrphans({ db: app.owner, storage, spoolDir: app.spoolDir, log })
}

describe.each([
  ['the disk', () => ({ PORTAL_DATA: join(app.dataDir, randomUUID()) })],
  ['an S3 bucket', () => ({ STORAGE_URL: s3.storageUrl.replace('/archivos', `/${randomUUID()}`) })],
])('on %s', (_, environment) => {
  let storage: Storage
  beforeEach(async () => {
    storage = await createStorage(parseSettings(environment()))
  })

  test('bytes that no row names go after thirty days; files, thumbnails, samples of types and what came in since stay', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => keep(storage)))
    const [file, thumbnail, otherFile, recent, sample] = keys
    await app.make.archivo({ clave: file, miniatura: thumbnail })
    await app.make.archivo({ clave: otherFile })
    await app.make.ejemplo({ clave: sample })

    await sweep(aged(storage, [String(recent)]))

    expect(await keysOf(storage)).toEqual([file, thumbnail, otherFile, recent, sample].sort())
    await sweep(aged(storage, [String(recent)]))
    expect(await keysOf(storage)).toHaveLength(5)
  })

  test('nothing is removed from a storage that another installation keeps its files in', async () => {
    const theirs = await keep(storage)
    const another = await startApp()
    // Databases of tests are copies of one.
    await sql`update privado.instalacion set instalacionid = gen_random_uuid()`.execute(another.owner)
    await takeStorage(another.owner, storage, another.spoolDir)
    await another.stop()

    await sweep(aged(storage))

    expect(await keysOf(storage)).toEqual([theirs])
    expect(complaints).toHaveLength(1)
  })
})

test('a list out of order removes nothing', async () => {
  const storage = await createStorage(parseSettings({ PORTAL_DATA: join(app.dataDir, 'otro') }))
  const keys = [await keep(storage), await keep(storage)].sort().reverse()
  async function* list(): AsyncGenerator<StoredKey> {
    for (const key of keys) yield await Promise.resolve({ key, keptAt: daysAgo(31) })
  }

  await expect(sweep({ ...storage, list })).rejects.toThrow('in order')

  expect(await keysOf(storage)).toHaveLength(2)
})

test('uploads that a killed server had on the way are removed after a day', async () => {
  await mkdir(app.spoolDir, { recursive: true })
  const [old, recent] = [join(app.spoolDir, 'vieja'), join(app.spoolDir, 'nueva')]
  await Promise.all([writeFile(old, 'x'), writeFile(recent, 'x')])
  await utimes(old, daysAgo(2), daysAgo(2))

  await sweep(app.services.storage)

  expect(await readdir(app.spoolDir)).toEqual(['nueva'])
})
