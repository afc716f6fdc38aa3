import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from './disk.ts'
import { maxFileBytes, spool } from './spool.ts'
import { storageKey } from './storageKey.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-storage-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('what is kept comes back byte by byte, until it is removed', async () => {
  const storage = diskStorage(join(dir, 'archivos'))
  const key = storageKey()
  await writeFile(join(dir, 'a'), 'bytes')

  await storage.keep(key, join(dir, 'a'))
  expect((await buffer(await storage.open(key))).toString()).toBe('bytes')

  await storage.remove(key)
  await expect(storage.open(key)).rejects.toMatchObject({ name: 'MissingBytes' })
  await storage.remove(key)
})

test('a key that is a path is not one of ours', async () => {
  await expect(diskStorage(dir).open('../../etc/passwd')).rejects.toThrow('odd storage key')
})

test('what comes in is measured and hashed on the way', async () => {
  const spooled = await spool(Readable.from([Buffer.from('ho'), Buffer.from('la')]), join(dir, 'spool'))
  expect(spooled).toMatchObject({ size: 4, sha256: createHash('sha256').update('hola').digest('hex') })
})

test('one byte too many, or a sender who hangs up, leaves nothing behind', async () => {
  const place = join(dir, 'spool-failing')
  const tooBig = Readable.from([Buffer.alloc(maxFileBytes), Buffer.alloc(1)])
  await expect(spool(tooBig, place)).rejects.toMatchObject({ body: { code: 1515 } })

  const broken = new Readable({
    read() {
      this.push('x')
      this.destroy(new Error('hung up'))
    },
  })
  await expect(spool(broken, place)).rejects.toThrow('hung up')
  expect(await readdir(place)).toEqual([])
})
