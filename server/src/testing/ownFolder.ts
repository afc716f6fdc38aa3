import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

/** A folder of one test file's own, there while its tests run. */
export function ownFolder() {
  let path = ''
  let kept = 0
  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), 'portal-test-'))
  })
  afterAll(() => rm(path, { recursive: true, force: true }))
  return {
    get path() {
      return path
    },
    /** The path of a new file of these bytes. */
    keep: async (bytes: Buffer): Promise<string> => {
      const file = join(path, String(kept++))
      await writeFile(file, bytes)
      return file
    },
  }
}
