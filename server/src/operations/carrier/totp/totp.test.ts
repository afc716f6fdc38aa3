import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codesOnASheet } from '../../../sessions/recovery.ts'
import { newLinkToken } from '../../../sessions/token.ts'
import { baseUrl, outsideClient, startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous, caller, type CarrierCaller } from '../../../testing/caller.ts'
import { password } from '../../../testing/make.ts'
import { signedIn, signedInOperador, type Carrier } from '../../../testing/people.ts'
import { codeOf, inPeriod } from '../../../testing/phone.ts'

/** The second step of a carrier's person. See docs/decisions/0072. */

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await sql`delete from limite`.execute(app.owner)
})

interface Proof {
  totp?: string
  recuperacion?: string
}

interface Activated {
  secret: string
  codes: string[]
}

const first = <Row>({ records: [row] }: { records: Row[] }): Row => {
  if (row === undefined) throw new Error('no record')
  return row
}

async function newSecret(person: CarrierCaller, given: Proof = {}): Promise<string> {
  return first(await person.call('IniciarTotp', { password, ...given })).secreto
}

/** With the code of the period before, so that those of now and of the next one are still to be spent. */
async function activate(person: CarrierCaller): Promise<Activated> {
  await inPeriod()
  const secret = await newSecret(person)
  const { codigos } = first(await person.call('ActivarTotp', { totp: codeOf(secret, -1) }))
  return { secret, codes: codigos }
}

const signIn = (username: string, given: Proof = {}, as = password) =>
  anonymous(app).call('login', { username, password: as, ...given })
const detail = async (person: CarrierCaller) => first(await person.call('DetailTotp', {}))
const one = (codes: readonly string[], at = 0): string => codes[at] ?? ''
const lastLetter = async ({ email }: Carrier) => (await app.mailbox(email)).at(-1)

const refusedWith = (code: number) => ({ body: { code } })
const wrong = { body: { code: 1512, fields: { totp: expect.any(String) as string } } }
const wrongRecovery = { body: { code: 1512, fields: { recuperacion: expect.any(String) as string } } }
/** What each answered of many that came at once: its code, or none. */
const codesOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) =>
    answer.status === 'fulfilled' ? 'in' : (answer.reason as { body: { code: unknown } }).body.code,
  )

