import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { spool } from './spool.ts'

test('a source that breaks before its file is open leaves none behind', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'spool-'))

  for (let attempt = 0; attempt < 500; attempt++) {
    const source = new Readable().on('error', () => undefined).destroy(new Error('The sender went away'))
    await expect(spool(source, dir)).rejects.toThrow()
  }

  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await readdir(dir)).toEqual([])
})
