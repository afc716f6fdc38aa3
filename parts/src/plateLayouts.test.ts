import { expect, test } from 'vitest'
import { plateLayout } from './plateLayouts.ts'

test.each<[pais: string, plate: string, text: string, strip: string | undefined]>([
  ['Argentina', 'AB123CD', 'AB 123 CD', 'REPÚBLICA ARGENTINA'],
  ['Argentina', 'ABC123', 'ABC 123', 'ARGENTINA'],
  ['Argentina', 'B1234567', 'B 1234567', undefined],
  ['Brasil', 'ABC1D23', 'ABC1D23', 'BRASIL'],
  ['Brasil', 'ABC1234', 'ABC 1234', 'BRASIL'],
  ['Uruguay', 'ABC1234', 'ABC 1234', 'URUGUAY'],
  ['Paraguay', 'ABCD123', 'ABCD 123', 'PARAGUAY'],
  ['Paraguay', 'ABC123', 'ABC 123', 'PARAGUAY'],
  ['Chile', 'BBBB12', 'BB BB 12', 'CHILE'],
  ['Bolivia', '1234ABC', '1234 ABC', 'BOLIVIA'],
  ['Bolivia', '123ABC', '123 ABC', 'BOLIVIA'],
  ['Perú', 'ABC123', 'ABC123', 'PERÚ'],
  ['', 'ABC123', 'ABC123', undefined],
])('a plate of %s with %s reads %s under %s', (pais, plate, text, strip) => {
  const layout = plateLayout(pais, plate)
  expect([layout.text, layout.strip?.text]).toEqual([text, strip])
})
