import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous } from '../../../testing/caller.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
let made = 0
/** Another valid CUIT each time, of nobody. */
function newCuit(): string {
  for (;;) {
    const digits = `30${String(70_000_000 + ++made)}`
    const check = 11 - (weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0) % 11)
    if (check !== 10) return `${digits}${check === 11 ? 0 : check}`
  }
}
const newEmail = () => `oficina${++made}@transporte.example`

const revise = async (...lineas: string[]) =>
  (await administrador.call('RevisarInvitaciones', { lineas })).records
const invite = async (...lineas: string[]) =>
  (await administrador.call('InvitarTransportes', { lineas })).records
const invitado = async () => {
  const [cuit, email] = [newCuit(), newEmail()]
  const [linea] = await invite(`${cuit} ${email} Fletes de Fábula`)
  return { cuit, email, invitacionid: linea?.invitacionid ?? '' }
}
const find = async (cuit: string) =>
  (await administrador.call('ListInvitaciones', { search: cuit })).records[0]
const tokenOf = async (email: string) =>
  /#invitacion=([\w-]{22})/.exec((await app.mailbox(email)).at(-1)?.texto ?? '')?.[1] ?? ''
const aged = (invitacionid: string, days: number) =>
  sql`with i as (update invitacion set enviada = enviada - make_interval(days => ${days}),
      vence = vence - make_interval(days => ${days}) where invitacionid = ${invitacionid} returning correoid)
    update correo set creado = creado - make_interval(days => ${days}) from i where correo.correoid = i.correoid`.execute(
    app.owner,
  )
const register = async (cuit: string, email: string) => {
  const { firstname, lastname, mobile, mailingstreet, othercountry, otherstate, othercity } =
    await app.make.registro()
  const { records } = await anonymous(app).call('saveRecord', {
    module: 'Contacts',
    record: '0',
    values: {
      firstname,
      lastname,
      mobile,
      mailingstreet,
      othercountry,
      otherstate,
      othercity,
      tipo_documento: 'CUIT',
      cuit,
      email,
    },
  })
  return records[0]?.registroid ?? ''
}

test('each line is checked as it stands, against those before it and against who is here', async () => {
  const [cuit, email, account] = [newCuit(), newEmail(), newCuit()]
  const { cuenta_id, accountname } = await app.make.cuenta({ tipo_documento: 'CUIT', cuit: account })
  const waiting = newCuit()
  await app.make.registro({ tipo_documento: 'CUIT', cuit: waiting })
  const { email: person } = await signedIn(app)
  const before = await invitado()

  const records = await revise(
    `${cuit} ${email} Fletes de Fábula`,
    `${cuit} ${newEmail()}`,
    `${newCuit()} ${email}`,
    `${account} ${newEmail()}`,
    `${waiting} ${newEmail()}`,
    `${newCuit()} ${person}`,
    `${before.cuit} ${newEmail()}`,
    `${newCuit()} ${before.email}`,
    '30-99900001 nadie@transporte.example',
  )

  expect(records.map(({ problema }) => problema)).toEqual([
    null,
    'repetida',
    'repetida',
    'cuenta',
    'registro',
    'email_en_uso',
    'invitada',
    'invitada',
    'cuit_incompleto',
  ])
  expect(records[0]).toMatchObject({ linea: 1, cuit, email, nombre: 'Fletes de Fábula' })
  expect(records[1]).toMatchObject({ linea: 2, repite: 1 })
  expect(records[3]?.cuenta).toEqual({ cuentaid: cuenta_id, accountname })
  expect(records[6]?.desde).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await app.mailbox(email)).toEqual([])
})

test('good lines are written to once, the others stay, and the letter keeps no key', async () => {
  const [cuit, email] = [newCuit(), newEmail()]
  const lineas = [`${cuit} ${email}`, 'nadie@transporte.example']
  const records = await invite(...lineas)

  expect(records.map(({ invitacionid }) => invitacionid !== null)).toEqual([true, false])
  const [letter, ...more] = await app.mailbox(email)
  expect(letter).toMatchObject({ plantilla: 'invitacionDeTransporte' })
  expect(letter?.texto).toContain('/auth/registrese#invitacion=')
  expect(more).toEqual([])
  const token = await tokenOf(email)
  const { rows } = await sql<{ kept: string }>`
    select texto || html as kept from correo where para = ${email}
    union all select i::text from invitacion i where email = ${email}`.execute(app.owner)
  expect(rows.some(({ kept }) => kept.includes(token))).toBe(false)

  expect((await invite(...lineas)).map(({ problema }) => problema)).toEqual(['invitada', 'sin_cuit'])
  expect(await app.mailbox(email)).toHaveLength(1)
})

test('of two who invite the same at once, one letter goes', async () => {
  const [cuit, email] = [newCuit(), newEmail()]
  await Promise.all([invite(`${cuit} ${email}`), invite(`${cuit} ${email}`)])
  expect(await app.mailbox(email)).toHaveLength(1)
})

