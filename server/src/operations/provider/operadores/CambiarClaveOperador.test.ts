import type { ProviderOperations } from '@portal/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymousAtConsole, caller } from '../../../testing/caller.ts'
import { password as passwordActual } from '../../../testing/make.ts'
import { signedIn, signedInOperador } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const password = 'otra frase larga y nueva'
const signIn = (username: string, with_: string) =>
  anonymousAtConsole(app).call('LoginOperador', { username, password: with_ })

test.each(['administrador', 'revisor'] as const)(
  'whoever is %s changes the own password: this session goes on under another name, the others end, and a mail tells',
  async (rol) => {
    const ana = await signedInOperador(app, { rol })
    await signIn(ana.email, passwordActual)

    const changed = await ana.send('CambiarClaveOperador', { passwordActual, password })

    const next = changed.cookies.find(({ name }) => name === 'consola_sesion')?.value
    expect(next).not.toBe(ana.token)
    await caller<ProviderOperations>(app, 'consola', next).call('SesionOperador', {})
    await expect(ana.call('SesionOperador', {})).rejects.toMatchObject({ body: { code: 1501 } })
    const sessions = await app.owner
      .selectFrom('privado.sesion')
      .select('token_hash')
      .where('sujeto', '=', ana.operadorid)
      .execute()
    expect(sessions).toHaveLength(1)
    await expect(signIn(ana.email, passwordActual)).rejects.toMatchObject({ body: { code: 1210 } })
    await signIn(ana.email, password)
    const [mail] = await app.mailbox(ana.email)
    expect(mail).toMatchObject({ plantilla: 'contrasenaCambiada' })
    // Carriers' people get theirs back by themselves; who is at the console asks who runs it.
    expect(mail?.texto).toContain('quien administra la consola')
  },
)

test.each([
  ['with a wrong current one', { passwordActual: 'no es esta', password }, 1510, 'passwordActual'],
  ['without the current one', { passwordActual: '', password }, 1510, 'passwordActual'],
  ['into a weak one', { passwordActual, password: 'contraseña1' }, 1513, 'password'],
  ['into a short one', { passwordActual, password: 'corta' }, 1510, 'password'],
])('a password is not changed %s', async (_, input, code, field) => {
  const ana = await signedInOperador(app)
  await expect(ana.call('CambiarClaveOperador', input)).rejects.toMatchObject({
    body: { code, fields: { [field]: expect.any(String) as string } },
  })
  await signIn(ana.email, passwordActual)
})

test('an open session is good for ten guesses, however many come at once, and then not even for the right one', async () => {
  const ana = await signedInOperador(app)
  const guess = (passwordActual: string) =>
    ana.send('CambiarClaveOperador', { passwordActual, password }).then(({ statusCode }) => statusCode)

  const codes = await Promise.all(Array.from({ length: 20 }, () => guess('no es esta')))

  expect(codes.filter((code) => code === 200)).toHaveLength(10)
  expect(await guess(passwordActual)).toBe(429)
})

test('it changes that of whoever calls alone, and a carrier’s session opens nothing of it', async () => {
  const [ana, eva, carrier] = [await signedInOperador(app), await signedInOperador(app), await signedIn(app)]
  await ana.call('CambiarClaveOperador', { passwordActual, password })
  await signIn(eva.email, passwordActual)
  const asCarrier = caller<ProviderOperations>(app, 'consola', carrier.token)
  await expect(asCarrier.call('CambiarClaveOperador', { passwordActual, password })).rejects.toMatchObject({
    body: { code: 1501 },
  })
})
