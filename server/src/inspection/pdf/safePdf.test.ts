import { readFile } from 'node:fs/promises'
import { Refusal } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { saidRefusal } from '../../said.ts'
import { namesByQpdf } from '../../testing/namesByQpdf.ts'
import { foreignPdfs } from '../../testing/foreignPdfs.ts'
import { badPdfs } from '../../testing/badPdfs.ts'
import { goodPdfs } from '../../testing/goodPdfs.ts'
import { ownFolder } from '../../testing/ownFolder.ts'
import { tellMost } from '../../testing/tell.ts'
import { acceptFile } from '../acceptFile.ts'
import { requireSafePdf } from './requireSafePdf.ts'

const folder = ownFolder()
const offer = async (bytes: Buffer) => acceptFile(await folder.keep(bytes))

/** How far the good ones stay from what is refused. */
async function tellHeaviest(bytes: Buffer): Promise<void> {
  const { operators, cells, pixels } = await requireSafePdf(bytes)
  tellMost('trazos de una página buena', operators)
  tellMost('celdas de tramas de una página buena', Math.ceil(cells))
  tellMost('megapíxeles de una página buena', Math.ceil(pixels / 1_000_000))
}

describe('a PDF is accepted whatever made it', () => {
  test.each(goodPdfs)('%s', async (_, make) => {
    const bytes = await make()
    await tellHeaviest(bytes)
    expect((await offer(bytes)).mediatype).toBe('application/pdf')
  })

  test('all that other programs write, where they are installed', async ({ skip }) => {
    const made = await foreignPdfs(folder.path)
    if (made.missing.length > 0 && made.files.length === 0)
      skip(`none of them is installed: ${made.missing.join(', ')}`)
    for (const file of made.files) await tellHeaviest(await readFile(file))
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
    const said = await namesByQpdf(await folder.keep(await make()))
    if (!said) return skip('qpdf is not installed: apt install qpdf')
    expect(said.size, name).toBeGreaterThan(2)
    expect(
      [...said].filter((each) => active.test(each)),
      name,
    ).toEqual([])
  }
  const [, , makeHidden] = badPdfs[0] ?? []
  if (!makeHidden) throw new Error('no bad PDF')
  const said = await namesByQpdf(await folder.keep(await makeHidden()))
  expect([...(said ?? [])].some((each) => active.test(each))).toBe(true)
}, 120_000)

describe('a PDF is refused, and told why, when it', () => {
  test.each(badPdfs)(
    '%s',
    async (_, sentence, make) => {
      const refusal: unknown = await offer(await make()).catch((error: unknown) => error)
      if (!(refusal instanceof Refusal)) throw new Error('the PDF was taken')
      expect(saidRefusal('es', refusal.body)).toMatchObject({
        code: 1514,
        message: expect.stringContaining(sentence) as string,
      })
    },
    30_000,
  )
})
