import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous } from '../../../testing/caller.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

test('approving makes the account and its titular, who sets a password with the mailed link, once', async () => {
  const { registroid, email } = await app.make.registro()
  const { records } = await revisor.call('AprobarRegistro', { registroid })
  expect(records[0]).toMatchObject({
    estado_registro: 'aprobada',
    cuenta_id: expect.stringMatching(/^\d+x\d+$/) as string,
  })

  const [mail] = await app.mailbox(email)
  const token = /#token=([\w-]{22})/.exec(mail?.texto ?? '')?.[1]
  const person = anonymous(app)
  const password = 'una frase larga y nueva'
  await person.call('changePasswordByCode', { token, password })
  expect((await person.call('login', { username: email, password })).login).toMatchObject({
    estado: estadoCuenta.incompleto,
    rol: 'titular',
  })
  await expect(person.call('changePasswordByCode', { token, password })).rejects.toMatchObject({
    body: { code: 1512 },
  })
})

test.each([
  ['30999000017', 'CUIT 30-99900001-7'],
  ['20283184057', 'Ana Prueba'],
])('until its profile is complete, the account of %s is called %s', async (cuit, called) => {
  const names = { firstname: 'Ana', lastname: 'Prueba', tipo_documento: 'CUIT' } as const
  const { registroid } = await app.make.registro({ ...names, cuit })

  const { records } = await revisor.call('AprobarRegistro', { registroid })

  const cuenta_id = records[0]?.cuenta_id ?? ''
  const { accountname } = (await revisor.call('DetailCuenta', { cuentaid: cuenta_id })).records[0] ?? {}
  expect(accountname).toBe(called)
})

test('rejecting mails the reason, and the e-mail may register again', async () => {
  const { registroid, email, ...registro } = await app.make.registro()
  await revisor.call('RechazarRegistro', { registroid, motivo: 'No te conocemos' })
  expect((await app.mailbox(email))[0]?.texto).toContain('No te conocemos')
  const {
    firstname,
    lastname,
    tipo_documento,
    cuit,
    mobile,
    mailingstreet,
    othercountry,
    otherstate,
    othercity,
  } = registro
  const values = {
    firstname,
    lastname,
    tipo_documento,
    cuit,
    email,
    mobile,
    mailingstreet,
    othercountry,
    otherstate,
    othercity,
  }
  await expect(
    anonymous(app).call('saveRecord', { module: 'Contacts', record: '0', values }),
  ).resolves.toBeDefined()
  await expect(
    anonymous(app).call('saveRecord', { module: 'Contacts', record: '0', values }),
  ).rejects.toMatchObject({ body: { code: 1503 } })
})

