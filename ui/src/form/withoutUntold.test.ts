import { expect, test } from 'vitest'
import { withoutUntold } from './withoutUntold.ts'

test('what the record did not tell and nobody filled in is not sent, and what was emptied is', () => {
  const record = { nombre: 'Ana', cuil: null, telefono: '+5491154445566' }
  const values = { nombre: 'Ana', cuil: null, telefono: null, fecha_nacimiento: null, email: 'ana@x.example' }
  const initial = { nombre: 'Ana', cuil: '', telefono: '+5491154445566', fecha_nacimiento: '', email: '' }
  const typed = { ...initial, telefono: '', email: 'ana@x.example' }

  expect(withoutUntold(values, record, { initial, typed })).toEqual({
    nombre: 'Ana',
    cuil: null,
    telefono: null,
    email: 'ana@x.example',
  })
})
