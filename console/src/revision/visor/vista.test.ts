import { expect, test } from 'vitest'
import { vistaDe } from './vista.ts'

const archivos = [{ archivoid: '1x1' }, { archivoid: '1x2' }]

test('a document is not seen before the first page of its first file is there', () => {
  expect(vistaDe(archivos, {})).toBe('en camino')
  expect(vistaDe(archivos, { '1x2': 'dibujado' })).toBe('en camino')
  expect(vistaDe(archivos, { '1x1': 'dibujado' })).toBe('visto')
})

test('what was drawn of another document says nothing about this one', () => {
  expect(vistaDe(archivos, { '9x9': 'dibujado' })).toBe('en camino')
})

test('a file that can’t be drawn stops the decision until its original was looked at', () => {
  expect(vistaDe(archivos, { '1x1': 'fallido' })).toBe('fallido')
  expect(vistaDe(archivos, { '1x1': 'dibujado', '1x2': 'fallido' })).toBe('fallido')
  expect(vistaDe(archivos, { '1x1': 'original', '1x2': 'dibujado' })).toBe('visto')
})
