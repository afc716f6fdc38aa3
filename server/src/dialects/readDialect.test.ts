import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carrierOperations } from '@portal/contract'
import { afterAll, expect, test } from 'vitest'
import { readDialect } from './readDialect.ts'
import { Dialect } from './dialect.ts'
import { portal } from './portal.ts'
import { vtiger } from './vtiger.ts'

const folder = mkdtempSync(join(tmpdir(), 'perfil-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(text: string): string {
  const path = join(folder, 'propio.json')
  writeFileSync(path, text)
  return path
}

test('the profiles that come with the product are ones, and name operations that there are', () => {
  for (const each of [vtiger, portal]) expect(Dialect.parse(each)).toEqual(each)
  for (const name of [...Object.keys(vtiger.conoce), ...vtiger.porPaginas])
    expect(carrierOperations).toHaveProperty(name)
  expect([readDialect('vtiger'), readDialect('portal')]).toEqual([vtiger, portal])
})

test('a file is laid over vtiger, field by field', () => {
  const dialect = readDialect(
    file('{"fechas":{"primero":"mes"},"conoce":{"ListContacts":["search"]},"porPaginas":[]}'),
  )
  expect(dialect).toEqual({
    ...vtiger,
    fechas: { ...vtiger.fechas, primero: 'mes' },
    conoce: { ...vtiger.conoce, ListContacts: ['search'] },
    porPaginas: [],
  })
})

test.each([
  ['otro', /^tiene que ser vtiger, portal o un archivo \.json$/],
  ['/no/esta.json', /^no se puede leer \/no\/esta\.json$/],
])('%s is no profile', (given, sentence) => {
  expect(readDialect(given)).toMatch(sentence)
})

test.each([
  ['{', /no es JSON$/],
  ['[]', /propio\.json/],
  ['{"fechas":{"zona":"Marte/Norte"}}', /fechas\.zona: no es una zona horaria/],
  ['{"fechas":{"formato":"x"}}', /no existe fechas\.formato$/],
  ['{"caracteres":"latín"}', /caracteres: no es un juego de caracteres/],
])('%s stops the start with a sentence', (text, sentence) => {
  expect(readDialect(file(text))).toMatch(sentence)
})
