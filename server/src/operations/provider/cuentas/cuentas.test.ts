import type { Request } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/cuenta.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
})
afterAll(() => app.stop())

test('an account is found by any part of its name, its number or its e-mail, whatever the accents', async () => {
  const { cuenta_id } = await app.make.cuenta({
    accountname: 'Expreso Ñandú Ágil',
    tipo_documento: 'CUIT',
    cuit: '30999000012',
    email: 'Oficina@nandu.example',
  })
  await app.make.cuenta({ accountname: 'Otra' })

  for (const search of ['ñandu agil', 'NANDU', '999000', '30-99900001-2', 'oficina@'])
    expect((await revisor.call('ListCuentas', { search })).records, search).toMatchObject([
      { cuentaid: cuenta_id },
    ])
  expect((await revisor.call('ListCuentas', { search: '%' })).records).toEqual([])
})

test('the list counts what is on the road and what waits for a decision, and may be cut by estado', async () => {
  const { cuentaId, contactid } = await signedIn(app, { estado: estadoCuenta.suspendido })
  const { choferid } = await app.make.chofer({ cuenta_id: cuentaId })
  await app.make.chofer({ cuenta_id: cuentaId, estado_cuenta: 'BAJA' })
  await app.make.dominio({ cuenta_id: cuentaId })
  const documento = { cuenta_id: cuentaId, recursoid: choferid, presentado_por: contactid }
  await app.make.documento(documento)
  await app.make.documento({ ...documento, estado: 'aprobado' })

  const { records } = await revisor.call('ListCuentas', {
    estado: estadoCuenta.suspendido,
    order: 'createdtime DESC',
  })
  expect(records).toMatchObject([{ cuentaid: cuentaId, choferes: 1, dominios: 1, en_revision: 1 }])
})

test('the list is sorted as asked and cut in pages', async () => {
  const names = ['Zeta uno', 'Zeta tres', 'Zeta dos']
  for (const accountname of names) await app.make.cuenta({ accountname })

  const first = await revisor.call('ListCuentas', { search: 'zeta', pagesize: 2 })
  expect(first.records.map((each) => each.accountname)).toEqual(['Zeta dos', 'Zeta tres'])
  expect(first).toMatchObject({ total: 3, moreRecords: true })
  const last = await revisor.call('ListCuentas', {
    search: 'zeta',
    order: 'createdtime DESC',
    page: 3,
    pagesize: 1,
  })
  expect(last.records.map((each) => each.accountname)).toEqual(['Zeta uno'])
})

test('the list says how fit each transporte is, and is sorted and cut by it', async () => {
  const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'transporte', critico: true })
  await app.owner
    .updateTable('tipo_documento')
    .set({ vigente_hasta: '2020-01-01' })
    .where('docrectipo_recurso', '=', 'transporte')
    .where('tipodocumentoid', '<>', tipodocumentoid)
    .execute()
  const withPaper = async (accountname: string, fecha_vencimiento: string | null) => {
    const { cuenta_id } = await app.make.cuenta({ accountname })
    if (fecha_vencimiento !== null)
      await app.make.documento({
        cuenta_id,
        recursoid: cuenta_id,
        tipodocumentoid,
        estado: 'aprobado',
        fecha_vencimiento,
      })
  }
  await withPaper('Apta omega', '2090-01-01')
  await withPaper('Apta alfa', hoyEnBuenosAires())
  await withPaper('Apta beta', null)
  const asked = async (input: Request<'ListCuentas'>) =>
    (await revisor.call('ListCuentas', { search: 'apta', ...input })).records.map(
      ({ accountname, aptitud, proximo_vencimiento }) => [accountname, aptitud, proximo_vencimiento],
    )

  expect(await asked({ order: 'aptitud ASC' })).toEqual([
    ['Apta beta', 'no habilitado', null],
    ['Apta alfa', 'por vencer', hoyEnBuenosAires()],
    ['Apta omega', 'habilitado', '2090-01-01'],
  ])
  expect(await asked({ aptitud: 'habilitado' })).toEqual([['Apta omega', 'habilitado', '2090-01-01']])
  const { records, total } = await revisor.call('ListCuentas', { order: 'aptitud DESC', pagesize: 1 })
  expect(records).toMatchObject([{ accountname: 'Apta omega' }])
  expect(total).toBeGreaterThan(3)
})

test('an account shows its people, what it has, and the request that it came from', async () => {
  const { registroid, email } = await app.make.registro()
  const { records: approved } = await revisor.call('AprobarRegistro', { registroid })
  const cuentaid = approved[0]?.cuenta_id ?? ''
  await app.make.chofer({ cuenta_id: cuentaid })
  await app.make.chofer()

  const { records } = await revisor.call('DetailCuenta', { cuentaid })
  expect(records).toMatchObject([
    {
      cuentaid,
      estado: estadoCuenta.incompleto,
      estado_motivo: null,
      aptitud: 'no habilitado',
      cantidades: { choferes: 1, dominios: 0, unidades: 0, en_revision: 0 },
      contactos: [{ email, rol: 'titular', activo: true, invitacion: 'pendiente', ultimo_ingreso: null }],
      registro: { registroid, decidido_por: expect.stringMatching(/^Operadora/) as string },
    },
  ])
  expect(records[0]?.cantidades.faltantes).toBeGreaterThan(0)
})

test('an account that does not exist is not found', async () => {
  await expect(revisor.call('DetailCuenta', { cuentaid: '11x999999999' })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
})
