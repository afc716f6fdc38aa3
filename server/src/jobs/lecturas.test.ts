import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFotos, type Foto, type Fotos } from '../lectura/fotos.ts'
import { storageKey } from '../storage/storageKey.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { resultOf } from '../testing/caller.ts'
import {
  cardPicture,
  dniText,
  facturaUrl,
  mrzLines,
  qrPicture,
  wordsPicture,
} from '../testing/codePictures.ts'
import { makePdf } from '../testing/makePdf.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { readWaiting } from './lecturas.ts'

/** What stands on a picture is read after it was presented, before anybody opens it, and told as what a PDF's text says is. */

let app: TestApp
let reader: Fotos
let revisor: Operador
let administrador: Operador
let carrier: Carrier
const cuit = '30999000017'
beforeAll(async () => {
  app = await startApp()
  reader = createFotos(app.services.storage)
  revisor = await signedInOperador(app)
  administrador = await signedInOperador(app, { rol: 'administrador' })
  const { cuenta_id } = await app.make.cuenta({ tipo_documento: 'CUIT', cuit })
  carrier = await signedIn(app, { cuentaId: cuenta_id })
}, 120_000)
afterAll(async () => {
  reader.stop()
  await app.stop()
})
beforeEach(async () => {
  await app.owner
    .updateTable('documento')
    .set({ estado: 'anulado' })
    .where('estado', '=', 'en revision')
    .execute()
})

const read = new Map<string, Foto>()
/** The reader takes seconds for a picture, and says the same of the same one: it is asked once of each. */
const fotos: Pick<Fotos, 'read'> = {
  async read(archivo, whose) {
    const bytes = await buffer(await app.services.storage.open(archivo.clave))
    const picture = createHash('sha256').update(bytes).digest('hex')
    const before = read.get(picture)
    if (before) return before
    const foto = await reader.read(archivo, whose)
    if (foto?.estado === 'leida') read.set(picture, foto)
    return foto
  },
}

/** For tests that ask nothing of what stands on it. */
const constancia = () => wordsPicture(['Constancia', 'Dominio AF 222 AA', 'CUIT 30-99900001-7'])

interface Presented {
  /** Whose it is: a driver with this number, or a vehicle with this plate. */
  documento?: string
  dominio?: string
  values?: Record<string, unknown>
  name?: string
  by?: Carrier
  choferes?: number
  control?: 'art' | null
}

/** Through the door of uploads. */
async function present(
  bytes: Buffer,
  {
    documento,
    dominio,
    values,
    name = 'foto.jpg',
    by = carrier,
    choferes = 1,
    control = null,
  }: Presented = {},
): Promise<string> {
  const cuenta_id = by.cuentaId
  const ids =
    dominio === undefined
      ? await Promise.all(
          Array.from({ length: choferes }, async () => {
            const chofer = await app.make.chofer({
              cuenta_id,
              nombre: 'Julia Inés',
              apellido: 'Ibáñez Ficticia',
              ...(documento !== undefined && { documento, cuil: null }),
            })
            return chofer.choferid
          }),
        )
      : [(await app.make.dominio({ cuenta_id, dominio })).dominioid]
  const { tipodocumentoid } = await app.make.tipo({
    docrectipo_recurso: dominio === undefined ? 'chofer' : 'dominio',
    compartido: choferes > 1,
    control,
  })
  const { records } = resultOf(await by.upload([{ name, bytes }])) as { records: { archivoid: string }[] } // the door's only answer
  const [recursoid = '', ...tambien] = ids
  const saved = await by.call('SaveDocumentoRecurso', {
    values: {
      recursoid,
      tipodocumentoid,
      archivos: records.map(({ archivoid }) => archivoid),
      fecha_vencimiento: '2099-01-15',
      ...(tambien.length > 0 && { tambien }),
      ...values,
    },
  })
  return saved.records[0]?.documentoid ?? ''
}

