import { Refusal } from '@portal/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymousAtConsole, caller, type ProviderCaller } from '../../../testing/caller.ts'
import { password } from '../../../testing/make.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'
import { codeOf, inPeriod } from '../../../testing/phone.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

async function newSecret(operador: ProviderCaller): Promise<string> {
  const [started] = (await operador.call('IniciarTotpOperador', { password })).records
  if (!started) throw new Error('no secret')
  return started.secreto
}

/** With the code of the period before, so that those of now and of the next one are still to be spent. */
async function activate(operador: ProviderCaller): Promise<string> {
  const secret = await newSecret(operador)
  await operador.call('ActivarTotpOperador', { totp: codeOf(secret, -1) })
  return secret
}

const signIn = (username: string, totp?: string) =>
  anonymousAtConsole(app).call('LoginOperador', { username, password, ...(totp !== undefined && { totp }) })
const sesion = async (operador: ProviderCaller) => (await operador.call('SesionOperador', {})).login
const refusedWith = (code: number) => ({ body: { code } })
const codeIn = (error: unknown) => error instanceof Refusal && error.body.code
const wrong = { body: { code: 1512, fields: { totp: expect.any(String) as string } } }

describe('a second step', () => {
  test('is asked for from its activation on, and the right code lets in', async () => {
    await inPeriod()
    const ana = await signedInOperador(app)
    expect(await sesion(ana)).toMatchObject({ totp: false, totp_obligatorio: false })

    const secret = await newSecret(ana)
    // Shown is not activated: the phone may not have it yet.
    expect((await signIn(ana.email)).login.totp).toBe(false)
    const { login } = await ana.call('ActivarTotpOperador', { totp: codeOf(secret, -1) })

    expect(login).toMatchObject({ operadorid: ana.operadorid, totp: true })
    await expect(signIn(ana.email)).rejects.toMatchObject(refusedWith(1508))
    expect((await signIn(ana.email, codeOf(secret))).login).toMatchObject({
      nombre: login.nombre,
      totp: true,
    })
    const mail = (await app.mailbox(ana.email)).at(-1)
    expect(mail).toMatchObject({ plantilla: 'dosPasosCambiados' })
    expect(mail?.texto).toContain('Verificación en dos pasos activada')
  })

  test('takes each code once, the one that activated it too', async () => {
    await inPeriod()
    const ana = await signedInOperador(app)
    const secret = await newSecret(ana)
    const code = codeOf(secret)
    await ana.call('ActivarTotpOperador', { totp: code })
    await expect(signIn(ana.email, code)).rejects.toMatchObject(wrong)

    const next = codeOf(secret, 1)
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => signIn(ana.email, next)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // An earlier code than the last one that was spent serves no more either.
    await sql`delete from limite`.execute(app.owner)
    await expect(signIn(ana.email, codeOf(secret, -1))).rejects.toMatchObject(wrong)
  })

  test('is never asked of a wrong password, nor does a right code help it', async () => {
    const ana = await signedInOperador(app)
    const secret = await activate(ana)
    await expect(
      anonymousAtConsole(app).call('LoginOperador', {
        username: ana.email,
        password: 'otra cosa',
        totp: codeOf(secret),
      }),
    ).rejects.toMatchObject(refusedWith(1210))
  })

  test('is guessed at as often as a password, and not more', async () => {
    const ana = await signedInOperador(app)
    await activate(ana)
    const tries = await Promise.allSettled(
      Array.from({ length: 14 }, (_, n) => signIn(ana.email, String(100_000 + n))),
    )
    const codes = tries.map((each) => (each.status === 'rejected' ? codeIn(each.reason) : 'in'))
    expect(codes.filter((code) => code === 1512).length).toBeLessThanOrEqual(10)
    expect(codes).toContain(1429)
  })

  test('ends the other sessions when it starts, and keeps this one', async () => {
    const ana = await signedInOperador(app)
    const elsewhere = await anonymousAtConsole(app).send('LoginOperador', { username: ana.email, password })
    const other: ProviderCaller = caller(app, 'consola', elsewhere.cookies[0]?.value)
    await activate(ana)

    await expect(sesion(other)).rejects.toMatchObject(refusedWith(1501))
    expect((await sesion(ana)).totp).toBe(true)
  })

  test('moves to another phone: the old one serves until the new one is activated', async () => {
    await inPeriod()
    const ana = await signedInOperador(app)
    const old = await activate(ana)
    const fresh = await newSecret(ana)
    await signIn(ana.email, codeOf(old))

    await ana.call('ActivarTotpOperador', { totp: codeOf(fresh, -1) })
    await expect(signIn(ana.email, codeOf(old, 1))).rejects.toMatchObject(wrong)
    expect((await signIn(ana.email, codeOf(fresh))).login.totp).toBe(true)
  })

  test('asks for the password before it shows a secret, and spaces in a code are nothing', async () => {
    const ana = await signedInOperador(app)
    await expect(ana.call('IniciarTotpOperador', { password: 'otra cosa' })).rejects.toMatchObject({
      body: { code: 1510, fields: { password: 'La contraseña actual no es esa' } },
    })
    await expect(ana.call('ActivarTotpOperador', { totp: '123456' })).rejects.toMatchObject(refusedWith(1510))
    await expect(ana.call('ActivarTotpOperador', { totp: '12345' })).rejects.toMatchObject({
      body: { fields: { totp: 'Son seis números' } },
    })
    await inPeriod()
    const code = codeOf(await newSecret(ana))
    await ana.call('ActivarTotpOperador', { totp: ` ${code.slice(0, 3)} ${code.slice(3)} ` })
  })

  test('is kept where neither door reads it, and its secret stays in no answer that is kept', async () => {
    const ana = await signedInOperador(app)
    const key = { 'idempotency-key': 'una-clave-de-veinte' }
    const [one] = (await ana.call('IniciarTotpOperador', { password }, key)).records
    const [other] = (await ana.call('IniciarTotpOperador', { password }, key)).records

    expect(one?.uri).toContain(`secret=${one?.secreto ?? ''}`)
    expect(other?.secreto).not.toBe(one?.secreto)
    const { rows } = await sql`select from idempotencia where sujeto = ${ana.operadorid}`.execute(app.owner)
    expect(rows).toHaveLength(0)
    const { rows: readers } = await sql<{ rol: string }>`
      select rol from unnest(array['portal_app', 'portal_proveedor']) rol
      where has_table_privilege(rol, 'privado.segundo_paso', 'select')
        and has_schema_privilege(rol, 'privado', 'usage')`.execute(app.owner)
    expect(readers).toEqual([])
  })
})

