import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newLinkToken } from '../../../sessions/token.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous, type CarrierCaller } from '../../../testing/caller.ts'
import { password } from '../../../testing/make.ts'
import { notedPauses } from '../../../testing/notedPauses.ts'
import { signedIn } from '../../../testing/people.ts'

const pauses: number[] = []
let app: TestApp
beforeAll(async () => {
  app = await startApp({ slowDown: notedPauses(pauses) })
})
afterAll(() => app.stop())

const refusal = (code: number | string) => ({ body: { code } })

describe('signing in', () => {
  test('brings the login data, whatever the case of the e-mail', async () => {
    const person = await signedIn(app)

    const { login } = await anonymous(app).call('login', { username: person.email.toUpperCase(), password })

    expect(login).toMatchObject({
      contactid: person.contactid,
      email: person.email,
      accountid: person.cuentaId,
      estado: estadoCuenta.habilitado,
      rol: 'titular',
      duration: 5,
    })
  })

  test('says the same for an unknown e-mail, a wrong password, a user without password and a deactivated one', async () => {
    const [person, without, gone] = [await signedIn(app), await signedIn(app), await signedIn(app)]
    await app.owner.deleteFrom('privado.credencial').where('sujeto', '=', without.contactid).execute()
    await app.owner
      .updateTable('contacto')
      .set({ activo: false })
      .where('contactid', '=', gone.contactid)
      .execute()
    const bodies = await Promise.all(
      [
        { username: 'nadie@transporte.example', password },
        { username: person.email, password: 'otra cosa' },
        { username: without.email, password },
        { username: gone.email, password },
      ].map(async (input) => (await anonymous(app).send('login', input)).body),
    )

    expect(new Set(bodies)).toEqual(
      new Set(['{"success":false,"error":{"code":1210,"message":"Email o contraseña incorrectos."}}']),
    )
  })

  test('with the right password of a disabled account says so', async () => {
    const { email } = await signedIn(app, { estado: estadoCuenta.deshabilitado })

    await expect(anonymous(app).call('login', { username: email, password })).rejects.toMatchObject(
      refusal(1504),
    )
    await expect(anonymous(app).call('login', { username: email, password: 'otra' })).rejects.toMatchObject(
      refusal(1210),
    )
  })

  test('is let try sixty times from one network, however many come at once, and then not even with the right password', async () => {
    const { email } = await signedIn(app)
    const wrong = () => anonymous(app).send('login', { username: email, password: 'otra cosa' })

    pauses.length = 0
    const answers = await Promise.all(Array.from({ length: 70 }, wrong))
    const right = await anonymous(app).send('login', { username: email, password })

    const evaluated = answers.filter((answer) => answer.statusCode === 200)
    expect(evaluated).toHaveLength(60)
    // The first ten are answered as they come.
    expect(pauses.filter((ms) => ms > 0)).toHaveLength(50)
    expect(right.statusCode).toBe(429)
    expect(right.headers['retry-after']).toMatch(/^\d+$/)
    expect(right.json()).toMatchObject({ error: { code: 1429 } })
  }, 30_000)

  test('is let try again once the count has run out, and is told when that is', async () => {
    const { email } = await signedIn(app)
    const wrong = () => anonymous(app).send('login', { username: email, password: 'otra' })
    await wrong()
    await sql`update limite set points = 60 where key like 'signInAccountFrom:%'`.execute(app.owner)
    const waits = [await wrong()].flatMap(({ headers }) => headers['retry-after'] ?? [])
    expect(waits).toHaveLength(1)
    expect(Number(waits[0])).toBeGreaterThan(14 * 60)
    expect(Number(waits[0])).toBeLessThanOrEqual(15 * 60)

    await sql`update limite set expire = extract(epoch from now()) * 1000 where key like 'signInAccount%'`.execute(
      app.owner,
    )
    await anonymous(app).call('login', { username: email, password })
  })

  test('of a disabled account with the right password is not counted', async () => {
    const { email } = await signedIn(app, { estado: estadoCuenta.deshabilitado })
    for (let i = 0; i < 11; i++)
      await expect(anonymous(app).call('login', { username: email, password })).rejects.toMatchObject(
        refusal(1504),
      )
  })

  test('starts the count anew when it succeeds', async () => {
    const { email } = await signedIn(app)
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 5; i++) await anonymous(app).send('login', { username: email, password: 'otra' })
      await anonymous(app).call('login', { username: email, password })
    }
  })
})