/** What no door would take: bytes that lie in the store all the same. */
async function presentKept(bytes: Buffer): Promise<string> {
  const clave = storageKey()
  await mkdir(app.spoolDir, { recursive: true })
  const path = join(app.spoolDir, clave)
  await writeFile(path, bytes)
  await app.services.storage.keep(clave, path)
  const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId })
  const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'dominio' })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { archivoid } = await app.make.archivo({
    ...{ cuenta_id: carrier.cuentaId, clave, mediatype: 'image/jpeg', sha256, size: bytes.length },
  })
  const saved = await carrier.call('SaveDocumentoRecurso', {
    values: { recursoid: dominioid, tipodocumentoid, archivos: [archivoid], fecha_vencimiento: '2099-01-15' },
  })
  return saved.records[0]?.documentoid ?? ''
}

const run = (options = {}) => readWaiting({ db: app.owner, fotos, textos: app.services.textos, ...options })
/** A machine that is at work gives the reader little of its time, and then nobody knows. */
async function runUntilKnown(): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const { hechos, fallidos } = await run({ sliceMs: 60_000 })
    if (hechos + fallidos === 0) return
  }
}
async function lecturaDe(documentoid: string) {
  const [lectura] = (await revisor.call('LecturaDocumento', { documentoid })).records
  if (!lectura) throw new Error('no reading')
  return lectura
}
const points = ({ controles }: Awaited<ReturnType<typeof lecturaDe>>) =>
  Object.fromEntries(controles.map(({ que, resultado, de }) => [que, `${resultado}, ${de}`]))

test('a picture of a cover tells whether it names the provider, and may be wrong', async () => {
  await administrador.call('SaveAjustes', {
    values: { proveedor_nombre: 'Molinos del Ejemplo S.A.', proveedor_cuit: '30-99900024-6' },
  })
  const documentoid = await present(
    await wordsPicture(['Cobertura a favor de', 'Molinos del Ejemplo SA', 'CUIT 30-99900024-6']),
    { dominio: 'AB124CD', control: 'art' },
  )
  expect((await lecturaDe(documentoid)).clausula).toMatchObject({ resultado: 'sin leer' })

  await runUntilKnown()

  const { clausula } = await lecturaDe(documentoid)
  expect(clausula).toMatchObject({ resultado: 'nombrado', de: 'foto', cuit: '30999000246' })
  expect(clausula?.lugar).not.toBeNull()
})

test('a picture waits for its turn, and is then told as what a text says is, with its places', async () => {
  const documentoid = await present(
    await wordsPicture([
      'Póliza de seguro',
      'Dominio: AB 123 CD',
      'Vencimiento: 15/01/2099',
      'CUIT 30-99900001-7',
    ]),
    { dominio: 'AB123CD' },
  )
  const before = await lecturaDe(documentoid)
  expect(before.archivos).toMatchObject([{ estado: 'en espera', de_foto: false }])
  expect(before.controles).toEqual([])

  await runUntilKnown()

  const after = await lecturaDe(documentoid)
  expect(after.archivos).toMatchObject([{ estado: 'leido', de_foto: true, paginas: 1, leidas: 1 }])
  expect(points(after)).toMatchObject({
    dominio: 'coincide, foto',
    cuit: 'coincide, foto',
    fecha_vencimiento: 'coincide, foto',
  })
  const place = after.controles.find(({ que }) => que === 'dominio')?.lugar
  expect(place).toMatchObject({ pagina: 1 })
  expect(place?.x).toBeGreaterThan(0)
  expect(await run()).toEqual({ hechos: 0, fallidos: 0 })
}, 120_000)

test('another plate is said, and an unreadable picture agrees with nothing', async () => {
  const other = await present(
    await wordsPicture([
      'Póliza de seguro de responsabilidad',
      'Dominio: AB 124 CE',
      'Vencimiento: 15/01/2099',
    ]),
    { dominio: 'AC111AA' },
  )
  const grey = await present(await wordsPicture([]), { dominio: 'AC222AA' })
  await runUntilKnown()
  expect(points(await lecturaDe(other))).toMatchObject({ dominio: 'dice otra cosa, foto' })
  const nothing = await lecturaDe(grey)
  expect(nothing.archivos).toMatchObject([{ estado: 'sin texto' }])
  expect(nothing.controles.filter(({ resultado }) => resultado !== 'no encontrado')).toEqual([])
}, 120_000)

