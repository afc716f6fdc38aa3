import type { Request } from '@portal/contract'
import { apiV1 } from '@portal/contract/apiV1.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier } from '../../../testing/people.ts'

/** A carrier whose account takes part in operaciones, and how its lists, details and units stand there. */

let app: TestApp
let carrier: Carrier
let administrador: Awaited<ReturnType<typeof signedInOperador>>
let norte: string
let sur: string
let choferid: string
let otro: string
let tipodocumentoid: string

beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  administrador = await signedInOperador(app, { rol: 'administrador' })
  const cuenta_id = carrier.cuentaId
  ;({ choferid } = await app.make.chofer({
    cuenta_id,
    apellido: 'Uno',
    nombre: 'Ana',
    documento: '30111221',
  }))
  otro = (await app.make.chofer({ cuenta_id, apellido: 'Otro', nombre: 'Beto', documento: '30111223' }))
    .choferid
})
afterAll(() => app.stop())

const operacion = async (nombre: string, exigencias: readonly string[] = []) => {
  const { records } = await administrador.call('SaveOperacion', {
    operacionid: '0',
    values: {
      nombre,
      exigencias: exigencias.map((each) => ({
        tipodocumentoid: each,
        obligatorio: true,
        critico: true,
        vigente_desde: null,
        vigente_hasta: null,
        fuente: '',
      })),
    },
  })
  const operacionid = records[0]?.operacionid ?? expect.fail('nothing was saved')
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId] })
  return operacionid
}

test('one whose account takes part in none is answered what it always was', async () => {
  const [row] = (await carrier.call('ListChoferes', {})).records
  const [detail] = (await carrier.call('DetailChofer', { choferid })).records
  const [transporte] = (await carrier.call('DetailTransporte', {})).records
  for (const each of [row, detail, transporte]) expect(each).not.toHaveProperty('operaciones')
  for (const each of detail?.casillas ?? []) expect(each).not.toHaveProperty('operaciones')
  expect((await carrier.call('ListOperaciones', {})).records).toEqual([])
})

test('a type that only operaciones ask for is asked of those that take part', async () => {
  const { records } = await administrador.call('SaveTipoDocumento', {
    tipodocumentoid: '0',
    values: {
      nombre: 'Inducción de planta',
      docrectipo_recurso: 'chofer',
      vigencia: 'sin vencimiento',
      origen: 'contractual',
      alcance: 'por operación',
    },
  })
  tipodocumentoid = records[0]?.tipodocumentoid ?? ''
  const slotOf = async () => {
    const [detail] = (await carrier.call('DetailChofer', { choferid })).records
    return detail?.casillas.find((each) => each.tipodocumentoid === tipodocumentoid)
  }
  expect(await slotOf()).toBeUndefined()
  const columns = async () =>
    (await carrier.call('MatrizDocumentos', { tiporecurso: 'chofer' })).tipos.map(
      (each) => each.tipodocumentoid,
    )
  expect(await columns()).not.toContain(tipodocumentoid)

  norte = await operacion('Planta Norte', [tipodocumentoid])
  sur = await operacion('Puerto Sur')

  expect(await slotOf()).toMatchObject({
    estado: 'pendiente',
    critico: true,
    obligatorio: true,
    soloOperaciones: true,
    operaciones: [{ operacionid: norte, nombre: 'Planta Norte', critico: true, obligatorio: true }],
  })
  expect(await columns()).toContain(tipodocumentoid)
  const { records: tipos } = await carrier.call('TiposDocumentos', { filter: { tiporecurso: 'chofer' } })
  expect(tipos.map((each) => each.tipodocumentoid)).toContain(tipodocumentoid)
  const stranger = await signedIn(app)
  const { records: theirs } = await stranger.call('TiposDocumentos', { filter: { tiporecurso: 'chofer' } })
  expect(theirs.map((each) => each.tipodocumentoid)).not.toContain(tipodocumentoid)
  expect((await stranger.call('ListOperaciones', {})).records).toEqual([])
})

