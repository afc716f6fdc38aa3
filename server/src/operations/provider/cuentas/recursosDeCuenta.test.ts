import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

/** What the provider sees of one carrier is what that carrier sees, and nothing of another. */

let app: TestApp
let revisor: Operador
let carrier: Carrier
let choferid: string
let dominioid: string
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
  ;({ carrier, choferid, dominioid } = await withRecords())
  await withRecords()
})
afterAll(() => app.stop())

/** A carrier with one of each, all of them of the same names as any other's. */
async function withRecords() {
  const person = await signedIn(app)
  const cuenta_id = person.cuentaId
  const { choferid: active } = await app.make.chofer({
    cuenta_id,
    nombre: 'Iñaki',
    apellido: 'Ñandú',
    documento: '30111222',
  })
  const { dominioid: tractor } = await app.make.dominio({ cuenta_id, dominio: 'AB123CD', marca: 'Marca' })
  await app.make.unidad({ cuenta_id, nombre: 'La una', tractor, chofer1: active })
  await app.make.chofer({ cuenta_id, apellido: 'De Baja', estado_cuenta: 'BAJA' })
  await app.make.documento({ cuenta_id, recursoid: active, presentado_por: person.contactid })
  await app.make.historial({ cuenta_id, recursoid: active, nombre: 'Ñandú, Iñaki' })
  return { carrier: person, choferid: active, dominioid: tractor }
}

const cuenta = () => ({ cuentaid: carrier.cuentaId })

test('its choferes, dominios and transporte are listed with their fitness', async () => {
  const { records, total } = await revisor.call('ListRecursosCuenta', {
    ...cuenta(),
    order: 'tiporecurso ASC',
  })

  expect(total).toBe(4)
  expect(records.map((each) => each.tiporecurso)).toEqual([
    'chofer',
    'chofer dado de baja',
    'dominio',
    'transporte',
  ])
  const own = (await carrier.call('ListChoferes', { estado_cuenta: 'ACTIVO' })).records[0]
  expect(records[0]).toMatchObject({
    recursoid: choferid,
    nombre: 'Ñandú, Iñaki',
    aptitud: own?.aptitud,
    motivos: own?.motivos,
    faltantes: own?.faltantes,
  })
})

test('the list is searched by name, number and plate, and cut by kind, state and fitness', async () => {
  const found = async (input: object) =>
    (await revisor.call('ListRecursosCuenta', { ...cuenta(), ...input })).records.map(
      (each) => each.recursoid,
    )

  for (const search of ['nandu', '30.111.222', 'iñaki'])
    expect(await found({ search }), search).toEqual([choferid])
  for (const search of ['ab 123 cd', 'AB1']) expect(await found({ search }), search).toEqual([dominioid])
  expect(await found({ tiporecurso: 'dominio' })).toEqual([dominioid])
  expect(await found({ tiporecurso: 'chofer' })).toHaveLength(2)
  expect(await found({ estado: 'BAJA' })).toHaveLength(1)
  expect(await found({ aptitud: 'no habilitado' })).toHaveLength(4)
  expect(await found({ aptitud: 'habilitado' })).toEqual([])
})

test('each shows what its record says, its slots and its units, as its carrier sees them', async () => {
  const { records } = await revisor.call('DetailRecursoCuenta', { ...cuenta(), recursoid: choferid })
  const own = (await carrier.call('DetailChofer', { choferid })).records[0]

  expect(records[0]).toMatchObject({ recursoid: choferid, casillas: own?.casillas, unidades: own?.unidades })
  expect(records[0]?.datos).toContainEqual({ nombre: 'DNI', valor: '30111222' })
  for (const recursoid of [dominioid, carrier.cuentaId])
    expect((await revisor.call('DetailRecursoCuenta', { ...cuenta(), recursoid })).records).toMatchObject([
      { recursoid },
    ])
})

test('its units, documents and history are what its own lists answer', async () => {
  expect(await revisor.call('ListUnidadesCuenta', { ...cuenta(), search: 'ñandú' })).toEqual(
    await carrier.call('ListUnidades', { search: 'ñandú' }),
  )
  const documentos = await carrier.call('ListDocumentos', { recursoid: choferid })
  expect(documentos.total).toBe(1)
  expect(await revisor.call('ListDocumentosCuenta', { ...cuenta(), recursoid: choferid })).toEqual(documentos)
  for (const input of [{}, { search: 'nandu' }]) {
    const historial = await carrier.call('ListRecDocHistorial', input)
    expect(historial.total).toBe(1)
    expect(await revisor.call('ListHistorialCuenta', { ...cuenta(), ...input })).toEqual(historial)
  }
})

test("another carrier's resource is not found under this one", async () => {
  const other = await app.make.chofer()
  await expect(
    revisor.call('DetailRecursoCuenta', { ...cuenta(), recursoid: other.choferid }),
  ).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
})

test.each([
  'ListRecursosCuenta',
  'ListUnidadesCuenta',
  'ListDocumentosCuenta',
  'ListHistorialCuenta',
] as const)('%s of an account that does not exist is not found', async (operation) => {
  await expect(revisor.call(operation, { cuentaid: '11x999999999' })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
})

test('a record is told in words, and in numbers with the signs that people write', async () => {
  const cuenta_id = carrier.cuentaId
  const chofer = await app.make.chofer({ cuenta_id, telefono: '+5492915550101', cuil: '20283184057' })
  const dominio = await app.make.dominio({
    cuenta_id,
    dominio: 'AC123CD',
    titularidad: 'PROPIO',
    nombre: 'Móvil 9',
  })
  await app.owner
    .updateTable('cuenta')
    .set({ tipo_documento: 'CUIT', cuit: '30999000017', mobile: '+5491154445566' })
    .where('cuenta_id', '=', cuenta_id)
    .execute()

  const said = async (recursoid: string) => {
    const { records } = await revisor.call('DetailRecursoCuenta', { ...cuenta(), recursoid })
    return Object.fromEntries((records[0]?.datos ?? []).map(({ nombre, valor }) => [nombre, valor]))
  }
  expect(await said(chofer.choferid)).toMatchObject({
    Celular: '+54 9 291 555-0101',
    CUIL: '20-28318405-7',
    Estado: 'Activo',
  })
  expect(await said(dominio.dominioid)).toMatchObject({
    Titularidad: 'Propio',
    Estado: 'Activo',
    'Nombre interno': 'Móvil 9',
  })
  expect(await said(cuenta_id)).toMatchObject({
    Identificación: 'CUIT 30-99900001-7',
    Celular: '+54 9 11 5444-5566',
  })
})
