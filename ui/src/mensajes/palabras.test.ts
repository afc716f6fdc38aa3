import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Holds every Spanish text to the table of words of `docs/words.md`. */

const root = join(import.meta.dirname, '../../..')

/** Texts as files of JSON, of the pages before sign-in, and of the letters. */
const folders = [
  ['contract/src/mensajes/es', /\.json$/],
  ['ui/src/mensajes/es', /\.json$/],
  ['parts/src/mensajes/es', /\.json$/],
  ['portal/src/app/mensajes/es', /\.json$/],
  ['portal/src/publico/mensajes/es', /\.ts$/],
  ['console/src/mensajes/es', /\.json$/],
] as const

const valuesOf = (texts: unknown): string[] =>
  typeof texts === 'string'
    ? [texts]
    : typeof texts === 'object' && texts !== null
      ? Object.values(texts).flatMap(valuesOf)
      : []

const readTexts = (path: string): string[] => {
  const file = readFileSync(path, 'utf8')
  return path.endsWith('.json')
    ? valuesOf(JSON.parse(file))
    : [...file.matchAll(/'((?:[^'\\\n]|\\.)+)'/g)].map(([, said = '']) => said)
}

const texts = folders.flatMap(([folder, name]) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .flatMap((file) =>
      readTexts(join(root, folder, file)).map((said) => ({ file: join(folder, file), said })),
    ),
)
const letters = readTexts(join(root, 'server/src/mail/cartas/es.ts')).map((said) => ({
  file: 'server/src/mail/cartas/es.ts',
  said,
}))

const rows = readFileSync(join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && line.includes('`'))
  .map((line) => {
    const [, thing = '', word = '', never = ''] = line.split('|').map((cell) => cell.trim())
    return { thing, word, never: [...never.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => pattern) }
  })

test('the table has rows, and there are texts to hold to it', () => {
  expect(rows.length).toBeGreaterThan(8)
  expect(texts.length).toBeGreaterThan(1000)
})

test.each(rows)('$thing is called $word, and nothing else', ({ never }) => {
  const patterns = never.map((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'u'))
  const found = [...texts, ...letters].filter(({ said }) => patterns.some((pattern) => pattern.test(said)))
  expect(found).toEqual([])
})
