import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Request } from '@portal/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCambios } from '../../../jobs/cambios.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

/** What a change of the catalogue will ask for is told to its carrier, which can present it before its day. */

let app: TestApp
let administrador: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  await app.owner.updateTable('tipo_documento').set({ critico: false }).execute()
})
afterAll(() => app.stop())

const hoy = hoyEnBuenosAires()
const desde = sumarDias(hoy, 30)
const log = { info: () => {}, warn: () => {}, error: () => {} }

/** A change of a type that waits for `desde`. */
async function plan(
  tipo: Parameters<TestApp['make']['tipo']>[0],
  values: Request<'SaveTipoDocumento'>['values'],
) {
  const { tipodocumentoid } = await app.make.tipo({
    docrectipo_recurso: 'dominio',
    vigencia: 'sin vencimiento',
    critico: false,
    ...tipo,
  })
  const { records } = await administrador.call('SaveTipoDocumento', {
    tipodocumentoid,
    values: { ...values, rige_desde: desde },
  })
  return { tipodocumentoid, cambioid: records[0]?.cambio?.cambioid ?? '' }
}

/** A carrier with dollies, whose documents nobody asks for until a type's condition is widened. */
async function dollies(count: number) {
  const carrier = await signedIn(app)
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const { dominioid } = await app.make.dominio({
      cuenta_id: carrier.cuentaId,
      vehiculo: 'Dolly',
      tipo_vehiculo: 'ARRASTRE',
    })
    ids.push(dominioid)
  }
  return { carrier, ids }
}

const told = async (carrier: Carrier, tipodocumentoid: string) =>
  (await carrier.call('ListCambiosDeTipo', {})).records.filter(
    (each) => each.tipodocumentoid === tipodocumentoid,
  )

const present = async (carrier: Carrier, recursoid: string, tipodocumentoid: string, tambien?: string[]) =>
  carrier.call('SaveDocumentoRecurso', {
    values: {
      recursoid,
      tipodocumentoid,
      ...(tambien && { tambien }),
      archivos: [(await app.make.archivo({ cuenta_id: carrier.cuentaId })).archivoid],
    },
  })

test('whom a wider condition begins to ask is told so, and can present before its day', async () => {
  const { carrier, ids } = await dollies(2)
  const [first = '', second = ''] = ids
  const { tipodocumentoid } = await app.make.tipo({
    docrectipo_recurso: 'dominio',
    vigencia: 'sin vencimiento',
    critico: true,
    aplica_vehiculos: ['Tractor'],
  })
  await expect(present(carrier, first, tipodocumentoid)).rejects.toMatchObject({
    body: { fields: { tipodocumentoid: 'Este documento no corresponde a este recurso' } },
  })

  await administrador.call('SaveTipoDocumento', {
    tipodocumentoid,
    values: { aplica_vehiculos: ['Tractor', 'Dolly'], rige_desde: desde },
  })
  expect(await told(carrier, tipodocumentoid)).toMatchObject([
    {
      desde,
      nuevo: true,
      critico: true,
      cantidad: 2,
      faltan: 2,
      recursos: [{ estado: 'pendiente', vehiculo: 'Dolly' }, { estado: 'pendiente' }],
    },
  ])
  const { records } = await carrier.call('RecursosDelTipo', { tipodocumentoid })
  expect(records.map(({ recursoid }) => recursoid).toSorted()).toEqual(ids.toSorted())

  await present(carrier, first, tipodocumentoid)
  expect(await told(carrier, tipodocumentoid)).toMatchObject([
    { cantidad: 2, faltan: 1, recursos: [{ recursoid: second }] },
  ])
  // It decides nothing before its day.
  const { records: dominios } = await carrier.call('DetailDominio', { dominioid: first })
  expect(dominios[0]).toMatchObject({ aptitud: 'habilitado' })

  await runCambios({ db: app.owner, baseUrl: 'http://portal.test', log }, desde)
  expect(await told(carrier, tipodocumentoid)).toEqual([])
  const after = (await carrier.call('DetailDominio', { dominioid: first })).records[0]
  expect(after?.casillas).toContainEqual(
    expect.objectContaining({ tipodocumentoid, estado: 'en revision', critico: true }),
  )
})

test('one paper is presented early for all that it will be asked of', async () => {
  const { carrier, ids } = await dollies(2)
  const [first = '', second = ''] = ids
  const { tipodocumentoid } = await plan(
    { compartido: true, aplica_vehiculos: ['Tractor'] },
    { aplica_vehiculos: null },
  )
  await present(carrier, first, tipodocumentoid, [second])
  expect(await told(carrier, tipodocumentoid)).toEqual([])
})

test('of what is asked for already, only that fitness will turn on it is told', async () => {
  const { carrier } = await dollies(1)
  const optional = await plan({ obligatorio: false }, { obligatorio: true })
  const critical = await plan({}, { critico: true })
  const lighter = await plan({ critico: true }, { critico: false })
  expect(await told(carrier, optional.tipodocumentoid)).toMatchObject([{ nuevo: true, critico: false }])
  expect(await told(carrier, critical.tipodocumentoid)).toMatchObject([{ nuevo: false, critico: true }])
  expect(await told(carrier, lighter.tipodocumentoid)).toEqual([])
})

test('nobody is told of others, of what they are not asked for, or of what was taken back', async () => {
  const { carrier } = await dollies(1)
  const stranger = await signedIn(app)
  const { tipodocumentoid, cambioid } = await plan(
    { aplica_vehiculos: ['Tractor'] },
    { aplica_vehiculos: ['Dolly'] },
  )
  expect(await told(carrier, tipodocumentoid)).toMatchObject([{ cantidad: 1 }])
  expect(await told(stranger, tipodocumentoid)).toEqual([])
  await administrador.call('RetirarCambioDeTipo', { tipodocumentoid, cambioid })
  expect(await told(carrier, tipodocumentoid)).toEqual([])
})

test('nobody presents for another carrier early either', async () => {
  const { ids } = await dollies(1)
  const stranger = await signedIn(app)
  const { tipodocumentoid } = await plan({ aplica_vehiculos: ['Tractor'] }, { aplica_vehiculos: ['Dolly'] })
  await expect(present(stranger, ids[0] ?? '', tipodocumentoid)).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
})