describe('a carrier’s person with a second step', () => {
  test('is asked for it from its activation on, and is let in by the app’s code', async () => {
    await inPeriod()
    const ana = await signedIn(app)
    expect(await detail(ana)).toEqual({ activo: false, codigos: 0 })
    const secret = await newSecret(ana)
    // Shown is not activated: the phone may not have it yet.
    await signIn(ana.email)
    const { codigos } = first(await ana.call('ActivarTotp', { totp: codeOf(secret, -1) }))

    expect(new Set(codigos).size).toBe(codesOnASheet)
    for (const code of codigos) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/)
    expect(await detail(ana)).toEqual({ activo: true, codigos: codesOnASheet })
    expect(await lastLetter(ana)).toMatchObject({ plantilla: 'dosPasosCambiados' })
    expect((await lastLetter(ana))?.texto).toContain('para entrar al portal')
    await expect(signIn(ana.email)).rejects.toMatchObject(refusedWith(1508))
    expect((await signIn(ana.email, { totp: codeOf(secret) })).login.contactid).toBe(ana.contactid)
  })

  test('gets no session, and no cookie at all, from a right password alone', async () => {
    const ana = await signedIn(app)
    await activate(ana)
    const before = await sessionsOf(ana)
    const half = await anonymous(app).send('login', { username: ana.email, password })
    const wrongStep = await anonymous(app).send('login', { username: ana.email, password, totp: '000000' })

    for (const answer of [half, wrongStep]) {
      expect(answer.cookies).toEqual([])
      expect(answer.json()).not.toHaveProperty('result')
    }
    expect(await sessionsOf(ana)).toBe(before)
  })

  test('keeps the session of before when somebody at the same browser comes half-way', async () => {
    const [ana, eva] = [await signedIn(app), await signedIn(app)]
    await activate(eva)
    const answer = await ana.send('login', { username: eva.email, password })
    expect(answer.json()).toMatchObject({ error: { code: 1508 } })
    expect((await ana.call('ping', {})).login.contactid).toBe(ana.contactid)
  })

  test('takes each code once, of many at once too', async () => {
    await inPeriod()
    const ana = await signedIn(app)
    const secret = await newSecret(ana)
    const code = codeOf(secret)
    await ana.call('ActivarTotp', { totp: code })
    await expect(signIn(ana.email, { totp: code })).rejects.toMatchObject(wrong)

    const tries = await Promise.allSettled(
      Array.from({ length: 4 }, () => signIn(ana.email, { totp: codeOf(secret, 1) })),
    )
    expect(codesOf(tries).filter((each) => each === 'in')).toHaveLength(1)
    await sql`delete from limite`.execute(app.owner)
    await expect(signIn(ana.email, { totp: codeOf(secret) })).rejects.toMatchObject(wrong)
  })

  test('is never asked of a wrong password, which reads as it does for everybody', async () => {
    const ana = await signedIn(app)
    const { secret, codes } = await activate(ana)
    for (const given of [{}, { totp: codeOf(secret) }, { recuperacion: one(codes) }])
      await expect(signIn(ana.email, given, 'otra cosa')).rejects.toMatchObject(refusedWith(1210))
    // None of them was spent.
    await signIn(ana.email, { totp: codeOf(secret) })
    await signIn(ana.email, { recuperacion: one(codes) })
  })

  test('is guessed at with growing pauses, however many guesses come at once', async () => {
    const ana = await signedIn(app)
    const home = anonymous(app)
    await home.call('login', { username: ana.email, password })
    const { codes } = await activate(ana)
    const guesses = await Promise.allSettled(
      Array.from({ length: 9 }, (_, n) =>
        n % 2
          ? signIn(ana.email, { totp: String(100_000 + n) })
          : signIn(ana.email, { recuperacion: `${one(codes).slice(0, 2)}ABC-DEFG${String(n % 8)}` }),
      ),
    )
    const answered = codesOf(guesses)
    expect(answered.filter((code) => code === 1512)).toHaveLength(3)
    expect(answered.filter((code) => code === 1429)).toHaveLength(6)
    // During the pause not even a right one is looked at, and it is not spent.
    await expect(signIn(ana.email, { recuperacion: one(codes) })).rejects.toMatchObject(refusedWith(1429))
    expect(await detail(ana)).toMatchObject({ codigos: codesOnASheet })
    // The owner's browser has pauses of its own.
    await home.call('login', { username: ana.email, password, recuperacion: one(codes) })
  })

  test('of a disabled account is told so, without a code and without spending one', async () => {
    const ana = await signedIn(app)
    const { codes } = await activate(ana)
    await sql`update cuenta set estado = ${estadoCuenta.deshabilitado}, estado_motivo = 'Prueba' where cuenta_id = ${ana.cuentaId}`.execute(
      app.owner,
    )
    for (const given of [{}, { recuperacion: one(codes) }])
      await expect(signIn(ana.email, given)).rejects.toMatchObject(refusedWith(1504))
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from privado.codigo_recuperacion where sujeto = ${ana.contactid}`.execute(
      app.owner,
    )
    expect(rows).toEqual([{ n: codesOnASheet }])
  })

  test('loses the other sessions as it starts, and keeps this one', async () => {
    const ana = await signedIn(app)
    const elsewhere = await anonymous(app).send('login', { username: ana.email, password })
    const other: CarrierCaller = caller(app, 'portal', sessionIn(elsewhere))
    await activate(ana)
    await expect(other.call('ping', {})).rejects.toMatchObject(refusedWith(1501))
    await ana.call('ping', {})
  })
})

describe('every way in asks for it', () => {
  test('a password that was reset by mail', async () => {
    const ana = await signedIn(app)
    const { secret } = await activate(ana)
    const browser = anonymous(app)
    await browser.call('sendMailForPassword', { email: ana.email })
    const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec((await lastLetter(ana))?.texto ?? '')?.[0] ?? ''
    const fresh = 'una clave nueva y larga'
    const answer = await browser.send('changePasswordByCode', {
      email: ana.email,
      code,
      password: fresh,
    })

    expect(answer.json()).toMatchObject({ success: true })
    expect(sessionIn(answer)).toBeUndefined()
    await expect(signIn(ana.email, {}, fresh)).rejects.toMatchObject(refusedWith(1508))
    await signIn(ana.email, { totp: codeOf(secret) }, fresh)
  })

  test('a mailed link', async () => {
    const ana = await signedIn(app)
    await activate(ana)
    const { token, hash } = newLinkToken()
    await sql`insert into privado.enlace (token_hash, contactid, vence)
      values (${hash}, ${ana.contactid}, now() + interval '1 hour')`.execute(app.owner)
    const fresh = 'una clave nueva y larga'
    await anonymous(app).call('changePasswordByCode', { token, password: fresh })
    await expect(signIn(ana.email, {}, fresh)).rejects.toMatchObject(refusedWith(1508))
  })

  test('an outside client with the fixed credentials, and a form that came before its script', async () => {
    await inPeriod()
    const ana = await signedIn(app)
    const { secret, codes } = await activate(ana)
    const outside = async (more: object) => {
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/mobile',
        headers: {
          authorization: `Basic ${Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')}`,
          'content-type': 'application/json',
        },
        payload: JSON.stringify({ _operation: 'login', username: ana.email, password, ...more }),
      })
      return answer.json<{ result?: { login: { session?: string } }; error?: { code: unknown } }>()
    }
    // Clients of the original leave empty what they don't know.
    for (const more of [{}, { totp: '', recuperacion: '' }])
      expect(await outside(more)).toMatchObject({ success: false, error: { code: 1508 } })
    expect((await outside({ totp: codeOf(secret) })).result?.login.session).toHaveLength(43)
    expect((await outside({ recuperacion: one(codes) })).result?.login.session).toHaveLength(43)

    const form = await app.http.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { origin: baseUrl, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: ana.email, password }).toString(),
    })
    expect(form.headers['location']).toBe('/auth/login?error=1508')
    expect(sessionIn(form)).toBeUndefined()
  })
})

