import { expect, test } from 'vitest'
import { decir, oracion, oracionDe, palabra } from './dicho.ts'
import { de } from './oraciones/de.ts'
import { en } from './oraciones/en.ts'
import { refuse } from './refusals.ts'

const say = decir('de', { ...de, Acoplado: 'Anhänger' })
const inEnglish = decir('en', en)

test.each([
  [oracion('requerido'), 'Pflichtfeld'],
  [oracion('hastaCaracteres', { max: 40 }), 'Höchstens 40 Zeichen'],
  [oracion('DUPLICATE', { que: 'Juan Pérez' }), 'Gibt es schon: Juan Pérez.'],
  [oracion('motivoVencio', { nombre: 'VTV', fecha: { dia: '2026-11-12' } }), 'VTV lief am 12.11.2026 ab'],
  [oracion('motivoRechazado', { nombre: 'Póliza (RC+) {fecha}' }), 'Póliza (RC+) {fecha}: abgelehnt'],
  [palabra('Acoplado'), 'Anhänger'],
  [palabra('Carretón'), 'Carretón'],
  ['Campo requerido', 'Campo requerido'],
  ['constructor', 'constructor'],
  ['', ''],
])('%j is said %j', (dicho, said) => {
  expect(say(dicho)).toBe(said)
})

test('a sentence within another is said too', () => {
  const que = oracion('choferConEseDocumento', { nombre: 'Ana', apellido: 'Ríos' })
  expect(inEnglish(oracion('DUPLICATE', { que }))).toBe('It already exists: Ana Ríos, with that ID.')
})

test('what is not put in is left out, and what somebody wrote breaks nothing', () => {
  expect(inEnglish(oracionDe('DUPLICATE', {}))).toBe('It already exists: .')
  expect(inEnglish('\u0001DUPLICATE{que')).toBe('It already exists: .')
  expect(inEnglish('\u0001constructor')).toBe('constructor')
  for (const que of ['{"dia":{"toString":1}}', '{"dia":null}', '["x"]', 'null', '{"__proto__":{"dia":7}}'])
    expect(inEnglish(`\u0001DUPLICATE{"que":${que}}`)).toBe('It already exists: .')
})

test('what is said of files in passing is said in English as the seed does (spec §8)', () => {
  expect(inEnglish(refuse('FILE_TOO_BIG').message)).toBe('File too big, max size is 3MB')
  expect(inEnglish(refuse('TOO_MANY_FILES', { words: { max: '3' } }).message)).toBe(
    'Cannot upload more than 3 items.',
  )
})
