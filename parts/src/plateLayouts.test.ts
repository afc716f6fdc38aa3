import { expect, test } from 'vitest'
import { plateLayout, type PlateCountry } from './plateLayouts.ts'

test.each<[PlateCountry, string, string, string | undefined]>([
  ['AR', 'AB123CD', 'AB 123 CD', 'REPÚBLICA ARGENTINA'],
  ['AR', 'ABC123', 'ABC 123', 'ARGENTINA'],
  ['AR', 'B1234567', 'B 1234567', undefined],
  ['BR', 'ABC1D23', 'ABC1D23', 'BRASIL'],
  ['BR', 'ABC1234', 'ABC 1234', 'BRASIL'],
  ['UY', 'ABC1234', 'ABC 1234', 'URUGUAY'],
  ['PY', 'ABCD123', 'ABCD 123', 'PARAGUAY'],
  ['PY', 'ABC123', 'ABC 123', 'PARAGUAY'],
  ['CL', 'BBBB12', 'BB BB 12', 'CHILE'],
  ['BO', '1234ABC', '1234 ABC', 'BOLIVIA'],
  ['BO', '123ABC', '123 ABC', 'BOLIVIA'],
])('a plate of %s with %s reads %s under %s', (country, plate, text, strip) => {
  const layout = plateLayout(country, plate)
  expect([layout.text, layout.strip?.text]).toEqual([text, strip])
})
