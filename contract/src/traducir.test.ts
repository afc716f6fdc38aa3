import { expect, test } from 'vitest'
import en from './oraciones/en.json' with { type: 'json' }
import { refuse } from './refusals.ts'
import { holesIn, traductor } from './traducir.ts'

const say = traductor('de', {
  'Campo requerido': 'Pflichtfeld',
  'Hasta ${max} caracteres': 'Höchstens ${max} Zeichen',
  'Ya existe: {que}.': 'Gibt es schon: {que}.',
  'un chofer con ese documento': 'ein Fahrer mit diesem Ausweis',
  '{nombre} venció el {fecha}': '{nombre} ist am {fecha} abgelaufen',
  '{nombre}: rechazado': '{nombre}: abgelehnt',
})

test.each([
  ['Campo requerido', 'Pflichtfeld'],
  ['Hasta 40 caracteres', 'Höchstens 40 Zeichen'],
  ['Ya existe: un chofer con ese documento.', 'Gibt es schon: ein Fahrer mit diesem Ausweis.'],
  ['Ya existe: Juan Pérez.', 'Gibt es schon: Juan Pérez.'],
  ['VTV venció el 12/11/2026', 'VTV ist am 12.11.2026 abgelaufen'],
  ['Póliza (RC+): rechazado', 'Póliza (RC+): abgelehnt'],
  ['Una oración de otro sistema', 'Una oración de otro sistema'],
  ['constructor', 'constructor'],
  ['', ''],
])('%j is said %j', (dicho, said) => {
  expect(say(dicho)).toBe(said)
})

test('the holes of a sentence are named alike in both ways of writing them', () => {
  expect(holesIn('De {desde} a ${hasta}')).toEqual(['desde', 'hasta'])
})

test('what is said of files in passing is said in English as the seed does (spec §8)', () => {
  const inEnglish = traductor('en', en)
  expect(inEnglish(refuse('FILE_TOO_BIG').message)).toBe('File too big, max size is 3MB')
  expect(inEnglish(refuse('TOO_MANY_FILES', { words: { max: '3' } }).message)).toBe(
    'Cannot upload more than 3 items.',
  )
})
