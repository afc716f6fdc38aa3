import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { expect, test } from 'vitest'
import { motivoOf, motivoSchema, otro } from './motivo.ts'

const schema = motivoSchema('Elegí un motivo')
const problems = (values: unknown) => enEspanol(schema.safeParse(values).error?.issues)

test('a ready sentence is enough, and words of one’s own follow it', () => {
  expect(motivoOf(schema.parse({ frase: 'No se lee.', detalle: '' }))).toBe('No se lee.')
  expect(motivoOf(schema.parse({ frase: 'No se lee.', detalle: ' Falta el dorso. ' }))).toBe(
    'No se lee. Falta el dorso.',
  )
  expect(motivoOf({ frase: 'Vencido', detalle: 'Falta el dorso' })).toBe('Vencido. Falta el dorso')
})

test('another reason is said in words, and spaces are none', () => {
  expect(problems({ frase: otro, detalle: '   ' })).toMatchObject([
    { path: ['detalle'], message: 'Campo requerido' },
  ])
})

test('no reason is chosen for the person', () => {
  expect(problems({ frase: null, detalle: 'No se lee.' })).toMatchObject([
    { path: ['frase'], message: 'Elegí un motivo' },
  ])
})
