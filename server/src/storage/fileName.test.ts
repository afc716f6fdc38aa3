import { expect, test } from 'vitest'
import { shownName } from './fileName.ts'

test.each([
  ['licencia de conducir.pdf', 'licencia de conducir.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Ana\\dni.jpg', 'dni.jpg'],
  ['foto\u202Egpj.exe', 'fotogpj.exe'],
  ['a\u0000b\r\n.pdf', 'ab.pdf'],
  ['   ', 'archivo'],
  [undefined, 'archivo'],
])('a file that came as %j is shown as %j', (came, shown) => {
  expect(shownName(came)).toBe(shown)
})

test('a name too long keeps its extension', () => {
  const shown = shownName(`${'ñ'.repeat(300)}.pdf`)

  expect(shown).toHaveLength(120)
  expect(shown.endsWith('.pdf')).toBe(true)
})
