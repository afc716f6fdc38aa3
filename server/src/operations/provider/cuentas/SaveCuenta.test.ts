import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

const cuits = ['30999000017', '30999000025', '20123456786'] as const

test('disabling ends the sessions on their next request, and the titular is told why by mail', async () => {
  const titular = await signedIn(app)
  const colaborador = await signedIn(app, { rol: 'colaborador', cuentaId: titular.cuentaId })

  const { records } = await administrador.call('SaveCuenta', {
    cuentaid: titular.cuentaId,
    values: { estado: estadoCuenta.deshabilitado, motivo: 'Dejó de operar' },
  })

  expect(records).toMatchObject([
    { cuentaid: titular.cuentaId, estado: estadoCuenta.deshabilitado, estado_motivo: 'Dejó de operar' },
  ])
  for (const person of [titular, colaborador])
    await expect(person.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })
  const [mail, ...more] = await app.mailbox(titular.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    asunto: 'Tu cuenta fue deshabilitada',
    texto: expect.stringContaining('Dejó de operar') as string,
  })
  expect(await app.mailbox(colaborador.email)).toEqual([])

  // What ended does not come back with the account.
  await administrador.call('SaveCuenta', {
    cuentaid: titular.cuentaId,
    values: { estado: estadoCuenta.habilitado, motivo: 'Volvió a operar' },
  })
  for (const person of [titular, colaborador])
    await expect(person.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })
})

test('a suspended carrier reads why, may look, and works again once it is lifted', async () => {
  const titular = await signedIn(app)
  const cuentaid = titular.cuentaId
  await administrador.call('SaveCuenta', {
    cuentaid,
    values: { estado: estadoCuenta.suspendido, motivo: 'Falta el seguro' },
  })

  expect((await titular.call('ping', {})).login).toMatchObject({
    estado: estadoCuenta.suspendido,
    estado_motivo: 'Falta el seguro',
  })
  await expect(titular.call('SaveChofer', { choferid: '0', values: {} })).rejects.toMatchObject({
    body: { code: 1507, message: 'La cuenta está suspendida: Falta el seguro.' },
  })

  await administrador.call('SaveCuenta', {
    cuentaid,
    values: { estado: estadoCuenta.habilitado, motivo: 'Ya lo presentó' },
  })
  expect((await titular.call('ping', {})).login).toMatchObject({
    estado: estadoCuenta.habilitado,
    estado_motivo: null,
  })
  const mails = await app.mailbox(titular.email)
  expect(mails.map((mail) => mail.asunto)).toEqual(['Tu cuenta fue suspendida', 'Tu cuenta está habilitada'])
  expect(mails[1]?.texto).toContain('Ya lo presentó')

  const { records } = await titular.call('ListRecDocHistorial', { filter: { recursoid: cuentaid } })
  expect(records).toMatchObject([
    { docrechistorial_estado: 'suspendido', nota: 'Falta el seguro' },
    { docrechistorial_estado: 'habilitado', nota: 'Ya lo presentó' },
  ])
})

test.each([2, 4] as const)('estado %i asks for a reason', async (estado) => {
  const { cuenta_id: cuentaid } = await app.make.cuenta()
  await expect(administrador.call('SaveCuenta', { cuentaid, values: { estado } })).rejects.toMatchObject({
    body: { code: 1510, fields: { motivo: 'Campo requerido' } },
  })
})

test('only what is sent changes, nobody is written to for a correction, and a version that is old is refused', async () => {
  const titular = await signedIn(app)
  const cuentaid = titular.cuentaId
  const before = (await administrador.call('DetailCuenta', { cuentaid })).records[0]

  await administrador.call('SaveCuenta', {
    cuentaid,
    values: { accountname: 'Ñandú S.R.L.', mobile: '', version: before?.version },
  })

  const after = (await administrador.call('DetailCuenta', { cuentaid })).records[0]
  expect(after).toEqual({
    ...before,
    accountname: 'Ñandú S.R.L.',
    mobile: null,
    version: (before?.version ?? 0) + 1,
  })
  expect(await app.mailbox(titular.email)).toEqual([])
  await expect(
    administrador.call('SaveCuenta', { cuentaid, values: { accountname: 'Otra', version: before?.version } }),
  ).rejects.toMatchObject({ body: { code: 1520 } })
})

