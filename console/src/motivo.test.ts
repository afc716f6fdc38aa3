import { expect, test } from 'vitest'
import { motivoOf, motivoSchema } from './motivo.ts'

test('a ready sentence is enough, and words of one’s own follow it', () => {
  expect(motivoOf(motivoSchema.parse({ frase: 'No se lee.', detalle: '' }))).toBe('No se lee.')
  expect(motivoOf(motivoSchema.parse({ frase: 'No se lee.', detalle: ' Falta el dorso. ' }))).toBe(
    'No se lee. Falta el dorso.',
  )
})

test('without a ready sentence words are asked for, and spaces are none', () => {
  const issues = motivoSchema.safeParse({ frase: '', detalle: '   ' }).error?.issues
  expect(issues).toMatchObject([{ path: ['detalle'], message: 'Campo requerido' }])
})
