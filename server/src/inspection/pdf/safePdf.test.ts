import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foreignPdfs } from '../../testing/foreignPdfs.ts'
import { badPdfs, goodPdfs } from '../../testing/pdfCorpus.ts'
import { acceptFile } from '../acceptFile.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-pdf-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

let count = 0
async function offer(bytes: Buffer) {
  const path = join(dir, String(count++))
  await writeFile(path, bytes)
  return acceptFile(path)
}

describe('a PDF is accepted whatever made it', () => {
  test.each(goodPdfs)('%s', async (_, make) => {
    expect((await offer(await make())).mediatype).toBe('application/pdf')
  })

  test('all that other programs write, where they are installed', async ({ skip }) => {
    const made = await foreignPdfs(dir)
    if (made.missing.length > 0 && made.files.length === 0)
      skip(`none of them is installed: ${made.missing.join(', ')}`)
    for (const file of made.files)
      expect(await acceptFile(file).catch((error: unknown) => String(error)), file).toMatchObject({
        mediatype: 'application/pdf',
      })
  }, 120_000)
})

describe('a PDF is refused, and told why, when it', () => {
  test.each(badPdfs)(
    '%s',
    async (_, sentence, make) => {
      const refusal: unknown = await offer(await make()).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(Refusal)
      expect(refusal).toMatchObject({
        body: { code: 1514, message: expect.stringContaining(sentence) as string },
      })
    },
    30_000,
  )
})
