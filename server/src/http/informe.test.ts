import { randomUUID } from 'node:crypto'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { enrolled, makeGate, pasoDe } from '../testing/gate.ts'
import { makePdf } from '../testing/makePdf.ts'
import { busyConnections, overSocket, readAndLeave, readSlowly } from '../testing/overSocket.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'

let app: TestApp
let carrier: Carrier
let administrador: Operador
let choferid: string
let documentoid: string
beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  administrador = await signedInOperador(app, { rol: 'administrador' })
  ;({ choferid } = await app.make.chofer({
    cuenta_id: carrier.cuentaId,
    apellido: 'Ñandúбв',
    nombre: 'Eva',
    email: 'eva@transporte.example',
    estado_cuenta: 'BAJA',
    fecha_baja: '2026-03-02',
    motivo_baja: 'Renuncia',
  }))
  const { tipodocumentoid } = await app.make.tipo({
    nombre: 'Constancia de prueba',
    docrectipo_recurso: 'chofer dado de baja',
  })
  const uploaded = await carrier.upload([{ name: 'constancia.pdf', bytes: await makePdf() }])
  const archivoid =
    uploaded.json<{ result: { records: { archivoid: string }[] } }>().result.records[0]?.archivoid ?? ''
  const { records } = await carrier.call('SaveDocumentoRecurso', {
    values: { recursoid: choferid, tipodocumentoid, archivos: [archivoid], fecha_vencimiento: '2099-01-15' },
  })
  documentoid = records[0]?.documentoid ?? ''
  expect((await administrador.get(`/api/archivos/${archivoid}`)).statusCode).toBe(200)
})
afterAll(() => app.stop())

interface Told {
  ficha: Record<string, unknown>
  por: string
  documentos: { documentoid: string; tipo: string; archivos: { sha256: string }[] }[]
  historial: { que: string }[]
  aperturas: { quien: string; medio: string; documento: string }[]
}