describe('a recovery code', () => {
  test('lets in once, of many at once too, however it is typed, and the person is told', async () => {
    const ana = await signedIn(app)
    const { codes } = await activate(ana)
    const typed = ` ${one(codes).toLowerCase().replace('-', ' ')} `
    const tries = await Promise.allSettled(
      Array.from({ length: 3 }, () => signIn(ana.email, { recuperacion: typed })),
    )
    expect(codesOf(tries).filter((each) => each === 'in')).toHaveLength(1)
    expect(await detail(ana)).toEqual({ activo: true, codigos: codesOnASheet - 1 })
    expect((await lastLetter(ana))?.texto).toContain('uno de tus códigos de recuperación')
    await expect(signIn(ana.email, { recuperacion: one(codes) })).rejects.toMatchObject(wrongRecovery)
  })

  test('is nobody else’s', async () => {
    const [ana, eva] = [await signedIn(app), await signedIn(app)]
    const [{ codes }] = [await activate(ana), await activate(eva)]
    await expect(signIn(eva.email, { recuperacion: one(codes) })).rejects.toMatchObject(wrongRecovery)
    expect(await detail(ana)).toMatchObject({ codigos: codesOnASheet })
  })

  test('is replaced with all others by a new sheet, for the password and the app’s code', async () => {
    await inPeriod()
    const ana = await signedIn(app)
    const { secret, codes } = await activate(ana)
    await expect(
      ana.call('RenovarRecuperacion', { password: 'otra cosa', totp: codeOf(secret) }),
    ).rejects.toMatchObject(refusedWith(1510))
    await expect(ana.call('RenovarRecuperacion', { password, totp: '000000' })).rejects.toMatchObject(wrong)
    const { codigos } = first(await ana.call('RenovarRecuperacion', { password, totp: codeOf(secret) }))

    expect(codigos.filter((code) => codes.includes(code))).toEqual([])
    expect((await lastLetter(ana))?.texto).toContain('los de antes ya no sirven')
    await expect(signIn(ana.email, { recuperacion: one(codes) })).rejects.toMatchObject(wrongRecovery)
    await signIn(ana.email, { recuperacion: one(codigos) })
  })

  test('is kept as a hash, and stays in no answer that is kept', async () => {
    const ana = await signedIn(app)
    await inPeriod()
    const key = { 'idempotency-key': 'una-clave-de-veinte' }
    const secret = first(await ana.call('IniciarTotp', { password }, key)).secreto
    const { codigos } = first(await ana.call('ActivarTotp', { totp: codeOf(secret) }, key))

    const { rows: kept } = await sql`select from idempotencia where sujeto = ${ana.contactid}`.execute(
      app.owner,
    )
    expect(kept).toHaveLength(0)
    const { rows } = await sql<{ principio: string; hash: string }>`
      select principio, hash from privado.codigo_recuperacion where sujeto = ${ana.contactid}`.execute(
      app.owner,
    )
    expect(rows.map(({ principio }) => principio).sort()).toEqual(
      codigos.map((code) => code.slice(0, 2)).sort(),
    )
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const { rows: lines } = await sql<{ line: string }>`
      select auditoria::text as line from auditoria where actor = ${ana.contactid}`.execute(app.owner)
    expect(lines.length).toBeGreaterThan(0)
    for (const secretOne of [secret, ...codigos])
      expect(lines.filter(({ line }) => line.includes(secretOne))).toEqual([])
  })

  test('beside the app’s code is one too many', async () => {
    const ana = await signedIn(app)
    const { secret, codes } = await activate(ana)
    await expect(signIn(ana.email, { totp: codeOf(secret), recuperacion: one(codes) })).rejects.toMatchObject(
      { body: { code: 1510 } },
    )
    await expect(signIn(ana.email, { recuperacion: 'ABC' })).rejects.toMatchObject({
      body: { code: 1510, fields: { recuperacion: 'Son diez letras y números' } },
    })
  })
})

