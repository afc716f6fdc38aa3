import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sheets = ['ui', 'parts', 'portal', 'console', 'porteria'].flatMap((workspace) =>
  readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(workspace, 'src', name)),
)

/** `* + *`: whatever comes or goes anywhere then makes the browser look at all that follows it again, a long list too. */
test('no sheet says something of whatever follows anything', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const wide = sheets.filter((name) => /\*\s*[+~]\s*\*/.test(readFileSync(join(root, name), 'utf8')))
  expect(wide).toEqual([])
})

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const words = new Set(
  [
    ...read('ui/src/theme/vocabulary.css')
      .replace(/\/\*[^]*?\*\//g, '')
      .matchAll(/\.([a-z][\w-]*)/g),
  ]
    .map(([, word = '']) => word)
    // What an icon of the set wears by itself.
    .filter((word) => word !== 'lucide'),
)

/** All that is composed from words, or that an element wears by itself, with the file where it stands. */
const worn = [
  ...sheets.flatMap((name) =>
    [...read(name).matchAll(/composes: ([\w -]+) from global/g)].map(([, said = '']) => ({ name, said })),
  ),
  ...['ui', 'parts', 'portal', 'console', 'porteria'].flatMap((workspace) =>
    readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(workspace, 'src', name))
      .flatMap((name) =>
        // Beside a class of a module too: className={`lined ${styles.list}`}
        [...read(name).matchAll(/className=(?:"([^"]+)"|\{`([a-z][\w -]*) \$\{)/g)].map(
          ([, alone = '', beside = '']) => ({ name, said: alone || beside }),
        ),
      ),
  ),
].flatMap(({ name, said }) => said.split(' ').map((word) => ({ name, word })))

test('a word that is worn is one of the vocabulary, and each word of it is worn', () => {
  const known = new Set([...words, 'flips'])
  expect(worn.filter(({ word }) => !known.has(word))).toEqual([])
  const all = new Set(worn.map(({ word }) => word))
  expect([...words].filter((word) => !all.has(word))).toEqual([])
})

/** What pages before sign-in load is counted by the byte, so the vocabulary isn't among it. */
test('no page before sign-in wears a word', () => {
  const early = worn.filter(
    ({ name, word }) =>
      word !== 'flips' &&
      /^(portal\/src\/publico\/|ui\/src\/fields\/plain\/|parts\/src\/(pase\/|Plate\.))/.test(name),
  )
  expect(early).toEqual([])
})
