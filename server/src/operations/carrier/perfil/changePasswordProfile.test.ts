import type { CarrierOperations } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLinkToken } from '../../../sessions/token.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous, caller } from '../../../testing/caller.ts'
import { password as passwordActual } from '../../../testing/make.ts'
import { signedIn } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const password = 'otra frase larga y nueva'
const signIn = (username: string, with_: string) =>
  anonymous(app).call('login', { username, password: with_ })

test('a person changes the own password: this session goes on under another name, the others end, and a mail tells', async () => {
  const person = await signedIn(app)
  await signIn(person.email, passwordActual)
  const sessions = () =>
    app.owner
      .selectFrom('privado.sesion')
      .select('token_hash')
      .where('sujeto', '=', person.contactid)
      .execute()
  expect(await sessions()).toHaveLength(2)

  const changed = await person.send('changePasswordProfile', { passwordActual, password })

  const next = changed.cookies.find(({ name }) => name === 'portal_sesion')?.value
  expect(next).toMatch(/^[\w-]{43}$/)
  expect(next).not.toBe(person.token)
  await caller<CarrierOperations>(app, 'portal', next).call('ping', {})
  await expect(person.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })
  expect(await sessions()).toHaveLength(1)
  await expect(signIn(person.email, passwordActual)).rejects.toMatchObject({ body: { code: 1210 } })
  await signIn(person.email, password)
  expect(await app.mailbox(person.email)).toMatchObject([{ plantilla: 'contrasenaCambiada' }])
})

test.each([
  ['with a wrong current one', { passwordActual: 'no es esta', password }, 1510, 'passwordActual'],
  ['into a weak one', { passwordActual, password: 'contraseña1' }, 1513, 'password'],
  ['into a short one', { passwordActual, password: 'corta' }, 1510, 'password'],
  ['without the current one', { passwordActual: '', password }, 1510, 'passwordActual'],
])('a password is not changed %s', async (_, input, code, field) => {
  const person = await signedIn(app)
  await expect(person.call('changePasswordProfile', input)).rejects.toMatchObject({
    body: { code, fields: { [field]: expect.any(String) as string } },
  })
  await signIn(person.email, passwordActual)
})

test('whoever did nothing for a while waits for no other call, and least for this one', async () => {
  const person = await signedIn(app)
  await app.owner
    .updateTable('privado.sesion')
    .set({ vista: sql`now() - interval '20 seconds'` })
    .where('sujeto', '=', person.contactid)
    .execute()
  const began = performance.now()
  // Its key is written down before the password is compared, and the use of the session with it.
  await expect(
    person.call(
      'changePasswordProfile',
      { passwordActual: 'no es esta', password },
      { 'idempotency-key': 'un-cambio-de-contrasena' },
    ),
  ).rejects.toMatchObject({ body: { code: 1510 } })
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('a password may not be the own e-mail', async () => {
  const person = await signedIn(app)
  await expect(
    person.call('changePasswordProfile', { passwordActual, password: person.email }),
  ).rejects.toMatchObject({ body: { code: 1513 } })
})

test('an open session is good for ten guesses, however many come at once, and then not even for the right one', async () => {
  const person = await signedIn(app)
  const guess = (passwordActual: string) =>
    person.send('changePasswordProfile', { passwordActual, password }).then(({ statusCode }) => statusCode)

  const codes = await Promise.all(Array.from({ length: 20 }, () => guess('no es esta')))

  expect(codes.filter((code) => code === 200)).toHaveLength(10)
  expect(await guess(passwordActual)).toBe(429)
})

test('a link and a code mailed before serve no more', async () => {
  const person = await signedIn(app)
  const { token, hash } = newLinkToken()
  await sql`select crear_enlace(${hash}, ${person.contactid}, 72)`.execute(app.owner)
  await anonymous(app).call('sendMailForPassword', { email: person.email })
  const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec((await app.mailbox(person.email))[0]?.texto ?? '')?.[0]

  await person.call('changePasswordProfile', { passwordActual, password })

  for (const way of [{ token }, { email: person.email, code }])
    await expect(
      anonymous(app).call('changePasswordByCode', { ...way, password: 'una frase que no entra' }),
    ).rejects.toMatchObject({ body: { code: 1512 } })
})

test('an incomplete account may change a password', async () => {
  const person = await signedIn(app, { estado: estadoCuenta.incompleto })
  await person.call('changePasswordProfile', { passwordActual, password })
  await signIn(person.email, password)
})