test('a DNI’s code and its lines outweigh the words, and another’s is said', async () => {
  const card = await cardPicture(dniText({ cuil: '' }), { tilt: 3 })
  const own = await present(card, { documento: '99000402' })
  const others = await present(card, { documento: '99000403' })
  const lines = await present(
    await wordsPicture(['REPUBLICA ARGENTINA', ...mrzLines({ number: '99000404' })], { size: 44 }),
    {
      documento: '99000404',
      values: { fecha_vencimiento: '2036-11-01' },
    },
  )
  const damaged = await present(
    await wordsPicture(
      mrzLines({ number: '99000405' }).map((line) => line.replace('99000405', '99000406')),
      { size: 44 },
    ),
    { documento: '99000405' },
  )
  await runUntilKnown()
  expect(points(await lecturaDe(own))).toMatchObject({
    documento: 'coincide, codigo',
    nombre: 'coincide, codigo',
  })
  expect(points(await lecturaDe(others))).toMatchObject({ documento: 'dice otra cosa, codigo' })
  expect(points(await lecturaDe(lines))).toMatchObject({
    documento: 'coincide, codigo',
    fecha_vencimiento: 'coincide, codigo',
  })
  expect((await lecturaDe(damaged)).codigos).toMatchObject([
    { tipo: 'mrz ilegible', fallan: expect.arrayContaining(['documento']) as unknown },
  ])
}, 180_000)

test('an address is told by its host alone: official, of nobody known, or dressed up as official', async () => {
  const invoice = {
    ver: 1,
    fecha: '2026-03-14',
    cuit: 30_999_000_025,
    tipoDocRec: 80,
    nroDocRec: Number(cuit),
  }
  // Where no words are found, a picture is read all four ways round.
  const small = { width: 500 }
  const [official, dressed, other] = [
    await present(await qrPicture(facturaUrl(invoice), small), { dominio: 'AD111AA' }),
    await present(await qrPicture(facturaUrl(invoice, 'afip.gob.ar.example'), small), { dominio: 'AD222AA' }),
    await present(await qrPicture('https://aseguradora.example/poliza?token=secreto', small), {
      dominio: 'AD333AA',
    }),
  ]
  await runUntilKnown()
  const said = await lecturaDe(official)
  expect(said.codigos).toMatchObject([{ tipo: 'factura', host: 'www.afip.gob.ar', sitio: 'oficial' }])
  expect(points(said)).toMatchObject({ cuit: 'coincide, codigo' })
  const likely = await lecturaDe(dressed)
  expect(likely.codigos).toMatchObject([
    { tipo: 'direccion', host: 'afip.gob.ar.example', sitio: 'parecido', parecido_a: 'afip.gob.ar' },
  ])
  // Whatever it holds agrees with nothing.
  expect(likely.controles.filter(({ resultado }) => resultado !== 'no encontrado')).toEqual([])
  const unknown = await lecturaDe(other)
  expect(unknown.codigos).toMatchObject([{ host: 'aseguradora.example', sitio: 'otro' }])
  expect(JSON.stringify(unknown)).not.toContain('secreto')

  await administrador.call('SaveAjustes', { values: { sitios_oficiales: ['aseguradora.example'] } })
  expect((await lecturaDe(other)).codigos).toMatchObject([{ sitio: 'oficial' }])
  expect((await lecturaDe(official)).codigos).toMatchObject([{ sitio: 'otro' }])
  await app.owner.deleteFrom('ajuste').where('clave', '=', 'sitios_oficiales').execute()
}, 180_000)

test('a PDF with a text is not read as a picture, and one of several is read once', async () => {
  const text = await present(await makePdf('Póliza de responsabilidad civil', 'Dominio AE111AA'), {
    dominio: 'AE111AA',
    name: 'poliza.pdf',
  })
  const shared = await present(await constancia(), { choferes: 3 })
  await runUntilKnown()
  expect((await lecturaDe(text)).archivos).toMatchObject([{ estado: 'leido', de_foto: false }])
  const rows = await app.owner
    .selectFrom('lectura as l')
    .innerJoin('archivo as a', 'a.archivoid', 'l.archivoid')
    .innerJoin('documento as d', 'd.documentoid', 'a.documentoid')
    .select('l.estado')
    .where('d.estado', '=', 'en revision')
    .orderBy('l.estado')
    .execute()
  expect(rows.map(({ estado }) => estado)).toEqual(['leida', 'tiene texto'])
  // Each of them is told the same, under its own name.
  const all = await app.owner
    .selectFrom('documento')
    .select('documentoid')
    .where('presentacionid', '=', (eb) =>
      eb.selectFrom('documento').select('presentacionid').where('documentoid', '=', shared),
    )
    .execute()
  expect(all).toHaveLength(3)
  for (const { documentoid } of all)
    expect(points(await lecturaDe(documentoid))).toMatchObject({ cuit: 'coincide, foto' })
}, 120_000)

