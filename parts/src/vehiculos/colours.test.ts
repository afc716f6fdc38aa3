import { readFileSync } from 'node:fs'
import { colorTokens } from '@portal/ui/theme/tokens.ts'
import { tokensCss } from '@portal/ui/theme/tokensCss.ts'
import { expect, test } from 'vitest'

const styles = readFileSync(new URL('./vehiculos.module.css', import.meta.url), 'utf8')

/** `{ tone: { red: { text: … } } }` → `tone-red-text`, as the theme names its custom properties. */
const namesOf = (tokens: object): string[] =>
  Object.entries(tokens).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? namesOf(inner).map((rest) => `${name}-${rest}`) : [name],
  )

const inTheApp = new Set(namesOf(colorTokens('puna', 'dark')))
const pairs = [...styles.matchAll(/var\(--mui-palette-tokens-([\w-]+), var\(--([\w-]+)\)\)/g)]

test('the colours of a drawing are there, in the app and on the pages before sign-in', () => {
  const missing = pairs.filter(
    ([, app = '', page = '']) => !inTheApp.has(app) || !tokensCss().includes(` --${page}: #`),
  )

  expect(pairs.length).toBeGreaterThan(15)
  expect(missing.map(([pair]) => pair)).toEqual([])
})

test('a drawing takes no colour under one of its two names alone', () => {
  const lonely = pairs
    .reduce((left, [pair]) => left.replace(pair, ''), styles)
    .match(/var\(--(?!vehicle-)[\w-]+/g)

  expect(lonely).toBeNull()
})