test('a number is held to its type, and two accounts never get the same', async () => {
  const [one, two] = [await app.make.cuenta(), await app.make.cuenta()]
  const save = (cuentaid: string, values: { tipo_documento?: 'CUIT'; cuit: string }) =>
    administrador.call('SaveCuenta', { cuentaid, values })

  await expect(save(one.cuenta_id, { tipo_documento: 'CUIT', cuit: '30-99900001-3' })).rejects.toMatchObject({
    body: { code: 1510, fields: { cuit: 'CUIT o CUIL inválido' } },
  })
  const { records } = await save(one.cuenta_id, { tipo_documento: 'CUIT', cuit: '30-99900001-7' })
  expect(records[0]?.cuit).toBe(cuits[0])
  await expect(save(two.cuenta_id, { tipo_documento: 'CUIT', cuit: cuits[0] })).rejects.toMatchObject({
    body: { code: 1511, twin: one.cuenta_id, fields: { cuit: expect.any(String) as string } },
  })
})

describe('a CUIT loaded beforehand', () => {
  test('is kept under its name, and the audit says who loaded it', async () => {
    const { records } = await administrador.call('SaveCuenta', {
      cuentaid: '0',
      values: { cuit: '30-99900002-5', accountname: 'La que viene' },
    })
    expect(records).toMatchObject([{ cuentaid: null, cuit: cuits[1], accountname: 'La que viene' }])
    expect(await app.owner.selectFrom('cuit_conocido').selectAll().execute()).toEqual([
      { cuit: cuits[1], accountname: 'La que viene' },
    ])

    const lines = await app.owner
      .selectFrom('auditoria')
      .select(['actor', 'objeto'])
      .where('objeto', '=', cuits[1])
      .execute()
    expect(lines).toEqual([{ actor: administrador.operadorid, objeto: cuits[1] }])
  })

  test('is loaded once, and not when an account has it', async () => {
    const load = (cuit: string) => administrador.call('SaveCuenta', { cuentaid: '0', values: { cuit } })
    await load('30-99900003-3')
    const { cuenta_id } = await app.make.cuenta({ tipo_documento: 'CUIL', cuit: cuits[2] })

    await expect(load('30999000033')).rejects.toMatchObject({
      body: { code: 1511, fields: { cuit: 'Este CUIT ya está cargado' } },
    })
    await expect(load(cuits[2])).rejects.toMatchObject({ body: { code: 1511, twin: cuenta_id } })
  })

  test('is listed until it is taken out, and says when an account has it', async () => {
    const load = (cuit: string, accountname?: string) =>
      administrador.call('SaveCuenta', { cuentaid: '0', values: { cuit, accountname } })
    await load('30-99900004-1', 'Fletes del Ñandú')
    await load('30-99900006-8')
    const list = async (search: string) => (await administrador.call('ListCuitConocidos', { search })).records
    expect(await list('ñandu')).toEqual([
      { cuit: '30999000041', accountname: 'Fletes del Ñandú', cuentaid: null },
    ])
    const { cuenta_id } = await app.make.cuenta({ tipo_documento: 'CUIT', cuit: '30999000041' })
    expect(await list('30-99900004')).toMatchObject([{ cuentaid: cuenta_id }])

    const takeOut = () => administrador.call('QuitarCuitConocido', { cuit: '30999000068' })
    expect((await takeOut()).records).toEqual([{ cuit: '30999000068', accountname: null }])
    expect(await list('30-99900006')).toEqual([])
    await expect(takeOut()).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
  })

  test('takes a number and a name, and nothing of an account', async () => {
    await expect(
      administrador.call('SaveCuenta', {
        cuentaid: '0',
        values: { cuit: cuits[0], estado: estadoCuenta.habilitado },
      }),
    ).rejects.toMatchObject({ body: { code: 1510, fields: { estado: expect.any(String) as string } } })
    await expect(administrador.call('SaveCuenta', { cuentaid: '0', values: {} })).rejects.toMatchObject({
      body: { code: 1510, fields: { cuit: 'Campo requerido' } },
    })
  })
})
