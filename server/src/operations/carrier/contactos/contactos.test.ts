import type { Request } from '@portal/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous } from '../../../testing/caller.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Values = Request<'SaveContact'>['values']

let invited = 0
const newEmail = () => `invitada${++invited}@transporte.example`

async function save(who: Carrier, contactid: string, values: Values) {
  const { records } = await who.call('SaveContact', { contactid, values })
  const [contacto] = records
  if (!contacto) throw new Error('no contacto')
  return contacto
}

const invite = (who: Carrier, values: Partial<Values> = {}) =>
  save(who, '0', { firstname: 'Eva', lastname: 'Ñandú', email: newEmail(), ...values })

async function linkIn(email: string): Promise<string> {
  const mails = await app.mailbox(email)
  return /#token=([\w-]{22})/.exec(mails.at(-1)?.texto ?? '')?.[1] ?? ''
}

const follow = (token: string, password = 'una frase que nadie sabe') =>
  anonymous(app).call('changePasswordByCode', { token, password })

const colleague = (titular: Carrier, rol: 'titular' | 'colaborador' = 'colaborador') =>
  signedIn(app, { rol, cuentaId: titular.cuentaId })

const fields = (names: Record<string, string>) => ({ body: { code: 1510, fields: names } })

describe('inviting', () => {
  test('mails a link with which the person sets a password and signs in', async () => {
    const titular = await signedIn(app)

    const eva = await invite(titular)
    expect(eva).toMatchObject({ rol: 'colaborador', activo: true, invitacion: 'pendiente', version: 1 })
    await follow(await linkIn(eva.email))

    const { login } = await anonymous(app).call('login', {
      username: eva.email,
      password: 'una frase que nadie sabe',
    })
    expect(login).toMatchObject({ contactid: eva.contactid, accountid: titular.cuentaId, rol: 'colaborador' })
    const { records } = await titular.call('DetailContact', { contactid: eva.contactid })
    expect(records[0]).toMatchObject({ invitacion: null, ultimo_ingreso: expect.any(String) as string })
  })

  test('again brings a new link, and the first one serves no more', async () => {
    const titular = await signedIn(app)
    const { contactid, email } = await invite(titular)
    const first = await linkIn(email)

    await save(titular, contactid, { invitar: true })

    await expect(follow(first)).rejects.toMatchObject({ body: { code: 1512 } })
    await follow(await linkIn(email))
    await expect(save(titular, contactid, { invitar: true })).rejects.toMatchObject(
      fields({ invitar: 'Ya eligió su contraseña: puede recuperarla al ingresar' }),
    )
  })

  test('shows when the link came to its end', async () => {
    const titular = await signedIn(app)
    const { contactid } = await invite(titular)
    await sql`update privado.enlace set vence = now() where contactid = ${contactid}`.execute(app.owner)

    expect((await titular.call('DetailContact', { contactid })).records[0]?.invitacion).toBe('vencida')
    expect((await save(titular, contactid, { invitar: true })).invitacion).toBe('pendiente')
  })

  test('asks who and where to', async () => {
    const titular = await signedIn(app)
    await expect(save(titular, '0', { mobile: '' })).rejects.toMatchObject(
      fields({ firstname: 'Campo requerido', lastname: 'Campo requerido', email: 'Campo requerido' }),
    )
    expect((await titular.call('ListContacts', {})).total).toBe(1)
  })

  test('an e-mail that somebody signs in with, or registered with, is refused whatever its case', async () => {
    const titular = await signedIn(app)
    const stranger = await signedIn(app)
    const { email } = await app.make.registro()
    for (const taken of [stranger.email.toUpperCase(), email])
      await expect(invite(titular, { email: taken })).rejects.toMatchObject({
        body: { code: 1503, message: `Usuario con el correo ${taken.toLowerCase()} ya esta registrado` },
      })
  })

  test('is for so many an hour', async () => {
    const titular = await signedIn(app)
    const { contactid, email } = await invite(titular)
    for (let sent = 1; sent < 30; sent++) await save(titular, contactid, { invitar: true })

    await expect(save(titular, contactid, { invitar: true })).rejects.toMatchObject({ body: { code: 1429 } })
    expect(await app.mailbox(email)).toHaveLength(30)
  })

  test('nobody asks which e-mails have a user more often than they may invite', async () => {
    const titular = await signedIn(app)
    const stranger = await signedIn(app)
    const { contactid } = await invite(titular)
    const ask = [
      () => invite(titular, { email: stranger.email }),
      () => save(titular, contactid, { email: stranger.email }),
    ]
    for (let asked = 1; asked < 30; asked++)
      await expect(ask[asked % 2]?.()).rejects.toMatchObject({ body: { code: 1503 } })

    for (const question of ask) await expect(question()).rejects.toMatchObject({ body: { code: 1429 } })
    await expect(invite(titular)).rejects.toMatchObject({ body: { code: 1429 } })
  })
})

