import { expect, test } from 'vitest'
import { idiomaIn } from './idioma.ts'

test.each([
  ['es', 'es'],
  ['en', 'en'],
  ['EN-us', 'en'],
  [' de ', 'de'],
  ['pt-BR', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['fr', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['en;q=0.9,de', undefined],
  [undefined, undefined],
  [['en'], undefined],
])('%j is the language %j', (said, idioma) => {
  expect(idiomaIn(said)).toBe(idioma)
})
