import { randomBytes } from 'node:crypto'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseSettings } from '../settings.ts'
import { startS3Server, type S3Server } from '../testing/s3Server.ts'
import { testStorageUrl } from '../testing/storageUrl.ts'
import { createStorage } from './createStorage.ts'
import { storageKey } from './storageKey.ts'
import type { Storage } from './storage.ts'

let dir: string
let s3: S3Server
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-storage-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.stop()
  await rm(dir, { recursive: true, force: true })
})

function open(environment: NodeJS.ProcessEnv): Promise<Storage> {
  return createStorage(parseSettings({ PORTAL_DATA: dir, ...environment }))
}

async function keep(storage: Storage, bytes: Buffer, key = storageKey()): Promise<string> {
  const path = join(dir, `de-paso-${key}`)
  await writeFile(path, bytes)
  await storage.keep(key, path)
  return key
}

async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list()) keys.push(key)
  return keys
}

/** A store of S3 that is really one, when there is one: `npm run test:s3` names it. */
const real = testStorageUrl('storage')
const places: [string, () => Promise<Storage>][] = [
  ['the disk', () => open({ PORTAL_DATA: join(dir, 'disco') })],
  ['an S3 bucket', () => open({ STORAGE_URL: s3.storageUrl })],
]
if (real !== undefined) places.push(['a real S3 bucket', () => open({ STORAGE_URL: real })])

describe.each(places)('%s', (_, place) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await place()
  })

  test('what is kept comes back byte by byte, until it is removed', async () => {
    const bytes = randomBytes(3_000_000)
    const key = await keep(storage, bytes)
    expect((await buffer(await storage.open(key))).equals(bytes)).toBe(true)

    await storage.remove(key)
    await expect(storage.open(key)).rejects.toMatchObject({ name: 'MissingBytes' })
    await storage.remove(key)
  })

  test('what was handed over is gone from where it waited', async () => {
    const path = join(dir, 'entregado')
    await writeFile(path, 'x')
    await storage.keep(storageKey(), path)
    await expect(access(path)).rejects.toThrow('ENOENT')
  })

  test('an empty file is a file', async () => {
    const key = await keep(storage, Buffer.alloc(0))
    expect(await buffer(await storage.open(key))).toHaveLength(0)
  })

  test('everything kept is listed, in order, with the time it was kept', async () => {
    for (const key of await keysOf(storage)) await storage.remove(key)
    expect(await keysOf(storage)).toEqual([])
    const started = Date.now()
    const keys = await Promise.all(Array.from({ length: 8 }, () => keep(storage, Buffer.from('x'))))

    expect(await keysOf(storage)).toEqual(keys.sort())
    for await (const { keptAt } of storage.list())
      // The clock of a store may differ a little from ours, and it may tell whole seconds.
      expect(Math.abs(keptAt.getTime() - started)).toBeLessThan(10_000)
  })

  test('a key that is a path is not one of ours', async () => {
    await expect(storage.open('../../etc/passwd')).rejects.toThrow('odd storage key')
  })

  test('says that it works, and leaves no trace of having tried', async () => {
    const before = await keysOf(storage)
    await storage.check()
    expect(await keysOf(storage)).toEqual(before)
  })
})

describe('an S3 bucket', () => {
  const signedInAs = (signIn: string) => s3.storageUrl.replace(/\/\/.*@/, `//${signIn}@`)

  test('refuses a wrong secret, and a key that it does not know', async () => {
    const wrongSecret = await open({ STORAGE_URL: signedInAs(`${s3.accessKeyId}:otro`) })
    await expect(wrongSecret.check()).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    await expect(wrongSecret.open(storageKey())).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    const stranger = await open({ STORAGE_URL: signedInAs('nadie:otro') })
    await expect(stranger.check()).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
  })

  test('that is not there is no empty one', async () => {
    const storage = await open({ STORAGE_URL: s3.storageUrl.replace('@prueba/', '@otro/') })
    await expect(storage.open(storageKey())).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await expect(keysOf(storage)).rejects.toMatchObject({ name: 'NoSuchBucket' })
  })

  test('of two prefixes are two stores', async () => {
    const one = await open({ STORAGE_URL: s3.storageUrl.replace('/archivos', '/uno') })
    const other = await open({ STORAGE_URL: s3.storageUrl.replace('/archivos', '/otro') })
    const key = await keep(one, Buffer.from('x'))
    expect(await keysOf(one)).toEqual([key])
    expect(await keysOf(other)).toEqual([])
  })

  test('out of reach is said to be so, and serves again once it is back', async () => {
    const storage = await open({ STORAGE_URL: s3.storageUrl })
    const key = await keep(storage, Buffer.from('x'))
    await s3.stop()
    const path = join(dir, 'sin-llegar')
    await writeFile(path, 'x')

    await expect(storage.open(key)).rejects.toMatchObject({ name: 'StorageUnavailable' })
    await expect(storage.keep(storageKey(), path)).rejects.toMatchObject({ name: 'StorageUnavailable' })
    await expect(keysOf(storage)).rejects.toMatchObject({ name: 'StorageUnavailable' })
    await access(path)

    await s3.start()
    expect((await buffer(await storage.open(key))).toString()).toBe('x')
  })
})

test.runIf(real !== undefined)('a real S3 bucket refuses a wrong secret', async () => {
  const storage = await open({ STORAGE_URL: real?.replace(/:[^:@/]*@/, ':otro-secreto@') })
  await expect(storage.check()).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
})
