import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namesByQpdf } from '../../testing/namesByQpdf.ts'
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

test('what is accepted carries nothing active in the eyes of another reader, where qpdf is installed', async ({
  skip,
}) => {
  const active =
    /^\/(JavaScript|JS|Launch|SubmitForm|ImportData|GoToR|GoToE|RichMedia|FileAttachment|XFA|EmbeddedFile)$/
  for (const [name, make] of goodPdfs) {
    const path = join(dir, 'otro-lector.pdf')
    await writeFile(path, await make())
    const said = await namesByQpdf(path)
    if (!said) return skip('qpdf is not installed: apt install qpdf')
    expect(said.size, name).toBeGreaterThan(2)
    expect(
      [...said].filter((each) => active.test(each)),
      name,
    ).toEqual([])
  }
  const [, , makeHidden] = badPdfs[0] ?? []
  if (!makeHidden) throw new Error('no bad PDF')
  const path = join(dir, 'escondido.pdf')
  await writeFile(path, await makeHidden())
  expect([...((await namesByQpdf(path)) ?? [])].some((each) => active.test(each))).toBe(true)
}, 120_000)

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
