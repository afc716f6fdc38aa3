import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Request } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCambios } from '../../../jobs/cambios.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

/** A change of the catalogue has a day: until then nothing is otherwise, and it can be taken back. */

let app: TestApp
let administrador: Operador
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  revisor = await signedInOperador(app)
  // Whoever is asked for nothing is fit: what each test adds is all there is.
  await app.owner.updateTable('tipo_documento').set({ critico: false }).execute()
})
afterAll(() => app.stop())

const hoy = hoyEnBuenosAires()
const dia = sumarDias(hoy, 30)
const log = { info: () => {}, warn: () => {}, error: () => {} }
const arrive = (day: string) => runCambios({ db: app.owner, baseUrl: 'http://portal.test', log }, day)

type Values = Request<'SaveTipoDocumento'>['values']
const save = (tipodocumentoid: string, values: Values, soloVista = false) =>
  administrador.call('SaveTipoDocumento', { tipodocumentoid, values, soloVista })
const detail = async (tipodocumentoid: string) =>
  (await revisor.call('DetailTipo', { tipodocumentoid })).records[0]

const fieldsOf = (done: Promise<unknown>) =>
  done.then(
    () => ({}),
    (refusal: unknown) => (refusal as { body: { fields?: Record<string, string> } }).body.fields ?? {},
  )

const plan = async (values: Values = { critico: true }) => {
  const { tipodocumentoid } = await app.make.tipo({ critico: false })
  const { records } = await save(tipodocumentoid, { ...values, rige_desde: dia })
  return { tipodocumentoid, tipo: records[0], cambioid: records[0]?.cambio?.cambioid ?? '' }
}

test('what can take somebody off the road waits, all else holds at once', async () => {
  const { tipodocumentoid, tipo } = await plan({ critico: true, nombre: 'Con otro nombre', fuente: 'Ley 1' })
  expect(tipo).toMatchObject({
    nombre: 'Con otro nombre',
    fuente: 'Ley 1',
    critico: false,
    version: 2,
    cambio: { desde: dia, valores: { critico: true }, antes: { critico: false } },
  })
  const { records } = await revisor.call('ListTipos', {})
  expect(records.find((each) => each.tipodocumentoid === tipodocumentoid)?.cambio?.por).toMatch(/^Operadora/)
})

test('without a day it rules today, and nothing waits', async () => {
  const { tipodocumentoid } = await app.make.tipo({ critico: false })
  const { records } = await save(tipodocumentoid, { critico: true })
  expect(records).toMatchObject([{ critico: true, cambio: null }])
})

test('what says nothing new is no change', async () => {
  const { tipodocumentoid } = await app.make.tipo({ critico: false, docrectipo_recurso: 'dominio' })
  const { records } = await save(tipodocumentoid, { critico: false, aplica_vehiculos: [], rige_desde: dia })
  expect(records).toMatchObject([{ critico: false, cambio: null }])
})

test('a new type that is to be required can be presented before it counts', async () => {
  const carrier = await signedIn(app)
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
  const { records } = await save('0', {
    nombre: 'Curso nuevo',
    docrectipo_recurso: 'chofer',
    vigencia: 'impresa',
    origen: 'contractual',
    critico: true,
    rige_desde: dia,
  })
  expect(records).toMatchObject([
    {
      obligatorio: false,
      critico: false,
      cambio: { desde: dia, valores: { obligatorio: true, critico: true } },
    },
  ])
  const asked = (await carrier.call('DetailChofer', { choferid })).records[0]
  expect(asked?.casillas).toContainEqual(
    expect.objectContaining({ nombre: 'Curso nuevo', obligatorio: false }),
  )

  await arrive(dia)
  expect(await detail(records[0]?.tipodocumentoid ?? '')).toMatchObject({
    obligatorio: true,
    critico: true,
    cambio: null,
  })
})

test('a look says who would lose fitness on the day, and to how many people is written', async () => {
  const { cuenta_id } = await app.make.cuenta()
  await app.make.contacto({ cuenta_id })
  await app.make.contacto({ cuenta_id })
  await app.make.contacto({ cuenta_id, rol: 'colaborador' })
  await app.make.dominio({ cuenta_id, vehiculo: 'Dolly', tipo_vehiculo: 'ARRASTRE' })
  const { tipodocumentoid } = await app.make.tipo({
    docrectipo_recurso: 'dominio',
    critico: false,
    aplica_vehiculos: ['Dolly'],
  })
  const { vista } = await save(tipodocumentoid, { critico: true, rige_desde: dia }, true)
  expect(vista).toMatchObject({ dia, pierden: { cantidad: 1 }, titulares: 2 })
})

