import { expect, test } from 'vitest'
import { whyNotAgain } from './reenvio.ts'

const creado = '2026-03-01T12:00:00.000Z'

test.each([
  ['a notice that failed', 'registroRechazado', 'fallido', '2027-03-01T12:00:00Z', null],
  ['a notice that left', 'avisoDeVencimientos', 'enviado', '2026-03-01T12:00:01Z', null],
  ['a mail that waits', 'registroRechazado', 'pendiente', '2026-03-01T12:00:01Z', 'Todavía está por salir'],
  [
    'a code, however new',
    'codigoParaContrasena',
    'enviado',
    '2026-03-01T12:00:01Z',
    'El código dura 10 minutos: la persona puede pedir otro al ingresar',
  ],
  ['an invitation of today', 'invitacion', 'enviado', '2026-03-04T11:59:59Z', null],
  [
    'an invitation of three days ago',
    'invitacion',
    'fallido',
    '2026-03-04T12:00:00Z',
    'El enlace que trae venció: hay que mandar otra invitación',
  ],
  [
    'the link of an operador',
    'enlaceDeOperador',
    'fallido',
    '2026-03-04T12:00:00Z',
    'El enlace que trae venció: hay que mandar otra invitación',
  ],
])('%s', (_, plantilla, estado, now, why) => {
  expect(whyNotAgain({ plantilla, estado, creado, enviado: null }, new Date(now))).toBe(why)
})

test.each([
  [59, 'Salió hace menos de un minuto'],
  [60, null],
])('one that left %i seconds ago', (seconds, why) => {
  const enviado = '2026-03-01T12:00:00.000Z'
  expect(
    whyNotAgain(
      { plantilla: 'registroRechazado', estado: 'enviado', creado, enviado },
      new Date(Date.parse(enviado) + seconds * 1000),
    ),
  ).toBe(why)
})
