import { expect, test } from 'vitest'
import { comoTermina } from './descargas.ts'

test.each([
  ['27990004151', '99000415', { bien: '9', mal: '1' }],
  // Whatever else is wrong with it, it ends well.
  ['27990004159', '99000415', undefined],
  ['27990004151', '99000416', undefined],
  ['27990004151', '', undefined],
  ['99990004151', '99000415', undefined],
])('of %s with the DNI %s: %o', (cuil, documento, said) => expect(comoTermina(cuil, documento)).toEqual(said))