describe('taking it off', () => {
  test('needs the password and a code, and tells by mail', async () => {
    await inPeriod()
    const ana = await signedInOperador(app)
    await expect(ana.call('QuitarTotpOperador', { password, totp: '123456' })).rejects.toMatchObject({
      body: { fields: { totp: 'No tenés la verificación en dos pasos activada' } },
    })
    const secret = await activate(ana)
    await expect(
      ana.call('QuitarTotpOperador', { password: 'otra cosa', totp: codeOf(secret) }),
    ).rejects.toMatchObject(refusedWith(1510))
    await expect(
      ana.call('QuitarTotpOperador', { password, totp: codeOf(secret, -1) }),
    ).rejects.toMatchObject(wrong)

    const { login } = await ana.call('QuitarTotpOperador', { password, totp: codeOf(secret, 1) })
    expect(login.totp).toBe(false)
    expect((await signIn(ana.email)).login.totp).toBe(false)
    expect((await app.mailbox(ana.email)).at(-1)?.texto).toContain('Verificación en dos pasos quitada')
  })

  test('an administrador does it for somebody who lost the phone, whose sessions end', async () => {
    const [ana, eva] = [await signedInOperador(app, { rol: 'administrador' }), await signedInOperador(app)]
    await activate(eva)
    const listed = async () => (await ana.call('ListOperadores', { search: eva.email })).records[0]
    expect(await listed()).toMatchObject({ totp: true })

    await ana.call('SaveOperador', { operadorid: eva.operadorid, values: { quitar_totp: true } })
    expect(await listed()).toMatchObject({ totp: false })
    await expect(sesion(eva)).rejects.toMatchObject(refusedWith(1501))
    expect((await signIn(eva.email)).login.totp).toBe(false)
    expect((await app.mailbox(eva.email)).at(-1)).toMatchObject({ plantilla: 'dosPasosCambiados' })
  })

  test('an administrador’s own goes with a code alone', async () => {
    const ana = await signedInOperador(app, { rol: 'administrador' })
    await activate(ana)
    await expect(
      ana.call('SaveOperador', { operadorid: ana.operadorid, values: { quitar_totp: true } }),
    ).rejects.toMatchObject({ body: { fields: { quitar_totp: expect.any(String) as string } } })
    expect((await sesion(ana)).totp).toBe(true)
  })
})

describe('asked of everybody', () => {
  let strict: TestApp
  let ana: Operador
  beforeAll(async () => {
    strict = await startApp()
    ana = await signedInOperador(strict, { rol: 'administrador' })
  })
  afterAll(() => strict.stop())

  test('it is turned on by somebody who has it, and then everybody else sets it up before anything', async () => {
    await inPeriod()
    const turnOn = () => ana.call('SaveAjustes', { values: { totp_obligatorio: true } })
    await expect(turnOn()).rejects.toMatchObject({
      body: { fields: { totp_obligatorio: expect.any(String) as string } },
    })
    const secret = await activate(ana)
    expect((await turnOn()).records).toMatchObject([{ totp_obligatorio: true }])

    const eva = await signedInOperador(strict)
    expect(await sesion(eva)).toMatchObject({ totp: false, totp_obligatorio: true })
    await expect(eva.call('Cola', {})).rejects.toMatchObject(refusedWith(1509))
    await expect(ana.call('QuitarTotpOperador', { password, totp: codeOf(secret) })).rejects.toMatchObject({
      body: { fields: { totp: 'El proveedor pide la verificación en dos pasos' } },
    })

    await activate(eva)
    expect((await eva.call('Cola', {})).registros.cantidad).toBe(0)
  })

  test('a file is no way around it, and carriers notice nothing', async () => {
    const [eva, carrier] = [await signedInOperador(strict), await signedIn(strict)]
    const { archivoid } = await strict.make.archivo({ cuenta_id: carrier.cuentaId })
    expect((await eva.get(`/api/archivos/${archivoid}`)).json()).toMatchObject({ error: { code: 1509 } })
    expect((await carrier.call('ListChoferes', {})).total).toBe(0)
  })
})