test('lists, the matrix and the home page are those of the operacion that is asked about', async () => {
  const general = await carrier.call('Dashboard', {})
  const there = await carrier.call('Dashboard', { operacionid: norte })
  const elsewhere = await carrier.call('Dashboard', { operacionid: sur })
  // Each of the two choferes lacks it there, and nothing else differs.
  expect(there.pendientes - elsewhere.pendientes).toBe(2)
  expect(general.pendientes).toBe(there.pendientes)
  expect(elsewhere.cumplimiento).toEqual(general.cumplimiento.map((each) => ({ ...each, hasta: each.hasta })))
  for (const call of ['ListChoferes', 'ListDominios', 'ListUnidades'] as const)
    expect((await carrier.call(call, { operacionid: norte })).total).toBe(
      (await carrier.call(call, {})).total,
    )
  const [row] = (await carrier.call('ListChoferes', { operacionid: norte, order: 'aptitud ASC' })).records
  expect(row).toMatchObject({ aptitud: 'no habilitado' })
  expect(row?.operaciones?.map((each) => [each.nombre, each.aptitud])).toEqual([
    ['Planta Norte', 'no habilitado'],
    ['Puerto Sur', 'no habilitado'],
  ])
  const matriz = await carrier.call('MatrizDocumentos', {
    tiporecurso: 'chofer',
    operacionid: sur,
    totales: 'SI',
  })
  expect(matriz.tipos.map((each) => each.tipodocumentoid)).not.toContain(tipodocumentoid)
  expect(matriz.totales?.tipos.map((each) => each.tipodocumentoid)).not.toContain(tipodocumentoid)
  expect(matriz.records).toHaveLength(2)
})

test('what is missing and what was presented says who asks for it, and is that of the operacion that is asked about', async () => {
  const carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  const { choferid } = await app.make.chofer({ cuenta_id, documento: '30111225' })
  const { choferid: otro } = await app.make.chofer({ cuenta_id, documento: '30111227' })
  for (const operacionid of [norte, sur])
    await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [cuenta_id] })
  const pide = { operaciones: [{ operacionid: norte, nombre: 'Planta Norte' }], soloOperaciones: true }
  const missing = async (asked: { operacionid?: string }) =>
    (await carrier.call('ListRecDocFaltantes', asked)).records.flatMap(({ recursoid, documentos }) =>
      documentos
        .filter((each) => each.tipodocumentoid === tipodocumentoid)
        .map((each) => ({ ...each, recursoid })),
    )
  expect(await missing({})).toMatchObject([pide, pide])
  expect(await missing({ operacionid: norte })).toMatchObject([pide, pide])
  expect(await missing({ operacionid: sur })).toEqual([])
  const [row] = (await carrier.call('ListRecDocFaltantes', { operacionid: norte, recursoid: choferid }))
    .records
  expect(row).toMatchObject({ aptitud: 'no habilitado' })

  const general = (await carrier.call('ListRecDocFaltantes', {})).records.flatMap((each) => each.documentos)
  for (const each of general.filter((doc) => doc.tipodocumentoid !== tipodocumentoid))
    expect(each).not.toHaveProperty('soloOperaciones')

  const { proximo } = await carrier.call('Dashboard', { operacionid: norte })
  expect(proximo.find((each) => each.tipodocumentoid === tipodocumentoid)).toMatchObject(pide)
  const { records: filas } = await carrier.call('MatrizDocumentos', { tiporecurso: 'chofer' })
  const celdas = filas.flatMap(({ casillas }) => casillas)
  expect(celdas.find((each) => each.tipodocumentoid === tipodocumentoid)).toMatchObject(pide)
  for (const each of celdas.filter((celda) => celda.tipodocumentoid !== tipodocumentoid))
    expect(each).not.toHaveProperty('operaciones')

  const { documentoid } = await app.make.documento({
    cuenta_id,
    recursoid: otro,
    tipodocumentoid,
    estado: 'rechazado',
    motivo: 'No se lee',
  })
  const presented = async (asked: Request<'ListDocumentos'>) =>
    (await carrier.call('ListDocumentos', asked)).records.filter((each) => each.documentoid === documentoid)
  for (const asked of [
    {},
    { operacionid: norte },
    { operacionid: norte, porHacer: 'SI' as const },
    { recursoid: otro },
  ])
    expect(await presented({ ...asked, page: 1, pagesize: 10 })).toMatchObject([pide])
  expect(await carrier.call('ListDocumentos', { operacionid: norte, page: 1, pagesize: 10 })).toMatchObject({
    total: 1,
  })
  expect(await carrier.call('ListDocumentos', { operacionid: sur, page: 1, pagesize: 10 })).toMatchObject({
    total: 0,
    records: [],
  })
  expect((await carrier.call('DetailDocumento', { documentoid })).records[0]).toMatchObject(pide)
})

