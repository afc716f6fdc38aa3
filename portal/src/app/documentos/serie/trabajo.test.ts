import { expect, test } from 'vitest'
import { pasoDe, siguienteDe, sinPresentar } from './trabajo.ts'

const nada = { archivos: 0, escrito: false, fallo: false }

test('Nothing is lost of what was presented, or never begun', () => {
  expect(sinPresentar([nada, { ...nada, archivos: 2, presentado: true }])).toEqual({
    archivos: 0,
    algo: false,
  })
})

test('Files and words that were not presented would be lost', () => {
  expect(
    sinPresentar([
      { ...nada, archivos: 2 },
      { ...nada, archivos: 1 },
    ]),
  ).toEqual({ archivos: 3, algo: true })
  expect(sinPresentar([{ ...nada, escrito: true }])).toEqual({ archivos: 0, algo: true })
})

test.each([
  [undefined, 'falta'],
  [nada, 'falta'],
  [{ ...nada, archivos: 1 }, 'listo'],
  [{ ...nada, archivos: 1, fallo: true }, 'fallo'],
  [{ ...nada, archivos: 1, presentado: true }, 'presentado'],
] as const)('A document with %j stands as %s', (trabajo, paso) => {
  expect(pasoDe(trabajo)).toBe(paso)
})

test('After the last one come those that were left for later, and after all of them none', () => {
  expect(siguienteDe([false, false, false], 0)).toBe(1)
  expect(siguienteDe([false, true, false], 2)).toBe(0)
  expect(siguienteDe([true, true, false], 2)).toBeUndefined()
})
