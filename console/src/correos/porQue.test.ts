import { expect, test } from 'vitest'
import { porQueNoSalio } from './porQue.ts'

test.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.example>: User unknown", 'noExiste'],
  ['no such user', 'noExiste'],
  ['Message failed: 552 5.2.2 Mailbox full', 'llena'],
  ['452 4.2.2 The email account that you tried to reach is over quota', 'llena'],
  ['connect ECONNREFUSED 10.0.0.1:25', 'sinRespuesta'],
  ['Connection timeout', 'sinRespuesta'],
  ['Invalid login: 535 5.7.8 Authentication failed', 'credenciales'],
  ['self-signed certificate', 'certificado'],
  ['554 5.7.1 Message rejected as spam', 'rechazado'],
  ['secret not kept', 'sinSecreto'],
  ['something nobody foresaw', 'otro'],
])('«%s» reads as %s', (said, reason) => {
  expect(porQueNoSalio(said)).toBe(reason)
})