test('a resource is taken out of an operacion with why, and back in', async () => {
  await expect(
    carrier.call('SaveParticipacion', { recursoid: otro, operacionid: norte, participa: false }),
  ).rejects.toMatchObject({ body: { code: 1510 } })
  const motivo = 'No carga cereales'
  const takeOut = { recursoid: otro, operacionid: norte, participa: false, motivo }
  await carrier.call('SaveParticipacion', takeOut)
  await carrier.call('SaveParticipacion', takeOut)
  const [detail] = (await carrier.call('DetailChofer', { choferid: otro })).records
  expect(detail?.operaciones).toMatchObject([
    { operacionid: norte, aptitud: null, motivo },
    { operacionid: sur, motivo: null },
  ])
  expect(detail?.casillas.some((each) => each.tipodocumentoid === tipodocumentoid)).toBe(false)
  expect(
    (await carrier.call('ListChoferes', { operacionid: norte })).records.map((each) => each.choferid),
  ).toEqual([choferid])
  const [listed] = (await carrier.call('ListOperaciones', {})).records
  expect(listed).toMatchObject({ nombre: 'Planta Norte', choferes: { total: 1 } })

  const takeIn = { recursoid: otro, operacionid: norte, participa: true }
  await carrier.call('SaveParticipacion', takeIn)
  await carrier.call('SaveParticipacion', takeIn)
  expect((await carrier.call('ListChoferes', { operacionid: norte })).total).toBe(2)

  // Said twice, each was done once.
  const lines = async (who: Carrier, recursoid: string) =>
    (await who.call('ListRecDocHistorial', { filter: { recursoid } })).records.map(
      ({ docrechistorial_estado, nota, tipodocumento }) => [docrechistorial_estado, nota, tipodocumento],
    )
  expect(await lines(carrier, otro)).toEqual([
    ['fuera de operacion', `No va a Planta Norte: ${motivo}`, null],
    ['vuelta a operacion', 'Vuelve a Planta Norte', null],
  ])
  expect(await lines(carrier, choferid)).toEqual([])
  expect(await lines(await signedIn(app), otro)).toEqual([])
  const { records: out } = await carrier.call('ListRecDocHistorial', {
    filter: { estado: 'fuera de operacion' },
  })
  expect(out.map((line) => [line.recursoid, typeof line.actor_nombre])).toEqual([[otro, 'string']])
})

test('a unit is judged where it goes, with an exchange among those that go there', async () => {
  const cuenta_id = carrier.cuentaId
  const { dominioid } = await app.make.dominio({ cuenta_id, dominio: 'ZZ111ZZ', tipo_vehiculo: 'MOTRIZ' })
  const { unidadid } = await app.make.unidad({
    cuenta_id,
    nombre: 'Norte',
    tractor: dominioid,
    chofer1: otro,
  })
  await carrier.call('SaveParticipacion', {
    recursoid: otro,
    operacionid: norte,
    participa: false,
    motivo: 'No carga cereales',
  })
  const look = async (operacionid?: string) => {
    const [unidad] = (await carrier.call('DetailUnidad', { unidadid, operacionid })).records
    return unidad?.partes.find(({ recursoid }) => recursoid === otro)
  }
  expect((await look(norte))?.culpables[0]).toMatchObject({
    estado: 'NO PARTICIPA',
    texto: 'No carga cereales',
  })
  expect((await look())?.culpables.map(({ estado }) => estado)).not.toContain('NO PARTICIPA')
  expect((await look(norte))?.estado).toBe('ACTIVO')
  const [row] = (await carrier.call('ListUnidades', { operacionid: norte })).records
  expect(row).toMatchObject({ aptitud: 'no habilitado' })
  expect(row?.operaciones?.map(({ nombre }) => nombre)).toEqual(['Planta Norte', 'Puerto Sur'])
  const { records } = await carrier.call('UnidadesDelDia', { operacionid: norte })
  expect(records[0]?.culpables.map(({ estado }) => estado)).toContain('NO PARTICIPA')
})

