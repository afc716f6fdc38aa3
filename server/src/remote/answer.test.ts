import { Refusal } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { saidRefusal } from '../said.ts'
import { readAnswer } from './answer.ts'
import { decodeText } from './decodeText.ts'
import { envelopeIn } from './envelope.ts'
import { portal } from '../dialects/portal.ts'
import { vtiger } from '../dialects/vtiger.ts'
import { isForPeople } from './sentence.ts'

const lines: unknown[] = []
const note = (...said: unknown[]) => void lines.push(...said)
const log = { info: note, warn: note, error: note }

const refusalOf = (answer: object | string, status = 200, dialect = vtiger, retryAfter?: number) => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  try {
    readAnswer({ text, status, retryAfter }, dialect, log)
  } catch (error) {
    if (error instanceof Refusal) return { ...saidRefusal('es', error.body), status: error.status }
    throw error
  }
  return undefined
}
const bad = (code: unknown, message = '') => ({ success: false, error: { code, message } })

describe('the envelope is found', () => {
  const envelope = '{"success":true,"result":{"nombre":"una } llave y \\"comillas\\""}}'
  test.each([
    ['alone', envelope],
    ['after a byte order mark', `\uFEFF${envelope}`],
    [
      'after a warning of PHP',
      `<br />\n<b>Warning</b>: Undefined {index} in <b>/x.php</b> on line <b>3</b><br />\n${envelope}`,
    ],
    ['before one', `${envelope}\n<br />Notice: something {odd}`],
    ['between spaces', `\n\n ${envelope} `],
  ])('%s', (_, text) => {
    expect(envelopeIn(text)).toEqual(JSON.parse(envelope))
  })

  test.each(['', '<html><body>{}</body></html>', '{"success":true,"resu', '[1]', 'null', '{"otra":1}'])(
    'and not in %s',
    (text) => {
      expect(envelopeIn(text)).toBeUndefined()
    },
  )
})

describe('bytes are read as what they are', () => {
  const latin = Buffer.from('Peña, Ríos – ñandú', 'latin1')
  test.each<[string, Buffer, string | null, string]>([
    ['UTF-8', Buffer.from('Peña €'), 'application/json; charset=utf-8', 'Peña €'],
    ['UTF-8 that is called latin-1', Buffer.from('Peña'), 'text/html; charset=iso-8859-1', 'Peña'],
    ['latin-1 that says so', Buffer.from('Pe\u00f1a', 'latin1'), 'text/html; charset=ISO-8859-1', 'Peña'],
    [
      'latin-1 that is called UTF-8',
      Buffer.from('Pe\u00f1a', 'latin1'),
      'application/json; charset=UTF-8',
      'Peña',
    ],
    ['latin-1 that says nothing', Buffer.from('Pe\u00f1a', 'latin1'), null, 'Peña'],
    ['signs of windows-1252', Buffer.from([0x80, 0x93, 0x94]), 'text/html; charset=iso-8859-1', '€“”'],
    [
      'a text of which one letter was cut',
      Buffer.concat([Buffer.from('Peña Ríos Óscar '), Buffer.from([0xc3])]),
      null,
      'Peña Ríos Óscar \uFFFD',
    ],
    ['a name for no character set', Buffer.from('Pe\u00f1a', 'latin1'), 'text/html; charset=nada', 'Peña'],
  ])('%s', (_, bytes, type, text) => {
    expect(decodeText(bytes, type, 'windows-1252')).toBe(text)
    expect(latin.length).toBeGreaterThan(0)
  })
})

describe('a session ended', () => {
  test.each([
    [1310, 'Session expired', 200],
    ['SESSION_EXPIRED', '', 200],
    ['INVALID_SESSIONID', 'Session Identifier provided is invalid', 200],
    ['AUTHENTICATION_REQUIRED', 'Authentication required', 200],
    [1501, 'Login required', 200],
    ['1501', 'Ha expirado la sesión. Debe acceder nuevamente.', 200],
    [1501, '', 200],
    ['RARO', 'who are you', 401],
  ])('%s «%s» %i', (code, message, status) => {
    expect(refusalOf(bad(code, message), status)).toMatchObject({
      code: 1501,
      message: 'Ha expirado la sesión. Debe acceder nuevamente.',
      status: 200,
    })
  })

  test.each([
    [1501, 'Values cannot be empty!'],
    [1501, 'No se puede acceder al registro'],
    [1310, 'No se puede acceder al módulo'],
  ])('and not by %s «%s»', (code, message) => {
    expect(refusalOf(bad(code, message))?.code).toBe(1510)
  })

  test('401 without an envelope speaks of the portal’s own credentials, and so does one of this product', () => {
    expect(refusalOf('<h1>Unauthorized</h1>', 401)?.code).toBe(1590)
    expect(refusalOf(bad(401, 'Credenciales de cliente incorrectas.'), 401, portal)?.code).not.toBe(1501)
  })
})

test.each([
  bad(1404, 'Operation not found: Buscar'),
  bad('OPERATION_NOT_FOUND', 'x'),
  bad(100, 'Unknown mode Buscar'),
  bad('', 'Operación Inexistente'),
])('%j is an operation that it does not know', (answer) => {
  expect(refusalOf(answer)?.code).toBe(1404)
})

