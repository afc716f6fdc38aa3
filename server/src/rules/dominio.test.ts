import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { expect, test } from 'vitest'
import { anioProblem, dominioAdvertencias } from './dominio.ts'

const hoy = '2026-11-21'

test.each([
  [1949, 'El año va de 1950 a 2027'],
  [1950, undefined],
  [2027, undefined],
  [2028, 'El año va de 1950 a 2027'],
])('a vehicle of %i: %s', (anio, problem) => expect(enEspanol(anioProblem(anio, hoy))).toBe(problem))

test.each([
  ['of twenty years', { pais_patente: 'Argentina', anio: 2006, transporta_peligrosas: false }, 0],
  ['of twenty-one', { pais_patente: 'Argentina', anio: 2005, transporta_peligrosas: false }, 1],
  ['of ten with dangerous loads', { pais_patente: 'Argentina', anio: 2016, transporta_peligrosas: true }, 0],
  ['of eleven with them', { pais_patente: 'Argentina', anio: 2015, transporta_peligrosas: true }, 1],
  ['of another country', { pais_patente: 'Chile', anio: 1990, transporta_peligrosas: true }, 0],
  ['of no year', { pais_patente: 'Argentina', anio: null, transporta_peligrosas: true }, 0],
])('a vehicle %s warns as it should', (_, datos, count) =>
  expect(dominioAdvertencias(datos, hoy)).toHaveLength(count),
)
