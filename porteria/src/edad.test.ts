import { beforeAll, expect, test } from 'vitest'
import i18next from 'i18next'
import { startTexts } from '@portal/ui/texts/textos.ts'
import { edadDeDatos } from './edad.ts'
import { es } from './textos.ts'

beforeAll(() => startTexts(es))

test.each([
  [null, 'Sin datos todavía'],
  [0, 'Datos de recién'],
  [59, 'Datos de recién'],
  [60, 'Datos de hace 1 min'],
  [14 * 60 + 59, 'Datos de hace 14 min'],
  [92 * 60, 'Datos de hace 1 h 32 min'],
  [24 * 3600, 'Datos de hace 24 h 0 min'],
  [50 * 3600, 'Datos de hace 2 días'],
])('%s seconds are %s', (seconds, said) => {
  expect(edadDeDatos(i18next.t, seconds)).toBe(said)
})
