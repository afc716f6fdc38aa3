import type { OtroIdioma } from '@portal/contract/idioma.ts'
import { describe, expect, test } from 'vitest'
import { cartas } from './cartas.ts'

/** Each text of a table by its path. */
function texts(table: unknown, path = ''): [path: string, text: string][] {
  if (typeof table === 'string') return [[path, table]]
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([name, value]) => texts(value, `${path}/${name}`))
}

const spanish = new Map(texts(cartas.es))
const hole = /\{\w+\}/g
const holesOf = (text = '') => [...new Set(text.match(hole))].sort()

/** Words that no sentence of the language has, and most of Spanish have one of. */
const spanishWords: Readonly<Record<OtroIdioma, RegExp>> = {
  en: /(?<!\p{L})(?:el|la|los|las|del|y|con|tu|tus|una|hasta|más|para|que|de)(?!\p{L})|[ñ¿]/iu,
  de: /(?<!\p{L})(?:el|la|los|del|y|con|tu|tus|una|hasta|más|para|que|de)(?!\p{L})|[ñ¿]/iu,
  'pt-BR': /(?<!\p{L})(?:el|la|los|las|del|y|con|tu|tus|una|hasta|más|enlace|contraseña)(?!\p{L})|[ñ¿]/iu,
}

describe.each(['en', 'de', 'pt-BR'] as const)('letters in %s', (idioma) => {
  const said = texts(cartas[idioma])

  test('say what Spanish ones say, with the same words put in', () => {
    expect(said.map(([path]) => path).sort()).toEqual([...spanish.keys()].sort())
    for (const [path, text] of said) expect([path, holesOf(text)]).toEqual([path, holesOf(spanish.get(path))])
  })

  test('have nothing Spanish in them', () => {
    for (const [path, text] of said) {
      const bare = text.replace(hole, '')
      expect([path, bare]).toEqual([path, expect.not.stringMatching(spanishWords[idioma])])
      const words = bare.match(/\p{L}+/gu) ?? []
      if (words.length > 3) expect([path, text]).not.toEqual([path, spanish.get(path)])
    }
  })

  test('have no empty text, and none that ends in a space', () => {
    for (const [path, text] of said) expect([path, text]).toEqual([path, text.trim() || 'a text'])
  })
})
