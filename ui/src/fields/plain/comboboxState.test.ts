import { describe, expect, test } from 'vitest'
import { matchOptions, move, namedOption, openAt } from './comboboxState.ts'

const options = ['Alta Gracia', 'Bell Ville', 'Córdoba', 'La Calera', 'Río Cuarto', 'Villa Carlos Paz'].map(
  (label) => ({ value: label, label }),
)
const labels = (typed: string) => matchOptions(options, typed).map(({ label }) => label)

describe('matching', () => {
  test('nothing typed offers everything, in its own order', () => {
    expect(matchOptions(options, undefined)).toBe(options)
    expect(matchOptions(options, '  ')).toBe(options)
  })

  test('accents, capitals and spaces around do not matter', () => {
    expect(labels(' CORDOBA ')).toEqual(['Córdoba'])
    expect(labels('rio')).toEqual(['Río Cuarto'])
  })

  test('names that start with it come first, then words that do, then the rest', () => {
    expect(labels('ca')).toEqual(['La Calera', 'Villa Carlos Paz'])
    expect(labels('al')).toEqual(['Alta Gracia', 'La Calera'])
    expect(labels('la')).toEqual(['La Calera', 'Villa Carlos Paz'])
  })

  test('a plate is found however it is spaced', () => {
    const plates = ['AA 123 ZZ · Tractor', 'AB 123 CD · Tractor'].map((label) => ({ value: label, label }))
    const found = (typed: string) => matchOptions(plates, typed).map(({ label }) => label)
    expect(found('aa123zz')).toEqual(['AA 123 ZZ · Tractor'])
    expect(found('AA 123 ZZ')).toEqual(['AA 123 ZZ · Tractor'])
    expect(found('b123')).toEqual(['AB 123 CD · Tractor'])
  })

  test('what is nowhere offers nothing', () => {
    expect(labels('xyz')).toEqual([])
  })

  test('only a whole name counts as named', () => {
    expect(namedOption(options, 'río cuarto')?.value).toBe('Río Cuarto')
    expect(namedOption(options, 'río')).toBeUndefined()
  })
})

describe('moving', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 5, 0],
    ['ArrowUp', 0, 5],
    ['ArrowUp', -1, 5],
    ['PageDown', 1, 5],
    ['PageUp', 4, 0],
    ['a', 3, 3],
  ])('%s from %i leads to %i', (key, from, to) => {
    expect(move(from, key, options.length)).toBe(to)
  })

  test('there is nowhere to go among no options', () => {
    expect(move(0, 'ArrowDown', 0)).toBe(-1)
  })

  test('the list opens at what is chosen, or at its start', () => {
    expect(openAt(options, 'Córdoba').active).toBe(2)
    expect(openAt(options, '').active).toBe(0)
  })
})
