import type { Request } from '@portal/contract'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
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

test('an account says since when it stands so, by whom and why; and nothing where nobody changed it', async () => {
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  const { cuenta_id: cuentaid } = await app.make.cuenta()
  const desde = async () => (await revisor.call('DetailCuenta', { cuentaid })).records[0]?.estado_desde
  expect(await desde()).toBeNull()

  const { suspendido, habilitado } = estadoCuenta
  await administrador.call('SaveCuenta', {
    cuentaid,
    values: { estado: suspendido, motivo: 'Falta el seguro' },
  })
  expect(await desde()).toMatchObject({
    por: expect.stringMatching(/^Operadora/) as string,
    motivo: 'Falta el seguro',
  })
  await administrador.call('SaveCuenta', {
    cuentaid,
    values: { estado: habilitado, motivo: 'Ya lo presentó' },
  })
  expect(await desde()).toMatchObject({ motivo: 'Ya lo presentó' })

  // Something else changed it: the last line tells of another time.
  await app.owner
    .updateTable('cuenta')
    .set({ estado: suspendido })
    .where('cuenta_id', '=', cuentaid)
    .execute()
  expect(await desde()).toBeNull()
})

test('an account counts who may work and the critical documents that end, as its lists show them', async () => {
  const { cuenta_id } = await app.make.cuenta()
  const critico = await app.make.tipo({ docrectipo_recurso: 'chofer', critico: true })
  const menor = await app.make.tipo({ docrectipo_recurso: 'chofer', critico: false })
  const hoy = hoyEnBuenosAires()
  const withPaper = async (apellido: string, days: number | null, tipo = critico) => {
    const { choferid } = await app.make.chofer({ cuenta_id, apellido, nombre: 'Zoe' })
    if (days !== null)
      await app.make.documento({
        cuenta_id,
        recursoid: choferid,
        tipodocumentoid: tipo.tipodocumentoid,
        estado: 'aprobado',
        fecha_vencimiento: sumarDias(hoy, days),
      })
    return choferid
  }
  await app.owner
    .updateTable('tipo_documento')
    .set({ vigente_hasta: '2020-01-01' })
    .where('docrectipo_recurso', '=', 'chofer')
    .where('tipodocumentoid', 'not in', [critico.tipodocumentoid, menor.tipodocumentoid])
    .execute()
  const vencido = await withPaper('Vencido', -3)
  const pronto = await withPaper('Pronto', 8)
  const lejos = await withPaper('Lejos', 12 * 7)
  const falta = await withPaper('Falta', 8, menor)
  const bloqueado = await app.make.chofer({ cuenta_id, apellido: 'Bloqueado', estado_cuenta: 'BLOQUEADO' })
  const ido = await app.make.chofer({ cuenta_id, apellido: 'Ido', estado_cuenta: 'BAJA' })

  const { records } = await revisor.call('DetailCuenta', { cuentaid: cuenta_id })
  const cuenta = records[0]
  expect(cuenta?.cumplimiento[0]).toEqual({
    tiporecurso: 'chofer',
    habilitados: 1,
    porVencer: 1,
    total: 5,
  })
  expect(cuenta?.cumplimiento[1]).toMatchObject({ tiporecurso: 'dominio', total: 0 })
  const [choferes] = cuenta?.vencimientos ?? []
  expect(choferes?.vencidos).toBe(1)
  expect(choferes?.semanas.map(({ cantidad }) => cantidad)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(cuenta?.cantidades).toMatchObject({ recursos: 7, documentos: 4 })

  const documentos = async (input: Omit<Request<'ListDocumentosCuenta'>, 'cuentaid'>) =>
    (
      await revisor.call('ListDocumentosCuenta', { cuentaid: cuenta_id, critico: 'SI', ...input })
    ).records.map(({ recursoid }) => recursoid)
  const [, week] = choferes?.semanas ?? []
  expect(
    await documentos({
      tiporecurso: 'chofer',
      estado: 'activo',
      vence_desde: week?.desde,
      vence_hasta: week?.hasta,
    }),
  ).toEqual([pronto])
  expect(await documentos({ tiporecurso: 'chofer', estado: 'vencido' })).toEqual([vencido])
  expect(await documentos({ tiporecurso: 'chofer' })).toHaveLength(3)

  const { records: byFitness } = await revisor.call('ListRecursosCuenta', {
    cuentaid: cuenta_id,
    tiporecurso: 'chofer',
    order: 'aptitud ASC',
  })
  expect(byFitness.map(({ recursoid }) => recursoid)).toEqual([
    // Of those alike, whose next end is nearer.
    falta,
    bloqueado.choferid,
    vencido,
    pronto,
    lejos,
    ido.choferid,
  ])
})

test('an account that does not exist is not found', async () => {
  await expect(revisor.call('DetailCuenta', { cuentaid: '11x999999999' })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
})