test('what is kept of a session is no use to whoever reads it', async () => {
  const { token } = await signedIn(app)
  const { rows } = await sql<{
    hash: string
  }>`select encode(token_hash, 'escape') as hash from privado.sesion`.execute(app.owner)

  expect(rows.map(({ hash }) => hash)).not.toContain(token)
})

describe('a reset code', () => {
  let home: CarrierCaller
  beforeAll(() => {
    home = anonymous(app)
  })
  async function codeFor(email: string): Promise<string> {
    await home.call('sendMailForPassword', { email })
    const mails = await app.mailbox(email)
    return /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(mails.at(-1)?.texto ?? '')?.[0] ?? ''
  }
  const change = (email: string, code: string, to = 'una clave nueva y larga') =>
    home.call('changePasswordByCode', { email, code, password: to })

  test.each([
    ['in small letters and without its hyphen', (code: string) => code.toLowerCase().replace('-', '')],
    ['with a space for its hyphen, and around it', (code: string) => ` ${code.replace('-', ' ')} `],
  ])('is taken %s', async (_how, typed) => {
    const { email } = await signedIn(app)

    await change(email, typed(await codeFor(email)))

    await anonymous(app).call('login', { username: email, password: 'una clave nueva y larga' })
  })

  test('typed with the Kelvin sign for a K goes to the address that is kept, and is taken with it', async () => {
    const { contactid } = await signedIn(app)
    const kept = `karina.${contactid}@transporte.example`
    await app.owner.updateTable('contacto').set({ email: kept }).where('contactid', '=', contactid).execute()
    const typed = kept.replace('k', '\u212A')

    await home.call('sendMailForPassword', { email: typed })
    expect(await app.mailbox(typed)).toEqual([])
    const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec((await app.mailbox(kept)).at(-1)?.texto ?? '')?.[0] ?? ''
    await change(typed, code)

    await anonymous(app).call('login', { username: kept, password: 'una clave nueva y larga' })
  })

  test.each(['ABC-12', 'ABC-1234', 'ABC_123', 'ÁBC-123'])('is no code: %s', async (code) => {
    await expect(change('ana@x.example', code)).rejects.toMatchObject({
      body: { code: 1510, fields: { code: 'Código inválido' } },
    })
  })

  test('takes no short password, and says so beside the field; one that is guessed is another refusal', async () => {
    const { email } = await signedIn(app)
    const code = await codeFor(email)

    await expect(change(email, code, 'corta')).rejects.toMatchObject({
      body: { code: 1510, fields: { password: 'Al menos 10 caracteres' } },
    })
    await expect(change(email, code, 'contraseña1234')).rejects.toMatchObject(refusal(1513))
  })

  test('sets the password once, ends every session and tells the person', async () => {
    const person = await signedIn(app)
    const code = await codeFor(person.email)

    await change(person.email, code)

    await expect(person.call('ping', {})).rejects.toMatchObject(refusal(1501))
    await anonymous(app).call('login', { username: person.email, password: 'una clave nueva y larga' })
    await expect(change(person.email, code)).rejects.toMatchObject(refusal(1512))
    expect((await app.mailbox(person.email)).map(({ plantilla }) => plantilla)).toEqual([
      'codigoParaContrasena',
      'contrasenaCambiada',
    ])
  })

  test('sets one password, however many come with it at once', async () => {
    const { email } = await signedIn(app)
    const code = await codeFor(email)

    const tries = await Promise.allSettled(
      Array.from({ length: 4 }, (_, n) => change(email, code, `una clave larga numero ${n}`)),
    )

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is asked for with one answer, known e-mail or not', async () => {
    const { email } = await signedIn(app)

    const known = await anonymous(app).send('sendMailForPassword', { email })
    const unknown = await anonymous(app).send('sendMailForPassword', { email: 'nadie@transporte.example' })

    expect(known.body).toBe(unknown.body)
    expect(await app.mailbox('nadie@transporte.example')).toEqual([])
  })

  test('allows five guesses, however many come at once', async () => {
    const { email } = await signedIn(app)
    const code = await codeFor(email)

    const guesses = await Promise.all(
      Array.from({ length: 12 }, () =>
        home.send('changePasswordByCode', {
          email,
          code: 'AAA-AAA',
          password: 'una clave nueva y larga',
        }),
      ),
    )

    expect(new Set(guesses.map((guess) => guess.json<{ error: { code: unknown } }>().error.code))).toEqual(
      new Set([1512]),
    )
    await expect(change(email, code)).rejects.toMatchObject(refusal(1512))
    const { rows } = await sql<{ intentos: number }>`select intentos from privado.codigo c
      join contacto k using (contactid) where k.email = ${email}`.execute(app.owner)
    expect(rows).toEqual([{ intentos: 5 }])
  })

  test('is void after ten minutes, and when a newer one is sent', async () => {
    const { email, contactid } = await signedIn(app)
    const first = await codeFor(email)
    const second = await codeFor(email)
    await expect(change(email, first)).rejects.toMatchObject(refusal(1512))

    await sql`update privado.codigo set creado = now() - interval '11 minutes' where contactid = ${contactid}`.execute(
      app.owner,
    )
    await expect(change(email, second)).rejects.toMatchObject(refusal(1512))
  })

  test('is not spent by a weak password', async () => {
    const { email } = await signedIn(app)
    const code = await codeFor(email)

    await expect(change(email, code, 'contraseña1')).rejects.toMatchObject(refusal(1513))
    await change(email, code)
  })
})