test('one that was to begin and was called off is none', async () => {
  const operacionid = await operacion('Obra que no empezó')
  const hoy = hoyEnBuenosAires()
  const cuentas = [carrier.cuentaId]
  const listed = async () => (await carrier.call('ListOperaciones', {})).records.map(({ nombre }) => nombre)
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas, hasta: sumarDias(hoy, -1) })
  expect(await listed()).not.toContain('Obra que no empezó')
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas, desde: sumarDias(hoy, 9) })
  expect(await listed()).toContain('Obra que no empezó')
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas, hasta: hoy })
  expect(await listed()).not.toContain('Obra que no empezó')
})

/** Every reading of a carrier that takes an operacion. */
const expectRefused = async (who: Carrier, operacionid: string, message: string) => {
  const refused = { body: { fields: { operacionid: message } } }
  for (const call of [
    'Dashboard',
    'ListChoferes',
    'ListDominios',
    'ListUnidades',
    'ListRecDocFaltantes',
    'ListDocumentos',
    'UnidadesDelDia',
    'DetailTransporte',
  ] as const)
    await expect(who.call(call, { operacionid }), call).rejects.toMatchObject(refused)
  await expect(who.call('MatrizDocumentos', { tiporecurso: 'chofer', operacionid })).rejects.toMatchObject(
    refused,
  )
  await expect(
    who.call('ListChoferes', { operacionid, todos: 'SI', search: 'nobody is called so' }),
  ).rejects.toMatchObject(refused)
}

test('one where it works that has nothing of what is asked is answered empty', async () => {
  const there = { operacionid: norte, search: 'nobody is called so' }
  expect((await carrier.call('ListChoferes', there)).records).toEqual([])
  expect((await carrier.call('ListDocumentos', there)).records).toEqual([])
  expect((await carrier.call('MatrizDocumentos', { tiporecurso: 'dominio', ...there })).records).toEqual([])
})

test('of a day on which it does not work there, the question says so', async () => {
  await expect(
    carrier.call('UnidadesDelDia', { operacionid: '11x999999999', fecha: sumarDias(hoyEnBuenosAires(), 3) }),
  ).rejects.toMatchObject({ body: { fields: { operacionid: 'Ese día no trabajás en esa operación.' } } })
})