test('of two who decide, the second is told', async () => {
  const { registroid } = await app.make.registro()
  const both = await Promise.allSettled([
    revisor.call('AprobarRegistro', { registroid }),
    revisor.call('RechazarRegistro', { registroid, motivo: 'No' }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { body: { code: 1520 } } })
})

test('the checks name what looks odd', async () => {
  const first = await app.make.registro({ tipo_documento: 'CUIT', cuit: '20123456780' })
  const second = await app.make.registro({
    tipo_documento: 'CUIT',
    cuit: '20123456780',
    mobile: '+5492915550999',
  })
  await app.make.cuenta({ accountname: 'La de antes', cuit: '20123456780' })
  const { records } = await revisor.call('DetailRegistro', { registroid: second.registroid })
  const odd = records[0]?.controles.filter((control) => !control.ok).map((control) => control.detalle)
  expect(odd).toEqual([
    'CUIT 20-12345678-0 no es válido',
    'La de antes',
    `${first.firstname} ${first.lastname} (pendiente)`,
  ])
})

test('the queue shows the oldest of both kinds', async () => {
  const old = await app.make.registro({ createdtime: '2020-01-01T00:00:00.000Z' })
  const documento = await app.make.documento({ presentado: '2020-01-02T00:00:00.000Z' })
  const cola = await revisor.call('Cola', {})
  expect(cola.masAntiguos.slice(0, 2).map((each) => each.id)).toEqual([old.registroid, documento.documentoid])
  expect(cola.documentos.desde).toBe('2020-01-02T00:00:00.000Z')
})

test('the list finds a registration by name, number or e-mail, and by how it stands', async () => {
  const { registroid, email } = await app.make.registro({ lastname: 'Ñandubay' })
  const found = async (input: Parameters<typeof revisor.call<'ListRegistros'>>[1]) =>
    (await revisor.call('ListRegistros', input)).records.map((record) => record.registroid)

  for (const search of ['nandubay', email.toUpperCase()])
    expect(await found({ search })).toEqual([registroid])
  expect(await found({ search: 'nandubay', estado: 'aprobada' })).toEqual([])
  await revisor.call('RechazarRegistro', { registroid, motivo: 'Repetida' })
  expect(await found({ search: 'nandubay', estado: 'rechazada' })).toEqual([registroid])
})

test('for ten seconds who approved takes it back: the account goes, and the letter never leaves', async () => {
  const { registroid, email, cuit } = await app.make.registro()
  const { records } = await revisor.call('AprobarRegistro', { registroid, nota_interna: 'Vino por teléfono' })
  const cuentaid = records[0]?.cuenta_id ?? ''
  const other = await signedInOperador(app)
  await expect(other.call('DeshacerRegistro', { registroid })).rejects.toMatchObject({ body: { code: 1520 } })

  const undone = await revisor.call('DeshacerRegistro', { registroid })
  expect(undone.records[0]).toMatchObject({
    estado_registro: 'pendiente',
    cuenta_id: null,
    decidido: null,
    // What was noted is no part of the decision.
    nota_interna: 'Vino por teléfono',
  })
  await expect(revisor.call('DetailCuenta', { cuentaid })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  expect(await app.mailbox(email)).toEqual([])

  // It waits as before, and may be approved anew.
  await expect(revisor.call('DeshacerRegistro', { registroid })).rejects.toMatchObject({
    body: { code: 1520 },
  })
  const again = await revisor.call('AprobarRegistro', { registroid })
  expect(again.records[0]).toMatchObject({ estado_registro: 'aprobada', cuit })
  expect(await app.mailbox(email)).toHaveLength(1)
})

test('a rejection is taken back too, and after ten seconds nothing is', async () => {
  const { registroid, email } = await app.make.registro()
  await revisor.call('RechazarRegistro', { registroid, motivo: 'No te conocemos' })
  const undone = await revisor.call('DeshacerRegistro', { registroid })
  expect(undone.records[0]).toMatchObject({ estado_registro: 'pendiente', motivo: null })
  expect(await app.mailbox(email)).toEqual([])

  await revisor.call('RechazarRegistro', { registroid, motivo: 'No te conocemos' })
  await app.owner
    .updateTable('registro')
    .set({ decidido: sql`now() - interval '11 seconds'` })
    .where('registroid', '=', registroid)
    .execute()
  await expect(revisor.call('DeshacerRegistro', { registroid })).rejects.toMatchObject({
    body: { code: 1520 },
  })
  expect(await app.mailbox(email)).toHaveLength(1)
})

test('the letter of a decision leaves once it can be taken back no more', async () => {
  const { registroid } = await app.make.registro()
  await revisor.call('RechazarRegistro', { registroid, motivo: 'No te conocemos' })
  const { rows } = await sql<{ waits: boolean }>`
    select j.run_at >= r.decidido + plazo_de_deshacer() as waits
    from registro r join graphile_worker._private_jobs j on j.payload->>'correoid' = r.correo_decision
    where r.registroid = ${registroid}`.execute(app.owner)
  expect(rows).toEqual([{ waits: true }])
})

test('what a person would look up is looked up: the mobile of somebody else, a place of another province, a company’s name', async () => {
  const { cuenta_id } = await app.make.cuenta({ mobile: '+5492983555019' })
  const { registroid } = await app.make.registro({
    firstname: 'Transportes',
    lastname: 'Ficción S.A.',
    mobile: '+5492983555019',
    othercountry: 'Argentina',
    otherstate: 'Buenos Aires',
    othercity: 'Bariloche',
  })
  const [registro] = (await revisor.call('DetailRegistro', { registroid })).records
  const bad = registro?.controles.filter(({ ok }) => !ok)
  const { accountname } = (await revisor.call('DetailCuenta', { cuentaid: cuenta_id })).records[0] ?? {}
  expect(bad).toContainEqual({
    nombre: 'Otros con el mismo celular',
    ok: false,
    detalle: expect.stringContaining(accountname ?? '—') as string,
  })
  expect(bad?.map(({ nombre }) => nombre)).toEqual([
    'Otros con el mismo celular',
    'Localidad y provincia',
    'Nombre de la persona',
  ])
})
