import { expect, test } from 'vitest'
import { estadoDe, type Tarea } from './tarea.ts'

const tarea: Tarea = {
  tarea: 'limpieza',
  ultimo_inicio: '2026-11-20T10:00:00.000Z',
  ultimo_fin: '2026-11-20T10:00:01.000Z',
  ultimo_error: null,
  hechos: 0,
  fallidos: 0,
  proxima: '2026-11-20T11:00:00.000Z',
  atrasada: false,
}

test.each([
  ['bien', {}],
  ['nunca', { ultimo_inicio: null, ultimo_fin: null }],
  ['corriendo', { ultimo_fin: null }],
  ['corriendo', { ultimo_inicio: '2026-11-20T10:00:02.000Z' }],
  // A server that went down in the middle of it.
  ['atrasada', { ultimo_fin: null, atrasada: true }],
  ['atrasada', { ultimo_inicio: null, ultimo_fin: null, atrasada: true }],
  ['fallo', { ultimo_error: 'no' }],
  ['fallo', { ultimo_error: 'no', atrasada: true }],
  // One mail that failed is told in its list; the delivery goes on.
  ['bien', { tarea: 'correo', ultimo_inicio: null, ultimo_error: 'no such user' }],
  // Nothing left in a day: there was nothing to send.
  ['bien', { tarea: 'correo', ultimo_inicio: null, ultimo_fin: null }],
] as const)('a job is %s', (estado, values) => {
  expect(estadoDe({ ...tarea, ...values })).toBe(estado)
})