test('what is not the account’s, closed or over is refused', async () => {
  const stranger = await signedIn(app)
  const asked = { recursoid: choferid, operacionid: norte, participa: false, motivo: 'No' }
  await expect(stranger.call('SaveParticipacion', asked)).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  const { choferid: theirs } = await app.make.chofer({ cuenta_id: stranger.cuentaId })
  await expect(stranger.call('SaveParticipacion', { ...asked, recursoid: theirs })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  await expectRefused(stranger, norte, 'Hoy no trabajás en esa operación.')
  await expectRefused(carrier, '11x999999999', 'Hoy no trabajás en esa operación.')
  const hoy = hoyEnBuenosAires()
  await administrador.call('SaveCuentasOperacion', {
    operacionid: sur,
    cuentas: [carrier.cuentaId],
    hasta: sumarDias(hoy, -1),
  })
  await expect(carrier.call('SaveParticipacion', { ...asked, operacionid: sur })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  expect((await carrier.call('ListOperaciones', {})).records.map(({ nombre }) => nombre)).toEqual([
    'Planta Norte',
  ])
  await expectRefused(carrier, sur, 'Hoy no trabajás en esa operación.')
  await administrador.call('SaveOperacion', { operacionid: norte, values: { activa: false } })
  await expectRefused(carrier, norte, 'Hoy no trabajás en esa operación.')
  const [detail] = (await carrier.call('DetailChofer', { choferid })).records
  expect(detail).not.toHaveProperty('operaciones')
  expect(detail?.casillas.some((each) => each.tipodocumentoid === tipodocumentoid)).toBe(false)
})

test('what one that is closed asks, and what none asks any more, stands in no list of types', async () => {
  const { tipodocumentoid: aparte } = await app.make.tipo({
    docrectipo_recurso: 'chofer',
    alcance: 'por operación',
  })
  const { tipodocumentoid: general } = await app.make.tipo({ docrectipo_recurso: 'chofer', critico: false })
  const operacionid = await operacion('Playa que cierra', [aparte, general])
  const listed = async () => {
    const { tipos } = await carrier.call('MatrizDocumentos', { tiporecurso: 'chofer' })
    const { records } = await carrier.call('TiposDocumentos', { filter: { tiporecurso: 'chofer' } })
    const has = (all: readonly { tipodocumentoid: string }[]) =>
      all.some((each) => each.tipodocumentoid === aparte)
    const own = tipos.find((each) => each.tipodocumentoid === general)
    return [has(tipos), has(records), own?.enOperaciones?.critico]
  }
  const save = (values: Request<'SaveOperacion'>['values']) =>
    administrador.call('SaveOperacion', { operacionid, values })
  expect(await listed()).toEqual([true, true, true])
  await save({ activa: false })
  expect(await listed()).toEqual([false, false, undefined])

  const during = (desde: string | null, hasta: string | null) =>
    save({
      activa: true,
      exigencias: [aparte, general].map((tipodocumentoid) => ({
        tipodocumentoid,
        obligatorio: true,
        critico: true,
        vigente_desde: desde,
        vigente_hasta: hasta,
        fuente: '',
      })),
    })
  const hoy = hoyEnBuenosAires()
  await during(null, sumarDias(hoy, -1))
  expect(await listed()).toEqual([false, false, undefined])
  // What begins is there before, so that it can be presented, and is no stricter until then.
  await during(sumarDias(hoy, 5), null)
  expect(await listed()).toEqual([true, true, undefined])
  await save({ exigencias: [] })
})

test('a paper that only an operacion asks for is critical in what programs and calendars are told', async () => {
  const operacionid = await operacion('Obra con papeles', [tipodocumentoid])
  const { records } = await carrier.call('CrearToken', {
    values: {
      nombre: 'Despacho',
      alcances: ['aptitud:leer', 'documentos:leer', 'recursos:leer'],
      vence: sumarDias(hoyEnBuenosAires(), 30),
    },
  })
  const ask = async (path: string) =>
    (
      await app.http.inject({
        method: 'GET',
        url: `${apiV1}${path}`,
        headers: { authorization: `Bearer ${records[0]?.token ?? ''}` },
      })
    ).json<Record<string, unknown>>()
  const { records: lacking } = await ask(`/faltantes?recursoid=${choferid}`)
  expect(lacking).toContainEqual(expect.objectContaining({ tipodocumentoid, critico: true }))

  const verdict = await ask(`/aptitud?documento=30111221&operacion=${operacionid}`)
  expect(verdict).toMatchObject({ apto: 'no' })
  expect(verdict['culpables']).toContainEqual(expect.objectContaining({ tipo: 'Inducción de planta' }))
  const tomorrow = sumarDias(hoyEnBuenosAires(), 1)
  const later = await ask(`/aptitud?documento=30111221&operacion=${operacionid}&dia=${tomorrow}`)
  expect(later['culpables']).toContainEqual(expect.objectContaining({ tipo: 'Inducción de planta' }))
  const general = await ask('/aptitud?documento=30111221')
  expect(general['culpables']).not.toContainEqual(expect.objectContaining({ tipo: 'Inducción de planta' }))
  // One that is none of the account's is no question that can be answered.
  expect(await ask('/aptitud?documento=30111221&operacion=30x999999')).toMatchObject({ status: 400 })

  await carrier.call('SaveParticipacion', {
    recursoid: choferid,
    operacionid,
    participa: false,
    motivo: 'No va',
  })
  for (const dia of ['', `&dia=${tomorrow}`])
    expect(await ask(`/aptitud?documento=30111221&operacion=${operacionid}${dia}`)).toMatchObject({
      apto: 'no',
      culpables: expect.arrayContaining([expect.objectContaining({ estado: 'NO PARTICIPA' })]) as unknown,
    })
})

test('of what may go nowhere each operacion says first what it adds, and a unit tells of the day that is asked about', async () => {
  // What each asks below is all there is.
  await app.owner.updateTable('tipo_documento').set({ critico: false }).execute()
  const theirs = await signedIn(app)
  const cuenta_id = theirs.cuentaId
  const { choferid: suyo } = await app.make.chofer({ cuenta_id, apellido: 'Paz', nombre: 'Luz' })
  const { dominioid } = await app.make.dominio({ cuenta_id, dominio: 'ZZ222ZZ', tipo_vehiculo: 'MOTRIZ' })
  const { unidadid } = await app.make.unidad({ cuenta_id, tractor: dominioid, chofer1: suyo })
  const manana = sumarDias(hoyEnBuenosAires(), 1)
  const general = await app.make.tipo({ nombre: 'A todos', obligatorio: true, critico: true })
  const aparte = await app.make.tipo({ nombre: 'Solo ahí', alcance: 'por operación' })
  await app.make.documento({
    cuenta_id,
    recursoid: suyo,
    tipodocumentoid: general.tipodocumentoid,
    estado: 'aprobado',
    fecha_vencimiento: hoyEnBuenosAires(),
  })
  const pide = await operacion('Con más', [aparte.tipodocumentoid])
  const nada = await operacion('Sin nada más')
  for (const operacionid of [pide, nada])
    await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [cuenta_id] })
  const unidad = async (fecha?: string) => (await theirs.call('DetailUnidad', { unidadid, fecha })).records[0]
  const said = (operaciones: { nombre: string; culpable: { tipodocumento: string | null } | null }[] = []) =>
    operaciones.map(({ nombre, culpable }) => [nombre, culpable?.tipodocumento])

  // Today what everybody is asked for is in order, and ends soon.
  const hoyDia = await unidad()
  expect(said(hoyDia?.operaciones)).toEqual([
    ['Con más', aparte.nombre],
    ['Sin nada más', general.nombre],
  ])
  expect(hoyDia?.operaciones?.map(({ aptitud }) => aptitud)).toEqual(['no habilitado', 'por vencer'])
  // Tomorrow it has ended.
  const luego = await unidad(manana)
  expect(said(luego?.operaciones)).toEqual([
    ['Con más', aparte.nombre],
    ['Sin nada más', general.nombre],
  ])
  expect(luego?.operaciones?.map(({ aptitud }) => aptitud)).toEqual(['no habilitado', 'no habilitado'])
  expect(luego?.operaciones?.[0]?.culpable).toMatchObject({ recurso: 'Paz, Luz', estado: 'pendiente' })

  // What ended comes before what was never presented, and everywhere: what an operacion adds is still told of it.
  const { choferid: vencido } = await app.make.chofer({ cuenta_id, apellido: 'Sol', nombre: 'Mar' })
  await app.make.documento({
    cuenta_id,
    recursoid: vencido,
    tipodocumentoid: general.tipodocumentoid,
    estado: 'aprobado',
    fecha_vencimiento: sumarDias(hoyEnBuenosAires(), -1),
  })
  const [chofer] = (await theirs.call('DetailChofer', { choferid: vencido })).records
  expect(chofer?.culpables[0]).toMatchObject({ tipodocumento: general.nombre, estado: 'vencido' })
  expect(said(chofer?.operaciones)).toEqual([
    ['Con más', aparte.nombre],
    ['Sin nada más', general.nombre],
  ])
  // And so of its unit today, where what is kept tells it, and of where a part was taken out.
  await theirs.call('SaveUnidad', { unidadid, values: { chofer1: vencido } })
  expect(said((await unidad())?.operaciones)).toEqual([
    ['Con más', aparte.nombre],
    ['Sin nada más', general.nombre],
  ])
  await theirs.call('SaveParticipacion', {
    recursoid: dominioid,
    operacionid: nada,
    participa: false,
    motivo: 'No entra por el portón',
  })
  expect((await unidad())?.operaciones?.map(({ culpable }) => [culpable?.recurso, culpable?.estado])).toEqual(
    [
      ['Sol, Mar', 'pendiente'],
      ['ZZ222ZZ', 'NO PARTICIPA'],
    ],
  )
})
