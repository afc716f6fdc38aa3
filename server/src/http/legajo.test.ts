import { randomUUID } from 'node:crypto'
import { sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { datoDeCierre, huellaDeCierre, LineaDeCierre } from '@portal/legajo/lineas.ts'
import { indiceDe } from '@portal/legajo/indice.ts'
import { decir } from '@portal/legajo/palabras.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { enrolled, makeGate, pasoDe } from '../testing/gate.ts'
import {
  entregadoDe,
  esteMes,
  examine,
  night,
  presentPapers,
  sealNow,
  takeLegajo,
} from '../testing/legajo.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { unzipped } from '../testing/unzipped.ts'

let app: TestApp
let administrador: Operador
let carrier: Carrier
let choferid: string
let documentos: string[]
beforeAll(async () => {
  app = await startApp()
  ;[administrador, carrier] = await Promise.all([
    signedInOperador(app, { rol: 'administrador' }),
    signedIn(app),
  ])
  ;({ choferid, documentos } = await presentPapers(app, { carrier, administrador }))
  const other = await signedIn(app)
  await presentPapers(app, { carrier: other, administrador, count: 1 })
  await sealNow(app)
})
afterAll(() => app.stop())

const url = (cuentaid: string, recursoid = '0', desde = esteMes(), hasta = esteMes()) =>
  `/api/consola/legajo/${cuentaid}/${desde}/${hasta}/${recursoid}`

test('an administrador takes the papers, what was decided of them and the audit’s lines, and all of it is as it was signed', async () => {
  const { records } = await administrador.call('PrepararLegajo', {
    cuentaid: carrier.cuentaId,
    desde: esteMes(),
    hasta: esteMes(),
  })
  expect(records[0]).toMatchObject({
    archivos: 3,
    documentos: 3,
    sinSellar: 0,
    deOtrosMeses: 0,
    testigo: null,
  })

  const zip = await takeLegajo(administrador, carrier.cuentaId)
  const exam = await examine(zip)
  expect(exam.hallazgos).toEqual([])
  expect(exam.intactos).toBe(exam.manifiesto?.archivos.length)
  expect(exam.auditoria.lineas).toBe(records[0]?.lineas)
  expect(exam.auditoria.lineas).toBeGreaterThan(4)
  expect(exam.manifiesto).toMatchObject({
    de: { cuentaid: carrier.cuentaId },
    secciones: [
      { clave: 'documentos', cuantos: 3 },
      { clave: 'historial', cuantos: records[0]?.historial },
      { clave: 'excepciones', cuantos: 0 },
      { clave: 'pasos', cuantos: 0 },
      { clave: 'cierres', cuantos: 0 },
      { clave: 'auditoria', cuantos: records[0]?.lineas },
      { clave: 'testigos', cuantos: 0 },
    ],
  })
  expect(decir(exam).veredicto).toBe('intacto')

  const entries = await unzipped(zip)
  const papers = [...entries.keys()].filter((name) => name.startsWith('documentos/'))
  expect(papers).toHaveLength(3)
  const indice = entries.get('indice.html') ?? ''
  for (const said of ['Ñandú, Eva', 'Constancia 0/3', 'papel ñ 1.pdf', 'verificar.html', 'datos personales'])
    expect(indice).toContain(said)
  expect(entries.get('verificar.html')).toContain('Content-Security-Policy')
  // Of others are hashes there and no word.
  const all = [...entries].filter(([name]) => name !== 'verificar.html').map(([, text]) => text)
  expect(all.join('')).not.toContain('Constancia 0/1')
})

test('its index is made anew of what was signed, says of each file how it is, and gives none that is not as it was', async () => {
  const zip = await takeLegajo(administrador, carrier.cuentaId)
  const indexOf = async (bytes: Buffer) => indiceDe(await entregadoDe(bytes), await examine(bytes))
  const whole = await indexOf(zip)
  expect(whole).toMatchObject({
    segun: 'documentos',
    sinFirma: false,
    grupos: [{ nombre: 'Ñandú, Eva' }, { nombre: 'Datos y pruebas' }],
  })
  const papers = whole?.grupos[0]?.archivos ?? []
  expect(papers.map(({ que, estado }) => [que, estado])).toEqual(
    ['Constancia 0/3', 'Constancia 1/3', 'Constancia 2/3'].map((que) => [que, 'intacto']),
  )
  expect(papers[0]?.sobre).toMatch(/^Presentado el .* · vence el 15\/01\/2099 · En revisión$/)
  expect(papers.every(({ fuente }) => fuente !== undefined)).toBe(true)

  const changedAt = async (at: number) => {
    expect(at).toBeGreaterThan(0)
    const bytes = Buffer.from(zip)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    return indexOf(bytes)
  }
  const paper = await changedAt(zip.indexOf('%PDF') + 40)
  expect(paper?.segun).toBe('documentos')
  expect(
    paper?.grupos.flatMap(({ archivos }) => archivos).filter(({ estado }) => estado !== 'intacto'),
  ).toMatchObject([{ estado: 'cambio', fuente: undefined }])
  // Lines that somebody changed are told to nobody: the manifest's list is.
  const lines = await changedAt(zip.indexOf('"tipo":"Constancia') + 10)
  expect(lines).toMatchObject({ segun: 'manifiesto', sinFirma: false })
  expect(lines?.grupos.map(({ nombre }) => nombre)).toEqual(['Datos y pruebas', 'Documentos presentados'])
  const unsigned = await changedAt(zip.indexOf('"hecho":"2') + 9)
  expect(unsigned).toMatchObject({ segun: 'manifiesto', sinFirma: true })
  expect(unsigned?.grupos.flatMap(({ archivos }) => archivos).some(({ fuente }) => fuente)).toBe(false)
})

test('it tells by which gates its own people and vehicles passed, and of nobody else who came along', async () => {
  const owner = await signedIn(app)
  const stranger = await signedIn(app)
  const own = await app.make.chofer({ cuenta_id: owner.cuentaId, documento: '20888111' })
  const other = await app.make.chofer({ cuenta_id: owner.cuentaId, documento: '20888222' })
  await app.make.dominio({ cuenta_id: stranger.cuentaId, dominio: 'AE888QQ' })
  const { puertaid, guardiaid } = await makeGate(app, { nombre: 'Balanza del legajo' })
  const device = await enrolled(app, { puertaid })
  const turnoid = randomUUID()
  const pasos = [
    pasoDe(turnoid, {
      partes: [
        { lugar: 'chofer1', texto: '20888111' },
        { lugar: 'arrastre1', texto: 'AE888QQ' },
      ],
      motivos: ['RTO de AE888QQ vencida'],
      igual: { autoriza: 'Jefa de prueba', motivo: 'El dueño de AE888QQ la trae' },
    }),
    pasoDe(turnoid, {
      partes: [{ lugar: 'chofer1', texto: '20888222' }],
      motivos: ['Licencia vencida hace 3 días'],
      igual: { autoriza: 'Jefa de prueba', motivo: 'Trae el papel mañana' },
    }),
  ]
  await device.sync(pasos, [{ turnoid, guardiaid, desde: new Date().toISOString(), hasta: null }])

  const taken = async (recursoid?: string) => {
    const zip = await takeLegajo(administrador, owner.cuentaId, recursoid === undefined ? {} : { recursoid })
    const exam = await examine(zip)
    expect(exam.hallazgos).toEqual([])
    const lines = (await unzipped(zip)).get('datos/pasos.jsonl')?.split('\n').filter(Boolean) ?? []
    expect(exam.manifiesto?.secciones.find(({ clave }) => clave === 'pasos')?.cuantos).toBe(lines.length)
    return lines.map((line) => JSON.parse(line) as unknown)
  }
  const all = await taken()
  expect(all).toHaveLength(2)
  expect(JSON.stringify(all)).not.toContain('AE888QQ')
  expect(await taken(own.choferid)).toMatchObject([
    {
      pasoid: pasos[0]?.pasoid,
      puerta: 'Balanza del legajo',
      guardia: 'Guardia de Prueba',
      sentido: 'entra',
      motivos: [],
      igual: { autoriza: 'Jefa de prueba', motivo: null },
      partes: [{ lugar: 'chofer1', recursoid: own.choferid, texto: '20888111' }],
    },
  ])
  expect(await taken(other.choferid)).toMatchObject([
    { motivos: ['Licencia vencida hace 3 días'], igual: { motivo: 'Trae el papel mañana' } },
  ])
  const { records } = await administrador.call('PrepararLegajo', {
    cuentaid: owner.cuentaId,
    desde: esteMes(),
    hasta: esteMes(),
  })
  expect(records[0]?.pasos).toBe(2)

  // One that is changed is found, as anything else that was signed.
  const zip = await takeLegajo(administrador, owner.cuentaId)
  const at = zip.indexOf('Trae el papel ma')
  expect(at).toBeGreaterThan(0)
  const altered = Buffer.from(zip)
  altered.write('Tiene', at)
  expect((await examine(altered)).hallazgos).toContainEqual(
    expect.objectContaining({ que: 'cambio', camino: 'datos/pasos.jsonl' }),
  )
})

test('its line is in the audit, and who opened each paper stands beside it', async () => {
  await takeLegajo(administrador, carrier.cuentaId)
  const lines = await app.owner
    .selectFrom('auditoria')
    .select(['actor', 'objeto'])
    .where('accion', '=', 'legajo')
    .execute()
  expect(lines).toContainEqual({ actor: administrador.operadorid, objeto: carrier.cuentaId })
  for (const documentoid of documentos) {
    const { records } = await administrador.call('ListAperturas', { documentoid })
    expect(records.map(({ quien, medio }) => [quien, medio])).toEqual([
      [administrador.operadorid, 'descarga'],
    ])
  }
})

test('of one resource come its papers and its lines alone, of a unidad its parts’', async () => {
  const { choferid: otro } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
  const none = await examine(await takeLegajo(administrador, carrier.cuentaId, { recursoid: otro }))
  expect(none.hallazgos).toEqual([])
  expect(none.manifiesto?.archivos.filter(({ archivoid }) => archivoid !== null)).toEqual([])
  expect(none.manifiesto?.auditoria.lineas).toBe(0)

  const own = await examine(await takeLegajo(administrador, carrier.cuentaId, { recursoid: choferid }))
  expect(own.manifiesto?.recurso).toMatchObject({ id: choferid, nombre: 'Ñandú, Eva' })
  expect(own.manifiesto?.archivos.filter(({ archivoid }) => archivoid !== null)).toHaveLength(3)
  expect(own.auditoria.lineas).toBeGreaterThan(3)

  const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId })
  const { unidadid } = await app.owner
    .insertInto('unidad')
    .values({
      cuenta_id: carrier.cuentaId,
      nombre: 'Unidad de prueba',
      tractor: dominioid,
      chofer1: choferid,
    })
    .returning('unidadid')
    .executeTakeFirstOrThrow()
  const unit = await examine(await takeLegajo(administrador, carrier.cuentaId, { recursoid: unidadid }))
  expect(unit.hallazgos).toEqual([])
  expect(unit.manifiesto?.archivos.filter(({ archivoid }) => archivoid !== null)).toHaveLength(3)
})