test('a look counts nobody of an account whose people may not sign in', async () => {
  const { tipodocumentoid } = await app.make.tipo({
    docrectipo_recurso: 'dominio',
    critico: false,
    aplica_vehiculos: ['Semi'],
  })
  const { deshabilitado, incompleto, suspendido } = estadoCuenta
  for (const estado of [deshabilitado, incompleto, suspendido]) {
    const { cuenta_id } = await app.make.cuenta({ estado })
    await app.make.dominio({ cuenta_id, vehiculo: 'Semi', tipo_vehiculo: 'ARRASTRE' })
  }
  const { vista } = await save(tipodocumentoid, { critico: true, rige_desde: dia }, true)
  expect(vista).toMatchObject({ pierden: { cantidad: 1 }, igual: { cantidad: 0 } })
})

describe('refused, with a sentence beside the day', () => {
  test.each<[string, Values, string]>([
    ['a day that has passed', { critico: true, rige_desde: sumarDias(hoy, -1) }, 'rige_desde'],
    ['a day more than a year ahead', { critico: true, rige_desde: sumarDias(hoy, 367) }, 'rige_desde'],
    [
      'a vigencia by which what is presented meanwhile could not be judged',
      { vigencia: 'mensual', rige_desde: dia },
      'vigencia',
    ],
    ['an end before the day', { vigente_hasta: sumarDias(dia, -1), rige_desde: dia }, 'vigente_hasta'],
  ])('%s', async (_, values, field) => {
    const { tipodocumentoid } = await app.make.tipo({ critico: false, vigencia: 'impresa' })
    expect(Object.keys(await fieldsOf(save(tipodocumentoid, values)))).toEqual([field])
  })

  test('another while one waits, but for what holds at once', async () => {
    const { tipodocumentoid } = await plan()
    const fields = await fieldsOf(save(tipodocumentoid, { obligatorio: false, rige_desde: dia }))
    expect(fields).toEqual({ rige_desde: expect.stringMatching(/^Ya espera un cambio/) as string })
    expect(Object.keys(await fieldsOf(save(tipodocumentoid, { obligatorio: false }, true)))).toEqual([
      'rige_desde',
    ])
    const { records } = await save(tipodocumentoid, { fuente: 'Ley 2', critico: false, rige_desde: dia })
    expect(records).toMatchObject([{ fuente: 'Ley 2', cambio: { valores: { critico: true } } }])
  })
})

describe('taken back', () => {
  const retire = (tipodocumentoid: string, cambioid: string) =>
    administrador.call('RetirarCambioDeTipo', { tipodocumentoid, cambioid })

  test('it never comes, and another can be planned', async () => {
    const { tipodocumentoid, cambioid } = await plan()
    const { records } = await retire(tipodocumentoid, cambioid)
    expect(records).toMatchObject([{ critico: false, cambio: null, version: 3 }])
    await arrive(dia)
    expect(await detail(tipodocumentoid)).toMatchObject({ critico: false })
    await expect(retire(tipodocumentoid, cambioid)).rejects.toMatchObject({
      body: { code: 'RECORD_NOT_FOUND' },
    })
    await expect(save(tipodocumentoid, { critico: true, rige_desde: dia })).resolves.toBeDefined()
  })

  test('no more once it rules, and by no revisor', async () => {
    const { tipodocumentoid, cambioid } = await plan()
    await expect(revisor.call('RetirarCambioDeTipo', { tipodocumentoid, cambioid })).rejects.toMatchObject({
      body: { code: 'ACCESS_DENIED' },
    })
    await arrive(dia)
    await expect(retire(tipodocumentoid, cambioid)).rejects.toMatchObject({ body: { code: 1524 } })
  })
})

test('the audit says who planned it, who took it back, and when it came into force', async () => {
  const { tipodocumentoid, cambioid } = await plan()
  await administrador.call('RetirarCambioDeTipo', { tipodocumentoid, cambioid })
  await save(tipodocumentoid, { critico: true, rige_desde: dia })
  await arrive(dia)

  const { records } = await administrador.call('ListAuditoria', { pagesize: 4 })
  const campo = (name: string, antes: string | null, despues: string) =>
    expect.objectContaining({ campo: name, antes, despues }) as object
  expect(records.map(({ accion }) => accion)).toEqual([
    'RigeCambioDeTipo',
    'SaveTipoDocumento',
    'RetirarCambioDeTipo',
    'SaveTipoDocumento',
  ])
  const [rige, , retiro, planeado] = records
  expect(planeado).toMatchObject({
    actor: administrador.operadorid,
    cambios: [
      {
        tabla: 'cambio_tipo',
        que: 'alta',
        nombre: expect.any(String) as string,
        campos: [campo('critico', 'false', 'true'), campo('desde', null, dia)],
      },
    ],
  })
  expect(retiro).toMatchObject({
    objeto: tipodocumentoid,
    cambios: [{ tabla: 'cambio_tipo', campos: [{ campo: 'retirado' }] }],
  })
  expect(rige).toMatchObject({
    actor: null,
    objeto: tipodocumentoid,
    cambios: [{ tabla: 'tipo_documento', que: 'cambio', campos: [campo('critico', 'false', 'true')] }],
  })
})