describe('a mailed link', () => {
  async function linkFor(contactid: string): Promise<string> {
    const { token, hash } = newLinkToken()
    await sql`select crear_enlace(${hash}, ${contactid}, 72)`.execute(app.owner)
    return token
  }
  const follow = (token: string, to: string) =>
    anonymous(app).call('changePasswordByCode', { token, password: to })

  test('sets the first password, once', async () => {
    const person = await signedIn(app, { estado: estadoCuenta.incompleto })
    const token = await linkFor(person.contactid)

    await follow(token, password)

    const { login } = await anonymous(app).call('login', { username: person.email, password })
    expect(login.estado).toBe(3)
    await expect(follow(token, 'otra clave bien larga')).rejects.toMatchObject(refusal(1512))
  })

  test('survives a password that is too easy, one made of the e-mail too', async () => {
    const person = await signedIn(app)
    const token = await linkFor(person.contactid)

    await expect(follow(token, person.email)).rejects.toMatchObject(refusal(1513))
    await follow(token, password)
  })
})

test('its use is noted every 5 seconds at most: a session ends between 5:00 and 5:05 after the last', async () => {
  const person = await signedIn(app)
  const idleFor = (idle: string) =>
    sql`update privado.sesion set vista = now() - ${idle}::interval where sujeto = ${person.contactid}`.execute(
      app.owner,
    )
  const noted = async () => {
    const { rows } = await sql<{ idle: number }>`
      select extract(epoch from now() - vista)::float as idle from privado.sesion where sujeto = ${person.contactid}`.execute(
      app.owner,
    )
    return rows[0]?.idle
  }

  await idleFor('3 seconds')
  await person.call('ping', {})
  expect(await noted()).toBeGreaterThanOrEqual(3)
  await idleFor('5 minutes 4 seconds')
  await person.call('ping', {})
  expect(await noted()).toBeLessThan(3)
  await idleFor('5 minutes 6 seconds')
  await expect(person.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })
})