test('the link brings what is known; it counts as opened once a person fills the form in', async () => {
  const { cuit, email } = await invitado()
  const person = anonymous(app)
  const token = await tokenOf(email)

  expect((await person.call('AbrirInvitacion', { token })).records).toEqual([
    { cuit, email, nombre: 'Fletes de Fábula', proveedor: 'Portal' },
  ])
  await vi.waitFor(async () =>
    expect(await find(cuit)).toMatchObject({ estado: 'en_carpeta', abierta: null }),
  )

  await person.call('AbrirInvitacion', { token, completa: true })
  expect(await find(cuit)).toMatchObject({ estado: 'abierta' })
  await expect(person.call('AbrirInvitacion', { token: 'a'.repeat(22) })).rejects.toMatchObject({
    body: { code: 1512 },
  })
})

test('who is invited may register where only known numbers may, and its state follows', async () => {
  await administrador.call('SaveAjustes', { values: { registro_solo_cuit_conocidos: true } })
  const { cuit, email } = await invitado()
  const token = await tokenOf(email)
  await expect(register(newCuit(), newEmail())).rejects.toMatchObject({ body: { code: 1502 } })

  const registroid = await register(cuit, email)
  expect(await find(cuit)).toMatchObject({ estado: 'registrada', registroid, otra_vez: null })
  await expect(anonymous(app).call('AbrirInvitacion', { token })).rejects.toMatchObject({
    body: { code: 1512 },
  })

  await administrador.call('AprobarRegistro', { registroid })
  const approved = await find(cuit)
  expect(approved).toMatchObject({ estado: 'aprobada', perfil_completo: false, presentados: 0 })
  const cuenta_id = approved?.cuentaid ?? ''
  const { choferid } = await app.make.chofer({ cuenta_id })
  await app.make.documento({ cuenta_id, recursoid: choferid })
  expect(await find(cuit)).toMatchObject({ presentados: 1 })
  await administrador.call('SaveAjustes', { values: { registro_solo_cuit_conocidos: false } })
})

test('one that is taken back opens nothing, and its number is unknown again', async () => {
  await administrador.call('SaveAjustes', { values: { registro_solo_cuit_conocidos: true } })
  const { cuit, email, invitacionid } = await invitado()
  const token = await tokenOf(email)
  const { records } = await administrador.call('RetirarInvitacion', { invitacionid })

  expect(records[0]).toMatchObject({ estado: 'retirada' })
  await expect(anonymous(app).call('AbrirInvitacion', { token })).rejects.toMatchObject({
    body: { code: 1512 },
  })
  await expect(register(cuit, email)).rejects.toMatchObject({ body: { code: 1502 } })
  await administrador.call('SaveAjustes', { values: { registro_solo_cuit_conocidos: false } })
})

test('one address is written to once a week, and then the links before serve no more', async () => {
  const { cuit, email, invitacionid } = await invitado()
  const first = await tokenOf(email)
  const again = (values = {}) => administrador.call('ReinvitarTransporte', { invitacionid, values })
  await expect(again()).rejects.toMatchObject({
    body: { code: 1510, fields: { invitacionid: 'Ya se le escribió hace menos de una semana' } },
  })

  await aged(invitacionid, 15)
  expect(await find(cuit)).toMatchObject({ estado: 'vencida' })
  await expect(anonymous(app).call('AbrirInvitacion', { token: first })).rejects.toMatchObject({
    body: { code: 1512 },
  })
  await again()
  expect((await find(cuit))?.estado).toMatch(/saliendo|en_carpeta/)
  expect(await tokenOf(email)).not.toBe(first)
  await anonymous(app).call('AbrirInvitacion', { token: await tokenOf(email) })
})

test('a letter that did not arrive is told with its reason, and goes to another address at once', async () => {
  const { cuit, email, invitacionid } = await invitado()
  // Once our own delivery had it, as the mail server's refusal leaves it.
  await vi.waitFor(async () => expect(await find(cuit)).toMatchObject({ estado: 'en_carpeta' }), {
    timeout: 10_000,
  })
  await app.owner
    .updateTable('correo')
    .set({ estado: 'fallido', en_carpeta: false, error: '550 no such user' })
    .where('para', '=', email)
    .execute()
  expect(await find(cuit)).toMatchObject({ estado: 'fallida', error: '550 no such user' })

  const next = newEmail()
  await administrador.call('ReinvitarTransporte', { invitacionid, values: { email: next } })
  expect(await find(cuit)).toMatchObject({ error: null, email: next })
  expect(await app.mailbox(next)).toHaveLength(1)
})

test('it is counted how far those who were invited came', async () => {
  const before = (await administrador.call('ResumenInvitaciones', {})).records[0]
  const { cuit, email } = await invitado()
  await register(cuit, email)
  const { invitados = 0, abrieron = 0, registrados = 0, presentaron = 0 } = before ?? {}
  expect((await administrador.call('ResumenInvitaciones', {})).records[0]).toMatchObject({
    invitados: invitados + 1,
    abrieron: abrieron + 1,
    registrados: registrados + 1,
    presentaron,
  })
})

test('a revisor looks and sends none', async () => {
  const revisor = await signedInOperador(app)
  await revisor.call('ListInvitaciones', { estado: 'enviada' })
  await expect(revisor.call('InvitarTransportes', { lineas: [] })).rejects.toMatchObject({
    body: { code: 'ACCESS_DENIED' },
  })
})