describe('moving to another phone', () => {
  test('asks for the password and the second step that there is', async () => {
    await inPeriod()
    const ana = await signedIn(app)
    const { secret, codes } = await activate(ana)
    await expect(newSecret(ana)).rejects.toMatchObject({
      body: { code: 1510, fields: { totp: 'Campo requerido' } },
    })
    await expect(newSecret(ana, { totp: '000000' })).rejects.toMatchObject(wrong)

    const fresh = await newSecret(ana, { totp: codeOf(secret) })
    // The old one serves until the new one is activated.
    await signIn(ana.email, { totp: codeOf(secret, 1) })
    const { codigos } = first(await ana.call('ActivarTotp', { totp: codeOf(fresh, -1) }))
    await expect(signIn(ana.email, { recuperacion: one(codes) })).rejects.toMatchObject(wrongRecovery)
    await signIn(ana.email, { totp: codeOf(fresh) })
    await signIn(ana.email, { recuperacion: one(codigos) })
  })

  test('goes with a recovery code for whoever lost the old one', async () => {
    const ana = await signedIn(app)
    const { codes } = await activate(ana)
    const fresh = await newSecret(ana, { recuperacion: one(codes) })
    await inPeriod()
    await ana.call('ActivarTotp', { totp: codeOf(fresh, -1) })
    await signIn(ana.email, { totp: codeOf(fresh) })
  })
})

