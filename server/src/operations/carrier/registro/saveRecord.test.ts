import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous } from '../../../testing/caller.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

let somebody = 0
const values = (given: Record<string, unknown> = {}) => ({
  firstname: 'Nadia',
  lastname: "O'Higgins-Peña",
  tipo_documento: 'CUIT' as const,
  cuit: '30-71234567-1',
  email: `nadia.${++somebody}@fletes.example`,
  mobile: '+5491154445566',
  mailingstreet: 'Calle 9 de Julio 12',
  othercountry: 'Argentina',
  otherstate: 'Chubut',
  othercity: 'Un paraje que ninguna lista tiene',
  ...given,
})
const register = (given: Record<string, unknown> = {}) =>
  anonymous(app).call('saveRecord', { module: 'Contacts', record: '0', values: values(given) })
const refusal = (code: number, fields?: Record<string, string>) => ({
  body: { code, ...(fields && { fields }) },
})

test('is kept as typed, the number as its digits, and waits; the person is told', async () => {
  const email = 'Nadia.Grande@fletes.example'
  const { records } = await register({ email })
  const kept = await app.owner
    .selectFrom('registro')
    .selectAll()
    .where('registroid', '=', records[0]?.registroid ?? '')
    .executeTakeFirstOrThrow()

  expect(kept).toMatchObject({
    lastname: "O'Higgins-Peña",
    cuit: '30712345671',
    email: email.toLowerCase(),
    estado_registro: 'pendiente',
  })
  const [letter] = await app.mailbox(email.toLowerCase())
  expect(letter?.plantilla).toBe('registroRecibido')
  // Nobody confirmed that address: nothing that was typed goes there.
  for (const typed of ['Nadia', "O'Higgins", '71234567', email]) expect(letter?.texto).not.toContain(typed)
})

test.each([
  ['the sign of kelvin', 'sol@\u212Alocal.example', 'sol@klocal.example'],
  ['letters of full width', '\uFF53\uFF4F\uFF4C2@fletes.example', 'sol2@fletes.example'],
])('an e-mail with %s is the one that it reads as', async (_, typed, read) => {
  await register({ email: typed })
  expect(await app.mailbox(typed)).toEqual([])
  expect(await app.mailbox(read)).toHaveLength(1)
  await expect(register({ email: read })).rejects.toMatchObject(refusal(1503))
})

test.each([
  ['a number that fails its check', { cuit: '30-71234567-2' }, { cuit: 'CUIT o CUIL inválido' }],
  ['a prefix that no CUIT has', { cuit: '21-71234567-0' }, { cuit: 'CUIT o CUIL inválido' }],
  ['a name that is a number', { firstname: '123' }, { firstname: 'Ingrese solo caracteres' }],
  ['a street that is a number', { mailingstreet: '123' }, { mailingstreet: 'Ingrese solo caracteres' }],
  ['an odd e-mail', { email: 'nadia' }, { email: 'Formato de email inválido' }],
  [
    'an Argentine mobile that is none',
    { mobile: '+5499994445566' },
    { mobile: 'Formato de telefono inválido Ej:1154445566' },
  ],
  [
    'another mobile that is none',
    { mobile: '+59812' },
    { mobile: 'Formato de teléfono inválido. Ejemplo: 1154445566' },
  ],
  ['no city', { othercity: '' }, { othercity: 'Campo requerido' }],
])('is refused with %s', async (_, given, fields) => {
  await expect(register(given)).rejects.toMatchObject(refusal(1510, fields))
})

test('a foreign number needs only to be there', async () => {
  await expect(register({ tipo_documento: 'Extranjero', cuit: 'UY-1' })).resolves.toBeDefined()
  await expect(register({ tipo_documento: 'Extranjero', cuit: ' ' })).rejects.toMatchObject(refusal(1510))
})

test('an e-mail that waits or signs in already is refused, however it is spelled', async () => {
  await register({ email: 'repetida@fletes.example' })
  await expect(register({ email: 'Repetida@Fletes.example' })).rejects.toMatchObject({
    body: { code: 1503, message: 'Usuario con el correo repetida@fletes.example ya esta registrado' },
  })
  const { email } = await app.make.contacto()
  await expect(register({ email: email.toUpperCase() })).rejects.toMatchObject(refusal(1503))
})

test('of several who register one e-mail at once, the others are told which one it is', async () => {
  const email = 'carrera@fletes.example'
  const answers = await Promise.allSettled([1, 2, 3].map(() => register({ email })))

  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.map(({ reason }) => (reason as Error).message)).toEqual([
    `Usuario con el correo ${email} ya esta registrado`,
    `Usuario con el correo ${email} ya esta registrado`,
  ])
})

describe('when only known CUITs may register', () => {
  beforeAll(async () => {
    await app.owner
      .updateTable('ajuste')
      .set({ valor: 'true' })
      .where('clave', '=', 'registro_solo_cuit_conocidos')
      .execute()
    await app.owner.insertInto('cuit_conocido').values({ cuit: '20123456786' }).execute()
  })

  test('another is refused, with the seed’s own sentence', async () => {
    await expect(register()).rejects.toMatchObject({
      body: { code: 1502, message: 'El CUIT no se encuentra registrado' },
    })
  })

  test('one that the provider loaded is taken', async () => {
    await expect(register({ cuit: '20-12345678-6' })).resolves.toBeDefined()
  })
})
