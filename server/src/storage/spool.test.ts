import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxFileBytes, spool } from './spool.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-spool-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

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
