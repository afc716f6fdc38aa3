import { expect, test } from 'vitest'
import { sayingIn, sentence, sentenceOf, listValue } from './wording.ts'
import { de } from './sentences/de.ts'
import { en } from './sentences/en.ts'
import { refuse } from './refusals.ts'

const say = sayingIn('de', { ...de, Acoplado: 'Anhänger' })
const inEnglish = sayingIn('en', en)

test.each([
  [sentence('requerido'), 'Pflichtfeld'],
  [sentence('hastaCaracteres', { max: 40 }), 'Höchstens 40 Zeichen'],
  [sentence('DUPLICATE', { que: 'Juan Pérez' }), 'Gibt es schon: Juan Pérez.'],
  [sentence('motivoVencio', { nombre: 'VTV', fecha: { dia: '2026-11-12' } }), 'VTV lief am 12.11.2026 ab'],
  [sentence('motivoRechazado', { nombre: 'Póliza (RC+) {fecha}' }), 'Póliza (RC+) {fecha}: abgelehnt'],
  [listValue('Acoplado'), 'Anhänger'],
  [listValue('Carretón'), 'Carretón'],
  ['Campo requerido', 'Campo requerido'],
  ['constructor', 'constructor'],
  ['', ''],
])('%j is said %j', (sentence, said) => {
  expect(say(sentence)).toBe(said)
})

test('a sentence within another is said too', () => {
  const que = sentence('choferConEseDocumento', { nombre: 'Ana', apellido: 'Ríos' })
  expect(inEnglish(sentence('DUPLICATE', { que }))).toBe('It already exists: Ana Ríos, with that ID.')
})

test('what is not put in is left out, and what somebody wrote breaks nothing', () => {
  expect(inEnglish(sentenceOf('DUPLICATE', {}))).toBe('It already exists: .')
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
