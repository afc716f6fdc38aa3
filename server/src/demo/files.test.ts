import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeFile } from './files.ts'
import type { Paper } from './paper.ts'

const paper: Paper = {
  seed: 'licencia de un chofer',
  title: 'Licencia Nacional de Conducir profesional',
  emisor: 'Municipio Imaginario de Ficción',
  numero: '99.000.123',
  facts: [
    ['Apellido', 'Núñez'],
    ['Vencimiento', '12/03/2027'],
  ],
}

/** Standard fonts write their words in hexadecimal, in pieces between kerns. */
function wordsOf(pdf: Buffer): string {
  const pieces = pdf.toString('latin1').matchAll(/<([0-9a-f]+)>/g)
  return [...pieces].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('')
}

describe('demo files', () => {
  test('a form is a PDF that says it is fictional, small enough to upload', async () => {
    const { name, bytes } = await makeFile(paper, 'pdf')
    expect(name).toBe('licencia-nacional-de-conducir-profesional.pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(wordsOf(bytes)).toContain('DOCUMENTO FICTICIO')
    expect(bytes.length).toBeGreaterThan(10_000)
    expect(bytes.length).toBeLessThan(60_000)
  })

  test('a card is a JPEG of a phone, small enough to upload', async () => {
    const { name, bytes } = await makeFile(paper, 'picture')
    expect(name).toBe('licencia-nacional-de-conducir-profesional.jpg')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 896, height: 672 })
    expect(bytes.length).toBeGreaterThan(10_000)
    expect(bytes.length).toBeLessThan(60_000)
  })

  test.each(['pdf', 'picture'] as const)(
    'a %s of one seed is the same bytes, and of another is not',
    async (as) => {
      const [one, same, other] = await Promise.all([
        makeFile(paper, as),
        makeFile(paper, as),
        makeFile({ ...paper, seed: 'otra' }, as),
      ])
      expect(one.bytes.equals(same.bytes)).toBe(true)
      expect(one.bytes.equals(other.bytes)).toBe(false)
    },
  )
})
