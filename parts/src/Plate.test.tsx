import { paisesDePatente } from '@portal/contract/patentes.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Plate } from './Plate.tsx'

const drawn = (dominio: string, pais?: string) =>
  renderToStaticMarkup(<Plate dominio={dominio} pais={pais} />)

test.each([
  ['AB123CD', 'Argentina', 'AB123CD, Argentina', 'AB 123 CD'],
  ['ABC123', 'Argentina', 'ABC123, Argentina', 'ABC 123'],
  ['ABC1D23', 'Brasil', 'ABC1D23, Brasil', 'ABC1D23'],
  ['1234ABC', undefined, '1234ABC', '1234ABC'],
])('%s of %s is read as %s and shows %s', (dominio, pais, read, shown) => {
  const markup = drawn(dominio, pais)

  expect(markup).toContain(`role="img" aria-label="${read}"`)
  expect(markup).toContain(`>${shown}</text>`)
})

test('a plate of any country that can be chosen is drawn', () => {
  const missing = paisesDePatente.filter((pais) => !drawn('ABC1234', pais).includes('1234'))

  expect(missing).toEqual([])
})

test('a plate reads from left to right whatever the page does', () => {
  expect(drawn('1234ABC', 'Bolivia')).toContain('direction="ltr"')
})
