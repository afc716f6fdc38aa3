import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { idiomas } from '@portal/contract/idioma.ts'
import { expect, test } from 'vitest'

/** Holds the texts of the pages before sign-in to the Spanish ones: the same names, as many of each, the same put in. */

const folder = join(import.meta.dirname, 'mensajes')
const files = readdirSync(join(folder, 'es'))
const others = idiomas.filter((idioma) => idioma !== 'es')

/** What a text is made of, without its words. */
const shapeOf = (text: unknown): unknown => {
  if (typeof text === 'string') return text === '' ? 'empty' : 'text'
  if (typeof text === 'function') {
    const said = String((text as (hole: string) => unknown)('HUECO')) // each of them puts one thing in
    return said.includes('HUECO') ? 'put in' : 'left out'
  }
  if (Array.isArray(text)) return text.map(shapeOf)
  return Object.fromEntries(Object.entries(text as object).map(([name, inner]) => [name, shapeOf(inner)]))
}

const textsOf = async (idioma: string, file: string) =>
  (await import(/* @vite-ignore */ join(folder, idioma, file))) as object

test.each(others)('%s has each file of texts, and no other', (idioma) => {
  expect(readdirSync(join(folder, idioma)).sort()).toEqual([...files].sort())
})

test.each(others.flatMap((idioma) => files.map((file) => [idioma, file] as const)))(
  '%s says all of %s',
  async (idioma, file) => {
    expect(shapeOf(await textsOf(idioma, file))).toEqual(shapeOf(await textsOf('es', file)))
  },
)
