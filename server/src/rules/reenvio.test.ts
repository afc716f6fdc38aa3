import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { expect, test } from 'vitest'
import { whyNotAgain } from './reenvio.ts'

const notice = {
  plantilla: 'registroRechazado',
  estado: 'fallido',
  enviado: null,
  invitado: null,
  ajeno: false,
}
const invitation = { ...notice, plantilla: 'invitacion', invitado: '12x7' }

test.each([
  ['a notice that failed', notice, null],
  ['a notice that left', { ...notice, estado: 'enviado' }, null],
  ['a mail that waits', { ...notice, estado: 'pendiente' }, 'Todavía está por salir'],
  [
    'a code',
    { ...notice, plantilla: 'codigoParaContrasena' },
    'El código dura 10 minutos: la persona puede pedir otro al ingresar',
  ],
  ['an invitation of somebody who still needs one', invitation, null],
  [
    'an invitation of somebody who needs none any more',
    { ...invitation, invitado: '' },
    'El enlace ya no es para nadie: la persona eligió su contraseña, se dio de baja o cambió de email',
  ],
  [
    'the link of an operador, to a revisor',
    { ...notice, plantilla: 'enlaceDeOperador', invitado: '13x2', ajeno: true },
    'El enlace de un operador lo manda un administrador',
  ],
])('%s', (_, letter, why) => {
  expect(enEspanol(whyNotAgain(letter, new Date()))).toBe(why)
})

test.each([
  [59, 'Salió hace menos de un minuto'],
  [60, null],
])('one that left %i seconds ago', (seconds, why) => {
  const enviado = '2026-03-01T12:00:00.000Z'
  const now = new Date(Date.parse(enviado) + seconds * 1000)
  expect(enEspanol(whyNotAgain({ ...notice, estado: 'enviado', enviado }, now))).toBe(why)
})
