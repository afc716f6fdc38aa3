import type { Result } from '@portal/contract'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { addresses, ejemploUrl } from '@portal/contract/door.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeOrphans } from '../jobs/huerfanos.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { anonymous, resultOf, type UploadFile } from '../testing/caller.ts'
import { makePdf } from '../testing/makePdf.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'

let app: TestApp
let administrador: Operador
let revisor: Operador
let carrier: Carrier
let pdf: Buffer
let png: Buffer
beforeAll(async () => {
  app = await startApp()
  ;[administrador, revisor, carrier] = await Promise.all([
    signedInOperador(app, { rol: 'administrador' }),
    signedInOperador(app),
    signedIn(app),
  ])
  pdf = await makePdf()
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
})
afterAll(() => app.stop())

let tipo: string
beforeEach(async () => {
  tipo = (await app.make.tipo()).tipodocumentoid
})

const upload = (files: readonly UploadFile[], who: Operador = administrador) =>
  who.upload(files, {}, `${addresses.ponerEjemplo}/${tipo}`)
const set = async (name: string, bytes: Buffer) => {
  const { records } = resultOf(await upload([{ name, bytes }])) as Result<'QuitarEjemplo'> // as the contract says of both
  return records[0]
}

/** The keys that the storage keeps, however old. */
async function keysKept(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.services.storage.list()) keys.push(key)
  return keys
}
const rowOf = () =>
  app.owner.selectFrom('ejemplo').selectAll().where('tipodocumentoid', '=', tipo).executeTakeFirst()
const told = async (who: Carrier) =>
  (await who.call('TiposDocumentos', {})).records.find((each) => each.tipodocumentoid === tipo)?.ejemplo

test('an administrador sets the sample of a type, and every carrier reads it', async () => {
  const { nombre } = await app.owner
    .selectFrom('operador')
    .select('nombre')
    .where('operadorid', '=', administrador.operadorid)
    .executeTakeFirstOrThrow()
  expect(await told(carrier)).toBeNull()

  expect(await set('así ñ.pdf', pdf)).toMatchObject({
    tipodocumentoid: tipo,
    ejemplo: 'application/pdf',
    archivo_ejemplo: {
      nombre: 'así ñ.pdf',
      size: pdf.length,
      mediatype: 'application/pdf',
      puesto_por: nombre,
    },
  })

  const { records } = await revisor.call('ListTipos', {})
  expect(records.find((each) => each.tipodocumentoid === tipo)?.archivo_ejemplo?.nombre).toBe('así ñ.pdf')
  for (const who of [carrier, await signedIn(app, { estado: 4, rol: 'colaborador' }), revisor]) {
    const answer = await who.get(ejemploUrl(tipo))
    expect(answer.rawPayload.equals(pdf)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': "inline; filename*=UTF-8''as%C3%AD%20%C3%B1.pdf",
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'cache-control': 'no-store',
    })
  }
  expect((await anonymous(app).get(ejemploUrl(tipo))).statusCode).toBe(403)
})

test('every row that names a type to be presented tells whether there is one', async () => {
  await set('a.pdf', pdf)
  const own = await signedIn(app)
  const { choferid } = await app.make.chofer({ cuenta_id: own.cuentaId })
  const named = <Row extends { tipodocumentoid: string }>(rows: readonly Row[] = []) =>
    rows.find(({ tipodocumentoid }) => tipodocumentoid === tipo)

  const { records: faltantes } = await own.call('ListRecDocFaltantes', {})
  expect(named(faltantes[0]?.documentos)?.ejemplo).toBe('application/pdf')
  const { records: choferes } = await own.call('DetailChofer', { choferid })
  expect(named(choferes[0]?.casillas)?.ejemplo).toBe('application/pdf')
  const { tipos } = await own.call('MatrizDocumentos', { tiporecurso: 'chofer' })
  expect(named(tipos)?.ejemplo).toBe('application/pdf')
  expect(tipos.filter(({ ejemplo }) => ejemplo === null)).not.toHaveLength(0)
  const { proximo } = await own.call('Dashboard', {})
  expect(proximo[0]).toHaveProperty('ejemplo')

  const { documentoid } = await app.make.documento({
    cuenta_id: own.cuentaId,
    recursoid: choferid,
    tipodocumentoid: tipo,
  })
  const { records: presentados } = await own.call('ListDocumentos', {})
  expect(presentados).toMatchObject([{ ejemplo: 'application/pdf' }])
  const { records: documentos } = await own.call('DetailDocumento', { documentoid })
  expect(documentos).toMatchObject([{ ejemplo: 'application/pdf' }])
})