test.each([
  bad(1210, 'Authentication Failed'),
  bad('AUTHENTICATION_FAILURE', ''),
  bad('X', 'Invalid username or password'),
  bad(7, 'Usuario o contraseña incorrectos'),
])('%j is a wrong password', (answer) => {
  expect(refusalOf(answer)).toMatchObject({ code: 1210, message: 'Email o contraseña incorrectos.' })
})

describe('what it says of fields and of its database', () => {
  test.each([
    [
      bad('MANDATORY_FIELDS_MISSING', 'apellido does not have a value'),
      1510,
      { apellido: 'Campo requerido' },
    ],
    [
      bad(100, 'Mandatory fields: nombre, documento'),
      1510,
      { nombre: 'Campo requerido', documento: 'Campo requerido' },
    ],
    [bad('X', 'cf_903 does not have a value'), 1510, undefined],
    [
      bad('DUPLICATES_DETECTED', "Duplicate entry '20111222' for key 'documento'"),
      1511,
      { documento: 'Ya hay otro con este dato' },
    ],
    [bad(1205, 'Lock wait timeout exceeded; try restarting transaction'), 503, undefined],
  ])('%j', (answer, code, fields) => {
    const refusal = refusalOf(answer)
    expect(refusal?.code).toBe(code)
    expect(refusal?.fields).toEqual(fields)
    expect(refusal?.message).not.toMatch(/Lock|Duplicate|Mandatory|value/)
  })
})

describe('sentences', () => {
  test.each([
    [
      'of a known code are ours',
      bad('ACCESS_DENIED', 'Permission to perform the operation is denied'),
      'ACCESS_DENIED',
      'No tenés permiso.',
    ],
    [
      'in Spanish are passed on where ours says less',
      bad(1510, 'La patente ya existe en otra cuenta'),
      1510,
      'La patente ya existe en otra cuenta',
    ],
    [
      'in Spanish of an unknown code',
      bad('X1', 'El chofer ya está en otra unidad'),
      'X1',
      'El sistema del proveedor no lo aceptó. El chofer ya está en otra unidad',
    ],
    [
      'in English are not',
      bad('X1', 'Record could not be saved'),
      'X1',
      'El sistema del proveedor no lo aceptó.',
    ],
    [
      'with a query are not',
      bad(500, 'No se pudo con la consulta: select id from contactos'),
      500,
      'El sistema del proveedor no lo aceptó.',
    ],
    [
      'with a page are not',
      bad('X1', '<b>No se puede</b> guardar'),
      'X1',
      'El sistema del proveedor no lo aceptó.',
    ],
    [
      'that stand alone',
      { success: false, error: 'No se pudo guardar el registro' },
      1592,
      'El sistema del proveedor no lo aceptó. No se pudo guardar el registro',
    ],
    [
      'within a result',
      { success: true, result: { error: { code: 1510, message: 'La fecha es anterior a la de hoy' } } },
      1510,
      'La fecha es anterior a la de hoy',
    ],
    [
      'in a success that has no result',
      { success: true, error: 'No se encuentra la cuenta' },
      1592,
      'El sistema del proveedor no lo aceptó. No se encuentra la cuenta',
    ],
  ])('%s', (_, answer, code, message) => {
    expect(refusalOf(answer)).toMatchObject({ code, message })
  })

  test('are told from those of a machine', () => {
    for (const text of ['Falta el CUIT', 'La fecha es inválida', 'Ese número no existe'])
      expect([text, isForPeople(text)]).toEqual([text, true])
    for (const text of [
      'Values cannot be empty!',
      'SQLSTATE[42000]: en la tabla',
      'Call to undefined function en x.php',
      'no',
      '',
    ])
      expect([text, isForPeople(text)]).toEqual([text, false])
  })

  test('beside a field are ours where theirs is none', () => {
    const error = { code: 1510, fields: { cuil: 'CUIT o CUIL inválido', marca: 'cannot be NULL <br>' } }
    expect(refusalOf({ success: false, error })).toMatchObject({
      message: 'Revisá los datos.',
      fields: { cuil: 'CUIT o CUIL inválido', marca: 'Dato inválido' },
    })
  })
})

test('413 and 429 are passed on with their sentences and how long to wait', () => {
  expect(refusalOf('<h1>Request Entity Too Large</h1>', 413)).toMatchObject({
    code: 413,
    status: 413,
    message: 'El pedido es demasiado grande.',
  })
  expect(refusalOf('', 429, vtiger, 120)).toMatchObject({
    code: 1429,
    status: 429,
    retryAfter: 120,
    message: 'Demasiados intentos. Probá de nuevo en 2 minutos.',
  })
  expect(
    refusalOf({ success: false, error: { code: 1429, message: 'Too many', retryAfter: 60 } }),
  ).toMatchObject({
    code: 1429,
    message: 'Demasiados intentos. Probá de nuevo en 1 minutos.',
  })
})

test('what is logged tells what it was, and nothing of what was in it', () => {
  lines.length = 0
  refusalOf('{"success":true,"result":{"documento":"20111222"', 200)
  refusalOf('<html><title>502 Bad Gateway</title><body>20111222</body></html>', 502)
  expect(JSON.stringify(lines)).not.toContain('20111222')
  expect(JSON.stringify(lines)).toContain('502 Bad Gateway')
})