describe('taking it off', () => {
  test('needs the password and a code, and ends the other sessions', async () => {
    await inPeriod()
    const ana = await signedIn(app)
    await expect(ana.call('QuitarTotp', { password, totp: '123456' })).rejects.toMatchObject({
      body: { fields: { totp: 'No tenés la verificación en dos pasos activada' } },
    })
    const { secret } = await activate(ana)
    const answer = await anonymous(app).send('login', { username: ana.email, password, totp: codeOf(secret) })
    const other: CarrierCaller = caller(app, 'portal', sessionIn(answer))
    for (const [given, says] of [
      [{ password: 'otra cosa', totp: codeOf(secret, 1) }, refusedWith(1510)],
      [{ password }, refusedWith(1510)],
      [{ password, totp: codeOf(secret) }, wrong],
    ] as const)
      await expect(ana.call('QuitarTotp', given)).rejects.toMatchObject(says)

    await ana.call('QuitarTotp', { password, totp: codeOf(secret, 1) })
    expect(await detail(ana)).toEqual({ activo: false, codigos: 0 })
    await expect(other.call('ping', {})).rejects.toMatchObject(refusedWith(1501))
    await signIn(ana.email)
    expect((await lastLetter(ana))?.texto).toContain('Verificación en dos pasos quitada')
  })

  test('goes with a recovery code, and with no other of them afterwards', async () => {
    const ana = await signedIn(app)
    const { codes } = await activate(ana)
    await ana.call('QuitarTotp', { password, recuperacion: one(codes) })
    await signIn(ana.email)
    const { rows } = await sql`
      select from privado.codigo_recuperacion where sujeto = ${ana.contactid}`.execute(app.owner)
    expect(rows).toEqual([])
  })

  test('is guessed at by pauses in an open session too', async () => {
    const ana = await signedIn(app)
    await activate(ana)
    const guesses = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => ana.call('QuitarTotp', { password, totp: String(200_000 + n) })),
    )
    expect(codesOf(guesses).filter((code) => code === 1512)).toHaveLength(3)
    expect(codesOf(guesses).filter((code) => code === 1429)).toHaveLength(3)
  })

  test('is nobody else’s to do: neither the titular’s nor the provider’s', async () => {
    const titular = await signedIn(app)
    const ana = await signedIn(app, { cuentaId: titular.cuentaId, rol: 'colaborador' })
    await activate(ana)
    await titular.call('SaveContact', { contactid: ana.contactid, values: { activo: false } })
    await titular.call('SaveContact', { contactid: ana.contactid, values: { activo: true } })
    const operador = await signedInOperador(app, { rol: 'administrador' })
    await expect(
      operador.call('SaveOperador', { operadorid: ana.contactid, values: { quitar_totp: true } }),
    ).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
    await expect(signIn(ana.email)).rejects.toMatchObject(refusedWith(1508))
  })

  test('is written down, as are the other deeds', async () => {
    const ana = await signedIn(app)
    const { codes } = await activate(ana)
    await ana.call('QuitarTotp', { password, recuperacion: one(codes) })
    const { rows } = await sql<{ accion: string }>`
      select accion from auditoria where actor = ${ana.contactid} order by auditoriaid`.execute(app.owner)
    expect(rows.map(({ accion }) => accion)).toEqual(['IniciarTotp', 'ActivarTotp', 'QuitarTotp'])
  })
})

async function sessionsOf({ contactid }: Carrier): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from privado.sesion where sujeto = ${contactid}`.execute(app.owner)
  return rows[0]?.n ?? 0
}

function sessionIn({ cookies }: { cookies: readonly { name: string; value: string }[] }) {
  return cookies.find(({ name }) => name === 'portal_sesion')?.value
}
