import { enEspanol } from './enEspanol.test-examples.ts'
import { describe, expect, test } from 'vitest'
import { paisesDePatente, Patente, patenteProblem } from './patentes.ts'

describe('a plate is kept', () => {
  test.each([
    ['ab 123 cd', 'AB123CD'],
    [' Ab-123.cd ', 'AB123CD'],
    ['ABC–123', 'ABC123'],
  ])('«%s» as %s', (typed, kept) => expect(Patente.parse(typed)).toBe(kept))

  test.each([
    ['', 'Campo requerido'],
    ['---', 'Una patente tiene de 4 a 10 letras y números'],
    ['AB1', 'Una patente tiene de 4 a 10 letras y números'],
    ['ÑAB123', 'Una patente tiene de 4 a 10 letras y números'],
    ['AB/123', 'Una patente tiene de 4 a 10 letras y números'],
  ])('unless it is «%s»', (typed, sentence) =>
    expect(enEspanol(Patente.safeParse(typed).error?.issues[0]?.message)).toBe(sentence),
  )
})

describe('a plate of', () => {
  test.each([
    ['Argentina', ['ABC123', 'AB123CD', 'C123456', 'B1234567'], ['AB1234', 'ABC1234', 'A12345', 'ABCD12']],
    ['Bolivia', ['123ABC', '1234ABC'], ['12ABC', '12345ABC', 'ABC123']],
    ['Brasil', ['ABC1D23', 'ABC1234'], ['ABC123', 'ABC12D3', 'AB1C234']],
    ['Chile', ['BCDF12', 'ZZZZ31', 'AB1234'], ['ABCD12', 'BMNQ12', 'BCDF123', 'ABC123']],
    ['Paraguay', ['ABCD123', 'ABC123'], ['ABC1234', 'ABCDE12', 'ABCD12']],
    ['Uruguay', ['ABC1234'], ['ABC123', 'ABCD123', 'ABC12345']],
    ['Perú', ['A1B234', 'ABCD', 'ABCDEF1234'], ['ABC', 'ABCDEF12345']],
  ])('%s', (pais, good, bad) => {
    expect(good.filter((dominio) => patenteProblem(pais, dominio) !== undefined)).toEqual([])
    expect(bad.filter((dominio) => patenteProblem(pais, dominio) === undefined)).toEqual([])
  })

  test('another shape is told with an example of its country', () => {
    expect(enEspanol(patenteProblem('Argentina', 'AB1234'))).toBe(
      'No es una patente de Argentina. Ejemplo: AB123CD o ABC123',
    )
    expect(enEspanol(patenteProblem('Uruguay', 'AB123CD'))).toBe(
      'No es una patente de Uruguay. Ejemplo: ABC1234',
    )
    expect(enEspanol(patenteProblem('Perú', 'ABC'))).toBe(
      'No es una patente de Perú. Ejemplo: AB1234, de 4 a 10 letras y números',
    )
  })

  test('any country of the portal can be asked', () => {
    expect(paisesDePatente.slice(0, 2)).toEqual(['Argentina', 'Bolivia'])
    expect(new Set(paisesDePatente).size).toBe(20)
  })
})
