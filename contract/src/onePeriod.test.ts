import { expect, test } from 'vitest'
import { onePeriod } from './onePeriod.ts'

test.each([
  ['Aprobaste la póliza de Fletes S.A..', 'Aprobaste la póliza de Fletes S.A.'],
  ['Suspendida: no se lee.. Podés mirar.', 'Suspendida: no se lee. Podés mirar.'],
  ['¿Vence hoy?. Renovalo.', '¿Vence hoy? Renovalo.'],
  ['Un momento...', 'Un momento...'],
  ['A. B. C', 'A. B. C'],
  ['', ''],
])('«%s» reads «%s»', (words, read) => {
  expect(onePeriod(words)).toBe(read)
})