test('a paper is of the months in which it was presented, of which it is or in which it was in force', async () => {
  const cuenta = await signedIn(app)
  const { cuentaId: cuenta_id, contactid: presentado_por } = cuenta
  const { choferid: recursoid } = await app.make.chofer({ cuenta_id })
  const { tipodocumentoid } = await app.make.tipo()
  const make = (values: object) =>
    app.make.documento({ cuenta_id, recursoid, tipodocumentoid, presentado_por, ...values })
  const aprobado = { estado: 'aprobado' as const }
  const old = await make({
    ...aprobado,
    presentado: '2024-01-10T12:00:00Z',
    decidido: '2024-01-11T12:00:00Z',
  })
  const next = await make({
    ...aprobado,
    presentado: '2024-03-10T12:00:00Z',
    decidido: '2024-03-11T12:00:00Z',
    fecha_vencimiento: '2024-06-30',
  })
  const monthly = await app.make.documento({
    cuenta_id,
    recursoid,
    presentado_por,
    ...aprobado,
    periodo: '2024-05',
    presentado: '2024-07-02T12:00:00Z',
    decidido: '2024-07-03T12:00:00Z',
  })
  const inMonths = async (desde: string, hasta: string) => {
    const { records } = await administrador.call('PrepararLegajo', { cuentaid: cuenta_id, desde, hasta })
    const zip = await unzipped(await takeLegajo(administrador, cuenta_id, { desde, hasta }))
    const ids = (zip.get('datos/documentos.jsonl') ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { documentoid: string }).documentoid)
    expect([records[0]?.documentos, records[0]?.deOtrosMeses]).toEqual([ids.length, 3 - ids.length])
    return ids.sort()
  }
  const [a, b, c] = [old.documentoid, next.documentoid, monthly.documentoid]
  expect(await inMonths('2023-12', '2023-12')).toEqual([])
  expect(await inMonths('2024-02', '2024-02')).toEqual([a])
  expect(await inMonths('2024-03', '2024-03')).toEqual([a, b].sort())
  expect(await inMonths('2024-05', '2024-05')).toEqual([b, c].sort())
  expect(await inMonths('2024-07', '2024-07')).toEqual([c])
  expect(await inMonths('2024-08', '2024-08')).toEqual([])
})