describe('editing a user', () => {
  test('changes what is sent and leaves the rest', async () => {
    const titular = await signedIn(app)
    const { contactid, email } = await invite(titular, { mobile: '+5491154445566' })

    const after = await save(titular, contactid, { firstname: 'Evangelina', rol: 'titular', version: 1 })

    expect(after).toMatchObject({
      firstname: 'Evangelina',
      lastname: 'Ñandú',
      email,
      mobile: '+5491154445566',
      rol: 'titular',
      version: 2,
    })
    expect(await save(titular, contactid, { mobile: '' })).toMatchObject({ mobile: null })
    await expect(save(titular, contactid, { version: 1 })).rejects.toMatchObject({ body: { code: 1520 } })
  })

  test('a mistyped e-mail is put right while nobody used its link, which then serves no more', async () => {
    const titular = await signedIn(app)
    const { contactid, email: mistyped } = await invite(titular)
    const lost = await linkIn(mistyped)

    const right = newEmail()
    await save(titular, contactid, { email: right })

    await expect(follow(lost)).rejects.toMatchObject({ body: { code: 1512 } })
    await follow(await linkIn(right))
    await expect(save(titular, contactid, { email: newEmail() })).rejects.toMatchObject(
      fields({ email: 'El email solo se puede cambiar mientras no se usó la invitación' }),
    )
    await save(titular, contactid, { email: right.toUpperCase(), lastname: 'Otro' })
  })
})

describe('a deactivated user', () => {
  test('is out at once, stays out with what was mailed, and comes back as somebody new to the session', async () => {
    const titular = await signedIn(app)
    const other = await colleague(titular)
    await anonymous(app).call('sendMailForPassword', { email: other.email })
    const code = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec((await app.mailbox(other.email))[0]?.texto ?? '')?.[0]

    expect(await save(titular, other.contactid, { activo: false })).toMatchObject({ activo: false })
    await expect(other.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })

    await save(titular, other.contactid, { activo: true })
    await expect(other.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })
    await expect(
      anonymous(app).call('changePasswordByCode', {
        email: other.email,
        code,
        password: 'una frase que nadie sabe',
      }),
    ).rejects.toMatchObject({ body: { code: 1512 } })
  })

  test('who was only invited can’t use the link, and is not invited again', async () => {
    const titular = await signedIn(app)
    const { contactid, email } = await invite(titular)
    const link = await linkIn(email)
    await save(titular, contactid, { activo: false })

    await expect(follow(link)).rejects.toMatchObject({ body: { code: 1512 } })
    await expect(save(titular, contactid, { invitar: true })).rejects.toMatchObject(
      fields({ invitar: 'Activá al usuario para invitarlo' }),
    )
  })

  test('is never oneself', async () => {
    const titular = await signedIn(app)
    await colleague(titular, 'titular')
    await expect(save(titular, titular.contactid, { activo: false })).rejects.toMatchObject(
      fields({ activo: 'No podés desactivar tu propio usuario' }),
    )
  })
})

describe('the last titular', () => {
  const last = 'La cuenta necesita al menos un titular activo'

  test('is neither demoted nor deactivated, and one who never signed in is no other', async () => {
    const titular = await signedIn(app)
    await colleague(titular)
    await invite(titular, { rol: 'titular' })

    const attempt = (values: Values) => save(titular, titular.contactid, values)
    await expect(attempt({ rol: 'colaborador' })).rejects.toMatchObject(fields({ rol: last }))
    await expect(attempt({ activo: false })).rejects.toMatchObject(fields({ activo: last }))
  })

  test('stays, though two demote each other at once', async () => {
    const one = await signedIn(app)
    const two = await colleague(one, 'titular')

    const done = await Promise.allSettled([
      save(one, two.contactid, { rol: 'colaborador' }),
      save(two, one.contactid, { rol: 'colaborador' }),
    ])

    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the users of an account', () => {
  test('are listed to all of them, and managed by the titular alone', async () => {
    const titular = await signedIn(app)
    const other = await colleague(titular)
    await signedIn(app)

    const { records } = await other.call('ListContacts', {})
    expect(records.map(({ contactid }) => contactid).sort()).toEqual(
      [titular.contactid, other.contactid].sort(),
    )
    await expect(other.call('DetailContact', { contactid: titular.contactid })).rejects.toMatchObject({
      body: { code: 'ACCESS_DENIED' },
    })
    await expect(save(other, other.contactid, { rol: 'titular' })).rejects.toMatchObject({
      body: { code: 'ACCESS_DENIED' },
    })
  })

  test('are found by part of a name or e-mail, and sorted', async () => {
    const titular = await signedIn(app)
    const eva = await invite(titular, { firstname: 'Eva', lastname: 'Ñandú' })
    const ida = await invite(titular, { firstname: 'Ída', lastname: 'Zárate', rol: 'titular' })
    await save(titular, ida.contactid, { activo: false })
    const found = async (input: Request<'ListContacts'>) =>
      (await titular.call('ListContacts', input)).records.map(({ lastname }) => lastname)

    expect(await found({ search: 'NANDU' })).toEqual(['Ñandú'])
    expect(await found({ search: 'ida za' })).toEqual(['Zárate'])
    expect(await found({ search: eva.email.slice(0, 12) })).toContain('Ñandú')
    expect(await found({ search: '%' })).toEqual([])
    expect(await found({ activo: false })).toEqual(['Zárate'])
    expect(await found({ activo: true })).toEqual(['Ñandú', 'Prueba'])
    expect(await found({ order: 'nombre DESC', pagesize: 2 })).toEqual(['Zárate', 'Prueba'])
    expect(await found({ order: 'rol ASC' })).toEqual(['Prueba', 'Zárate', 'Ñandú'])
  })
})

test('somebody of another account is nobody', async () => {
  const [titular, stranger] = [await signedIn(app), await signedIn(app)]
  await expect(save(titular, stranger.contactid, { activo: false })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  await stranger.call('ping', {})
})
