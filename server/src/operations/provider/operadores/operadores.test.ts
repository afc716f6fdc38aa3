import type { Request } from '@portal/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymousAtConsole } from '../../../testing/caller.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let ana: Operador
beforeAll(async () => {
  app = await startApp()
  ana = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

type Values = Request<'SaveOperador'>['values']

let invited = 0
const newEmail = () => `invitado${++invited}@proveedor.example`
const password = 'una frase que nadie sabe'

async function save(who: Operador, operadorid: string, values: Values) {
  const [operador] = (await who.call('SaveOperador', { operadorid, values })).records
  if (!operador) throw new Error('no operador')
  return operador
}

const invite = (values: Partial<Values> = {}) =>
  save(ana, '0', { nombre: 'Eva Ñandú', email: newEmail(), rol: 'revisor', ...values })

async function linkIn(email: string): Promise<string> {
  const mails = await app.mailbox(email)
  return /\/consola\/clave#token=([\w-]{22})/.exec(mails.at(-1)?.texto ?? '')?.[1] ?? ''
}

const follow = (token: string, chosen = password) =>
  anonymousAtConsole(app).call('ClaveOperador', { token, password: chosen })
const signIn = (username: string) => anonymousAtConsole(app).call('LoginOperador', { username, password })

const fields = (names: Record<string, string>) => ({ body: { code: 1510, fields: names } })
const invalid = { body: { code: 1512 } }

describe('inviting an operador', () => {
  test('mails a link with which the person sets a password, once, and signs in', async () => {
    const eva = await invite()
    expect(eva).toMatchObject({ rol: 'revisor', activo: true, invitacion: 'pendiente', version: 1 })
    const token = await linkIn(eva.email)

    await follow(token)

    expect((await signIn(eva.email)).login).toMatchObject({ operadorid: eva.operadorid, rol: 'revisor' })
    await expect(follow(token)).rejects.toMatchObject(invalid)
    expect((await app.mailbox(eva.email)).at(-1)).toMatchObject({ plantilla: 'contrasenaCambiada' })
    const { records } = await ana.call('ListOperadores', { search: eva.email })
    expect(records).toMatchObject([{ invitacion: null, ultimo_ingreso: expect.any(String) as string }])
  })

  test('a weak password is refused, and the link stays good', async () => {
    const { email } = await invite()
    const token = await linkIn(email)
    await expect(follow(token, 'contraseña123')).rejects.toMatchObject({ body: { code: 1513 } })
    await expect(follow(token, email)).rejects.toMatchObject({ body: { code: 1513 } })
    await follow(token)
  })

  test('a link past its 72 hours, or one that was never mailed, does not serve', async () => {
    const { operadorid, email } = await invite()
    await sql`update privado.enlace_operador set vence = now() where operadorid = ${operadorid}`.execute(
      app.owner,
    )
    await expect(follow(await linkIn(email))).rejects.toMatchObject(invalid)
    await expect(follow('a'.repeat(22))).rejects.toMatchObject(invalid)
    expect((await save(ana, operadorid, { enviar_enlace: true })).invitacion).toBe('pendiente')
    await follow(await linkIn(email))
  })

  test('asks who, where to and as what, and refuses an e-mail that an operador has', async () => {
    await expect(save(ana, '0', {})).rejects.toMatchObject(
      fields({ nombre: 'Campo requerido', email: 'Campo requerido', rol: 'Campo requerido' }),
    )
    await expect(invite({ email: ana.email.toUpperCase() })).rejects.toMatchObject({
      body: { code: 1503, fields: { email: 'Ya hay un usuario con este email' } },
    })
  })
})

describe('editing an operador', () => {
  test('changes what is sent, and an e-mail only while nobody used the link', async () => {
    const { operadorid, email: mistyped } = await invite()
    const lost = await linkIn(mistyped)
    const right = newEmail()

    expect(await save(ana, operadorid, { email: right, version: 1 })).toMatchObject({
      nombre: 'Eva Ñandú',
      email: right,
      version: 2,
    })

    await expect(follow(lost)).rejects.toMatchObject(invalid)
    await follow(await linkIn(right))
    await expect(save(ana, operadorid, { email: newEmail() })).rejects.toMatchObject(
      fields({ email: 'El email solo se puede cambiar mientras no se usó la invitación' }),
    )
    await expect(save(ana, operadorid, { version: 1 })).rejects.toMatchObject({ body: { code: 1520 } })
  })

  test('a forgotten password is set anew with a link, and ends the sessions', async () => {
    const beto = await signedInOperador(app)
    await save(ana, beto.operadorid, { enviar_enlace: true })
    await beto.call('SesionOperador', {})

    await follow(await linkIn(beto.email))

    await expect(beto.call('SesionOperador', {})).rejects.toMatchObject({ body: { code: 1501 } })
    await signIn(beto.email)
  })

  test('a role counts from the next call on', async () => {
    const beto = await signedInOperador(app)
    await expect(beto.call('ListOperadores', {})).rejects.toMatchObject({ body: { code: 'ACCESS_DENIED' } })
    await save(ana, beto.operadorid, { rol: 'administrador' })
    await beto.call('ListOperadores', {})
  })
})

test('a deactivated operador is out at once, and stays out with what was mailed', async () => {
  const beto = await signedInOperador(app)
  await save(ana, beto.operadorid, { enviar_enlace: true })

  await save(ana, beto.operadorid, { activo: false })
  await save(ana, beto.operadorid, { activo: true })

  await expect(beto.call('SesionOperador', {})).rejects.toMatchObject({ body: { code: 1501 } })
  await expect(follow(await linkIn(beto.email))).rejects.toMatchObject(invalid)
  await expect(save(ana, beto.operadorid, { activo: false, enviar_enlace: true })).rejects.toMatchObject(
    fields({ enviar_enlace: 'Activá al usuario para mandarle un enlace' }),
  )
})

test('nobody demotes or deactivates oneself', async () => {
  await expect(save(ana, ana.operadorid, { activo: false })).rejects.toMatchObject(
    fields({ activo: 'No podés desactivar tu propio usuario' }),
  )
  await expect(save(ana, ana.operadorid, { rol: 'revisor' })).rejects.toMatchObject(
    fields({ rol: 'No podés cambiar tu propio rol' }),
  )
})

test('an administrador stays, though two demote each other at once', async () => {
  const alone = await startApp()
  try {
    const one = await signedInOperador(alone, { rol: 'administrador' })
    const two = await signedInOperador(alone, { rol: 'administrador' })
    const done = await Promise.allSettled([
      save(one, two.operadorid, { rol: 'revisor' }),
      save(two, one.operadorid, { activo: false }),
    ])
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  } finally {
    await alone.stop()
  }
})