test('another takes its place under a key of its own, and the bytes of the first are swept', async () => {
  await set('viejo.pdf', pdf)
  const first = await rowOf()
  await set('nuevo.png', png)
  const second = await rowOf()

  expect(second).toMatchObject({ nombre: 'nuevo.png', mediatype: 'image/png', size: png.length })
  expect(second?.clave).not.toBe(first?.clave)
  expect(await told(carrier)).toBe('image/png')
  expect((await carrier.get(ejemploUrl(tipo))).rawPayload.equals(png)).toBe(true)

  const { storage } = app.services
  const aMonthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await removeOrphans({
    db: app.owner,
    storage: {
      ...storage,
      async *list() {
        for await (const { key } of storage.list()) yield { key, keptAt: aMonthAgo }
      },
    },
    spoolDir: app.spoolDir,
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
  const keys = await keysKept()
  expect(keys).not.toContain(first?.clave)
  expect(keys).toContain(second?.clave)
  expect((await carrier.get(ejemploUrl(tipo))).rawPayload.equals(png)).toBe(true)
})

test('taken away, it is as if there had never been one', async () => {
  const none = await carrier.get(ejemploUrl(tipo))
  expect(none.statusCode).toBe(404)
  await expect(administrador.call('QuitarEjemplo', { tipodocumentoid: tipo })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
  await set('a.pdf', pdf)

  const { records } = await administrador.call('QuitarEjemplo', { tipodocumentoid: tipo })

  expect(records).toMatchObject([{ tipodocumentoid: tipo, ejemplo: null, archivo_ejemplo: null }])
  expect(await told(carrier)).toBeNull()
  expect((await carrier.get(ejemploUrl(tipo))).body).toBe(none.body)
  expect((await carrier.get(ejemploUrl('20x999999999'))).body).toBe(none.body)
})

test('a carrier reads none of a type that is not in force, and the provider does', async () => {
  await set('a.pdf', pdf)
  const hoy = hoyEnBuenosAires()
  const missing = (await carrier.get(ejemploUrl('20x999999999'))).body
  for (const dates of [{ vigente_desde: sumarDias(hoy, 1) }, { vigente_hasta: sumarDias(hoy, -1) }]) {
    await app.owner
      .updateTable('tipo_documento')
      .set({ vigente_desde: null, vigente_hasta: null, ...dates })
      .where('tipodocumentoid', '=', tipo)
      .execute()
    expect((await carrier.get(ejemploUrl(tipo))).body).toBe(missing)
    expect((await revisor.get(ejemploUrl(tipo))).statusCode).toBe(200)
  }
})

test('a revisor changes none', async () => {
  expect((await upload([{ name: 'a.pdf', bytes: pdf }], revisor)).json()).toMatchObject({
    error: { code: 'ACCESS_DENIED' },
  })
  await set('a.pdf', pdf)
  await expect(revisor.call('QuitarEjemplo', { tipodocumentoid: tipo })).rejects.toMatchObject({
    body: { code: 'ACCESS_DENIED' },
  })
  expect(await told(carrier)).toBe('application/pdf')
})

test.each<[string, () => readonly UploadFile[], unknown]>([
  ['what is no paper', () => [{ name: 'a.pdf', bytes: Buffer.from('hola') }], 1514],
  ['what is too large', () => [{ name: 'a.pdf', bytes: Buffer.alloc(3_000_001) }], 1515],
  [
    'two at once',
    () => [
      { name: 'a.pdf', bytes: pdf },
      { name: 'b.pdf', bytes: pdf },
    ],
    1516,
  ],
  ['none', () => [], 1510],
  ['a file of another name', () => [{ name: 'a.pdf', bytes: pdf, field: 'archivo' }], 1510],
])('%s is refused, and the one that is there stays', async (_, files, code) => {
  await set('a.pdf', pdf)
  const before = await rowOf()
  const kept = await keysKept()

  expect((await upload(files())).json()).toMatchObject({ success: false, error: { code } })

  expect(await rowOf()).toEqual(before)
  expect(await keysKept()).toEqual(kept)
})

test('who set it and who took it away stands in the audit', async () => {
  await set('a.pdf', pdf)
  await administrador.call('QuitarEjemplo', { tipodocumentoid: tipo })

  const { records } = await administrador.call('ListAuditoria', { actor: administrador.operadorid })
  expect(records.slice(0, 2)).toMatchObject([
    { accion: 'QuitarEjemplo', objeto: tipo },
    { accion: 'PonerEjemplo', objeto: tipo },
  ])
})