test('a file that the storage lost is told in the index and the manifest, and the rest comes', async () => {
  const cuenta = await signedIn(app)
  await presentPapers(app, { carrier: cuenta, administrador, count: 2 })
  const lost = await app.owner
    .selectFrom('archivo')
    .select(['clave', 'nombre'])
    .where('cuenta_id', '=', cuenta.cuentaId)
    .limit(1)
    .executeTakeFirstOrThrow()
  await app.services.storage.remove(lost.clave)

  const zip = await takeLegajo(administrador, cuenta.cuentaId)
  const exam = await examine(zip)
  expect(exam.hallazgos).toEqual([])
  expect(exam.manifiesto?.afuera).toContainEqual(
    expect.objectContaining({ que: 'archivos perdidos', cuantos: 1 }),
  )
  expect((await unzipped(zip)).get('indice.html')).toContain('Perdido')
})

test('nobody else takes one, and what is not there is not found', async () => {
  const revisor = await signedInOperador(app)
  expect((await revisor.get(url(carrier.cuentaId))).statusCode).toBe(403)
  expect((await carrier.get(url(carrier.cuentaId))).statusCode).toBe(403)
  expect((await app.http.inject(url(carrier.cuentaId))).statusCode).toBe(401)
  expect((await administrador.get(url('11x999999'))).statusCode).toBe(404)
  expect((await administrador.get(url(carrier.cuentaId, '17x999999'))).statusCode).toBe(404)
  expect((await administrador.get(url(carrier.cuentaId, '0', '2026-13'))).statusCode).toBe(404)
  // A resource of another account is not there.
  const other = await app.make.chofer()
  expect((await administrador.get(url(carrier.cuentaId, other.choferid))).statusCode).toBe(404)
})

