import { expect, test } from 'vitest'
import { adopt, spanish } from './adopt.ts'

test('what comes with several pieces of code is said together, lists as lists', () => {
  adopt({ correos: { titulo: 'Correos', vacio: { titulo: 'Ninguno' } } })
  adopt({
    correos: { vacio: { mensaje: 'Todavía no salió ninguno' }, niveles: ['Mala', 'Buena'] },
    rol: 'Rol',
  })
  expect(spanish).toEqual({
    correos: {
      titulo: 'Correos',
      vacio: { titulo: 'Ninguno', mensaje: 'Todavía no salió ninguno' },
      niveles: ['Mala', 'Buena'],
    },
    rol: 'Rol',
  })
})
