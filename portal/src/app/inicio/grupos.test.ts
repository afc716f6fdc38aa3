import { expect, test } from 'vitest'
import { gruposDe, type Tarea } from './grupos.ts'

const tarea = (recursoid: string, tipodocumentoid: string, more: Partial<Tarea> = {}): Tarea => ({
  recursoid,
  nombre: recursoid,
  tipodocumentoid,
  tipodocumento: tipodocumentoid,
  estado: 'pendiente',
  ...more,
})
const shared = { compartido: true }

const told = (tareas: readonly Tarea[], cuantos = 1) =>
  gruposDe(tareas, () => cuantos).map(({ tareas: each, juntas }) =>
    [
      juntas ? 'juntas' : each[0].recursoid,
      ...each.map((one) => `${one.recursoid} ${one.tipodocumentoid}`),
    ].join(': '),
  )

test('one paper of several stands by itself, where the first of them came', () => {
  expect(
    told([
      tarea('ana', 'licencia'),
      tarea('ana', 'F. 931', shared),
      tarea('ana', 'DNI'),
      tarea('luis', 'F. 931', shared),
      tarea('luis', 'ART', shared),
    ]),
  ).toEqual(['ana: ana licencia: ana DNI', 'juntas: ana F. 931: luis F. 931', 'luis: luis ART'])
})

test.each<[string, Partial<Tarea>]>([
  ['that is not shared', { compartido: false }],
  ['of another month', { ...shared, periodo: '2026-10' }],
  ['that ends on another day', { ...shared, fecha_vencimiento: '2026-12-01' }],
  ['that was rejected', { ...shared, estado: 'rechazado', motivo: 'No se lee' }],
])('one %s is its own resource’s', (_, other) => {
  expect(told([tarea('ana', 'F. 931', shared), tarea('luis', 'F. 931', other)])).toHaveLength(2)
  expect(told([tarea('ana', 'F. 931', shared), tarea('luis', 'F. 931', other)])[0]).toBe('ana: ana F. 931')
})

test('one that others lack too stands by itself, though they are not among the first', () => {
  const tareas = [tarea('ana', 'DNI'), tarea('ana', 'F. 931', shared)]
  expect(told(tareas)).toEqual(['ana: ana DNI: ana F. 931'])
  expect(told(tareas, 8)).toEqual(['ana: ana DNI', 'juntas: ana F. 931'])
})