test('months that are none have their sentence beside the field', async () => {
  const asked = (desde: string, hasta: string) =>
    administrador.call('PrepararLegajo', { cuentaid: carrier.cuentaId, desde, hasta })
  await expect(asked('2026-10', '2026-09')).rejects.toMatchObject({
    body: { fields: { hasta: 'El último mes no puede ser anterior al primero' } },
  })
  await expect(asked('2010-01', '2020-01')).rejects.toMatchObject({
    body: { fields: { hasta: 'Elegí hasta 120 meses' } },
  })
  await expect(asked('octubre', '2020-01')).rejects.toMatchObject({
    body: { fields: { desde: expect.any(String) as string } },
  })
})

test('each night leaves a root, and the next legajo proves what it knows', async () => {
  expect(await night(app)).toHaveLength(1)
  const exam = await examine(await takeLegajo(administrador, carrier.cuentaId))
  expect(exam.hallazgos).toEqual([])
  expect(exam.testigos.testigos).toHaveLength(1)
  const papers = exam.manifiesto?.archivos.filter(({ archivoid }) => archivoid !== null) ?? []
  for (const { archivoid, sha256 } of papers)
    expect(exam.testigos.probados).toContain(`archivo ${archivoid ?? ''} ${sha256}`)
  expect(exam.conTestigo).toBe(exam.deTestigo)

  await night(app)
  const later = await examine(await takeLegajo(administrador, carrier.cuentaId))
  expect(later.testigos.testigos).toHaveLength(2)
  expect(later.hallazgos).toEqual([])
})

test('a close is known to the night by the hash of all its lines, and not by the hash that it tells', async () => {
  const cuenta = await signedIn(app)
  const mes = sumarAlPeriodo(esteMes(), -1)
  await app.make.chofer({ cuenta_id: cuenta.cuentaId, createdtime: `${mes}-01T12:00:00Z` })
  const asked = { mes, cuentas: [cuenta.cuentaId] }
  const { vista } = await administrador.call('CerrarMes', { ...asked, soloVista: true })
  const { records } = await administrador.call('CerrarMes', { ...asked, faltan: vista.faltan })
  await sealNow(app)
  await night(app)
  const zip = await takeLegajo(administrador, cuenta.cuentaId, { desde: mes, hasta: mes })
  const exam = await examine(zip)
  expect(exam.hallazgos).toEqual([])
  const known = [...exam.testigos.probados].filter((dato) => dato.startsWith('cierre '))
  expect(known).toEqual([
    expect.stringMatching(new RegExp(`^cierre ${records[0]?.cierreid ?? ''} [\\da-f]{64}$`)),
  ])

  const line = (await unzipped(zip)).get('datos/cierres.jsonl') ?? ''
  const close = LineaDeCierre.parse(JSON.parse(line))
  expect(known).toEqual([datoDeCierre(close.cierreid, huellaDeCierre(close))])
  const [first, ...rest] = close.filas
  if (!first) throw new Error('a close without lines')
  expect(huellaDeCierre({ ...close, filas: [{ ...first, estado: 'cumplido' }, ...rest] })).not.toBe(
    close['huella'],
  )
})