test('a titular takes along what is held of a chofer, where from, and who looked', async () => {
  const { pdf, json, documentos } = await carrier.call('InformeDeDatos', { choferid })
  expect(documentos).toBe(1)

  const answer = await carrier.get(json)
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="informe-de-datos-${choferid}.json"`,
  )
  const told = answer.json<Told>()
  expect(told.ficha).toMatchObject({
    apellido: 'Ñandúбв',
    email: 'eva@transporte.example',
    motivo_baja: 'Renuncia',
    fecha_baja: '2026-03-02',
  })
  expect(told.documentos).toMatchObject([
    {
      documentoid,
      tipo: 'Constancia de prueba',
      archivos: [{ sha256: expect.stringMatching(/^\w{64}$/) as string }],
    },
  ])
  expect(told.historial.length).toBeGreaterThan(0)
  expect(told.aperturas).toMatchObject([{ medio: 'archivo', documento: 'Constancia de prueba' }])
  expect(told.aperturas[0]?.quien).toMatch(/^Operadora/)
  expect(answer.body).not.toContain('"id"')

  const printed = await carrier.get(pdf)
  expect(printed.headers['content-type']).toBe('application/pdf')
  expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(printed.rawPayload.subarray(-6).toString()).toContain('%%EOF')
})

test('it tells by which gates they passed, without who came along, and what they asked about these data', async () => {
  const { puertaid, guardiaid } = await makeGate(app, {
    nombre: 'Balanza del informe',
    sede: 'Planta del informe',
  })
  const other = await app.make.chofer({ cuenta_id: carrier.cuentaId, documento: '20999111' })
  const driver = await app.make.chofer({ cuenta_id: carrier.cuentaId, documento: '20999222' })
  const device = await enrolled(app, { puertaid })
  const turnoid = randomUUID()
  const desde = new Date(Date.now() - 60_000).toISOString()
  await device.sync(
    [
      pasoDe(turnoid, {
        momento: desde,
        partes: [
          { lugar: 'tractor', texto: 'AD123QQ' },
          { lugar: 'chofer1', texto: '20999222' },
          { lugar: 'chofer2', texto: '20999111' },
        ],
        respuesta: 'no',
        motivos: ['Licencia de otra persona vencida hace 3 días'],
        igual: { autoriza: 'Jefa de prueba', motivo: 'La otra persona trae el papel mañana' },
      }),
      pasoDe(turnoid, {
        partes: [{ lugar: 'chofer1', texto: '20999222' }],
        respuesta: 'no',
        motivos: ['Licencia vencida hace 3 días'],
        igual: { autoriza: 'Jefa de prueba', motivo: 'Trae el papel mañana' },
      }),
    ],
    [{ turnoid, guardiaid, desde, hasta: null }],
  )
  await carrier.call('SaveSolicitudDeDatos', {
    recursoid: driver.choferid,
    values: { pide: 'corregir', detalle: 'Mi segundo nombre es Inés', recibida: hoyEnBuenosAires() },
  })

  const { json, pdf } = await carrier.call('InformeDeDatos', { choferid: driver.choferid })
  const answer = await carrier.get(json)
  expect(answer.json()).toMatchObject({
    pasos: [
      {
        sentido: 'entra',
        puerta: 'Balanza del informe',
        sede: 'Planta del informe',
        vehiculos: ['AD123QQ'],
        visita: null,
        motivos: [],
        igual: { autoriza: 'Jefa de prueba', motivo: null },
      },
      {
        vehiculos: [],
        motivos: ['Licencia vencida hace 3 días'],
        igual: { autoriza: 'Jefa de prueba', motivo: 'Trae el papel mañana' },
      },
    ],
    solicitudes: [
      { pide: 'corregir', detalle: 'Mi segundo nombre es Inés', estado: 'abierta', respuesta: null },
    ],
  })
  expect(answer.body).not.toContain(other.documento)
  expect(answer.body).not.toContain('otra persona')
  expect((await carrier.get(pdf)).rawPayload.subarray(-6).toString()).toContain('%%EOF')
  const stranger = await signedIn(app)
  const theirs = await app.make.chofer({ cuenta_id: stranger.cuentaId })
  const empty = await stranger.call('InformeDeDatos', { choferid: theirs.choferid })
  expect((await stranger.get(empty.json)).json()).toMatchObject({ pasos: [], solicitudes: [] })
})

test('an administrador takes the same, and each one made is a line of the audit', async () => {
  const url = `/api/consola/informe/${carrier.cuentaId}/${choferid}/json`
  expect((await administrador.get(url)).json<Told>().documentos).toHaveLength(1)
  const lines = await app.owner
    .selectFrom('auditoria')
    .select(['actor', 'objeto', 'cuenta_id'])
    .where('accion', 'in', ['informe', 'informe-de-cuenta'])
    .where('objeto', '=', choferid)
    .orderBy('accion')
    .execute()
  expect(new Set(lines.map(({ actor }) => actor))).toEqual(
    new Set([carrier.contactid, administrador.operadorid]),
  )
  expect(lines.every(({ cuenta_id }) => cuenta_id === carrier.cuentaId)).toBe(true)
})

test('nobody else does: not a colaborador, a revisor or another carrier, nor through another account', async () => {
  const [colaborador, stranger, revisor] = await Promise.all([
    signedIn(app, { cuentaId: carrier.cuentaId, rol: 'colaborador' }),
    signedIn(app),
    signedInOperador(app),
  ])
  const own = `/api/informe/${choferid}/pdf`
  const there = (cuentaid: string) => `/api/consola/informe/${cuentaid}/${choferid}/json`
  expect((await colaborador.get(own)).statusCode).toBe(403)
  expect((await stranger.get(own)).statusCode).toBe(404)
  expect((await app.http.inject(own)).statusCode).toBe(401)
  expect((await revisor.get(there(carrier.cuentaId))).statusCode).toBe(403)
  expect((await administrador.get(there(stranger.cuentaId))).statusCode).toBe(404)
  expect((await carrier.get(`/api/informe/${choferid}/html`)).statusCode).toBe(404)
})

test('pages follow one another: of 450 papers none is missing and none is told twice', async () => {
  const other = await signedIn(app)
  const chofer = await app.make.chofer({ cuenta_id: other.cuentaId })
  const tipo = await app.make.tipo({ vigencia: 'mensual', nombre: 'Mensual de prueba' })
  await app.owner
    .insertInto('documento')
    .values(
      Array.from({ length: 450 }, (_, n) => ({
        cuenta_id: other.cuentaId,
        recursoid: chofer.choferid,
        tipodocumentoid: tipo.tipodocumentoid,
        estado: 'anulado' as const,
        presentado_por: other.contactid,
        periodo: `${1980 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`,
        // Many in one millisecond.
        presentado: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 100))).toISOString(),
      })),
    )
    .execute()
  const { json, pdf, documentos } = await other.call('InformeDeDatos', { choferid: chofer.choferid })
  expect(documentos).toBe(450)
  const told = (await other.get(json)).json<Told>().documentos.map((each) => each.documentoid)
  expect(told).toHaveLength(450)
  expect(new Set(told).size).toBe(450)
  expect((await other.get(pdf)).rawPayload.subarray(-6).toString()).toContain('%%EOF')

  // A slow reader gets it whole, and after one who leaves no connection waits.
  const http = await overSocket(app.http)
  const cookie = { cookie: `portal_sesion=${other.token}` }
  for (const url of [json, pdf]) {
    const answer = await http.get(url, cookie)
    await readSlowly(answer)
    expect(answer.complete).toBe(true)
    await readAndLeave(await http.get(url, cookie), 1)
    await vi.waitFor(async () => expect(await busyConnections(app)).toBe(0))
  }
})