test('switched off, nothing is read and what was is not told', async () => {
  const before = await present(await constancia(), { dominio: 'AF111AA' })
  await runUntilKnown()
  await administrador.call('SaveAjustes', { values: { lee_fotos: false } })
  const after = await present(await constancia(), { dominio: 'AF222AA' })
  expect(await run()).toEqual({ hechos: 0, fallidos: 0 })
  for (const documentoid of [before, after]) {
    const lectura = await lecturaDe(documentoid)
    expect(lectura.archivos).toMatchObject([{ estado: 'apagada', de_foto: false }])
    expect(lectura.controles).toEqual([])
  }
  await administrador.call('SaveAjustes', { values: { lee_fotos: true } })
  await runUntilKnown()
  expect(points(await lecturaDe(after))).toMatchObject({ dominio: 'coincide, foto' })
}, 120_000)

test('what the reader gives up on is said, and is not tried again', async () => {
  const documentoid = await presentKept(Buffer.from('no es una foto'))
  expect(await run()).toEqual({ hechos: 1, fallidos: 0 })
  const lectura = await lecturaDe(documentoid)
  expect(lectura.archivos).toMatchObject([{ estado: 'no se pudo', de_foto: false }])
  expect(lectura.controles).toEqual([])
  expect(await run()).toEqual({ hechos: 0, fallidos: 0 })
}, 120_000)

test('one for which nobody had time is tried again', async () => {
  const documentoid = await present(await constancia(), { dominio: 'AG222AA' })
  const away = createFotos({ open: () => Promise.reject(new Error('the store is away')) })
  expect(await run({ fotos: away })).toEqual({ hechos: 0, fallidos: 1 })
  expect((await lecturaDe(documentoid)).archivos).toMatchObject([{ estado: 'en espera' }])
  await runUntilKnown()
  expect((await lecturaDe(documentoid)).archivos).toMatchObject([{ estado: 'leido' }])
}, 120_000)

test('one that was decided before its turn is said to be unread', async () => {
  const documentoid = await present(await constancia(), { dominio: 'AG333AA' })
  await revisor.call('DecidirDocumento', { documentoid, decision: 'aprobar' })
  expect((await lecturaDe(documentoid)).archivos).toMatchObject([{ estado: 'no leida' }])
}, 120_000)

test('turns go round among the accounts', async () => {
  const other = await signedIn(app)
  for (const dominio of ['AH111AA', 'AH222AA', 'AH333AA']) await present(await constancia(), { dominio })
  await present(await constancia(), { dominio: 'AH444AA', by: other })
  const order: string[] = []
  // Whose turn it is does not hang on what stands on the picture.
  const noting: Pick<Fotos, 'read'> = {
    read: (_archivo, whose) => {
      order.push(whose)
      return Promise.resolve({ estado: 'roto', leido: null })
    },
  }
  expect(await run({ fotos: noting })).toEqual({ hechos: 4, fallidos: 0 })
  expect(order.slice(0, 2).sort()).toEqual([carrier.cuentaId, other.cuentaId].sort())
}, 120_000)

test('its words go with the file', async () => {
  const documentoid = await present(await constancia(), { dominio: 'AI111AA' })
  await runUntilKnown()
  const own = app.owner
    .selectFrom('archivo as a')
    .innerJoin('lectura as l', 'l.archivoid', 'a.archivoid')
    .select('a.archivoid')
    .where('a.documentoid', '=', documentoid)
  const { archivoid } = await own.executeTakeFirstOrThrow()
  await app.owner.deleteFrom('archivo').where('archivoid', '=', archivoid).execute()
  expect(
    await app.owner.selectFrom('lectura').select('estado').where('archivoid', '=', archivoid).execute(),
  ).toEqual([])
}, 120_000)
