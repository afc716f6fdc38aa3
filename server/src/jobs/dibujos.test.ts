import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createThumbnails, type Thumbnails } from '../thumbnails/thumbnails.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { resultOf } from '../testing/caller.ts'
import { makePdf } from '../testing/makePdf.ts'
import { drawing } from '../testing/pdfParts.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { streamOf } from '../testing/writePdf.ts'
import { drawWaiting } from './dibujos.ts'

/** What the process that draws gave up on is kept with the file, before anybody opens it. */

let app: TestApp
let thumbnails: Thumbnails
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  thumbnails = thumbnailsOf(app)
  revisor = await signedInOperador(app)
}, 120_000)
afterAll(async () => {
  thumbnails.stop()
  await app.stop()
})

/** As a node has them that begins to run: it keeps nothing in mind. */
const thumbnailsOf = ({ owner, services, spoolDir }: TestApp) =>
  createThumbnails({ db: owner, storage: services.storage, spoolDir, timeLimitMs: 6_000 })

let carrier: Carrier
beforeEach(async () => {
  await app.owner
    .updateTable('documento')
    .set({ estado: 'anulado' })
    .where('estado', '=', 'en revision')
    .execute()
  carrier = await signedIn(app)
})

/** Sixty thousand pictures of the whole page, each over the one before, in 2 KB: it is accepted, and takes minutes. */
const endless = () =>
  drawing(
    streamOf('/G gs /P Do '.repeat(60_000)),
    '/ExtGState << /G << /ca 0.5 >> >> /XObject << /P 5 0 R >>',
    [
      streamOf(
        '0 0 5 5 re f',
        '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >>',
      ),
    ],
  )

/** Through the door of uploads, for as many choferes as are said. */
async function present(bytes: Buffer, { choferes = 1, name = 'póliza.pdf' } = {}): Promise<string> {
  const made = await Promise.all(
    Array.from({ length: choferes }, () => app.make.chofer({ cuenta_id: carrier.cuentaId })),
  )
  const [recursoid = '', ...tambien] = made.map(({ choferid }) => choferid)
  const { tipodocumentoid } = await app.make.tipo({ vigencia: 'sin vencimiento', compartido: true })
  const { records } = resultOf(await carrier.upload([{ name, bytes }])) as {
    records: { archivoid: string }[]
  } // the door's only answer
  const saved = await carrier.call('SaveDocumentoRecurso', {
    values: { recursoid, tambien, tipodocumentoid, archivos: records.map(({ archivoid }) => archivoid) },
  })
  return saved.records[0]?.documentoid ?? ''
}
const run = (options = {}) => drawWaiting({ db: app.owner, thumbnails, ...options })
/** A machine that is at work gives the drawer little of its time, and then nobody knows. */
async function runUntilKnown(): Promise<void> {
  while ((await run()).hechos > 0);
}
const verdictOf = async (documentoid: string) =>
  (await carrier.call('DetailDocumento', { documentoid })).records[0]?.archivos.map(
    ({ no_dibujado }) => no_dibujado,
  )

test('a PDF that takes too much says so to its carrier and to the provider before anybody opened it, and is not tried again', async () => {
  const documentoid = await present(endless())
  expect(await verdictOf(documentoid)).toEqual([null])

  await runUntilKnown()

  // Time ends it or memory does, as fast as the machine is: it is given up either way.
  const no_dibujado = (await verdictOf(documentoid))?.[0]
  expect(['lento', 'memoria']).toContain(no_dibujado)
  const { records } = await revisor.call('DetailRevision', { documentoid })
  expect(records[0]?.archivos).toMatchObject([{ no_dibujado }])
  expect(await run()).toEqual({ hechos: 0, fallidos: 0 })
  const began = performance.now()
  const archivoid = records[0]?.archivos[0]?.archivoid ?? ''
  expect((await revisor.get(`/api/archivos/${archivoid}?miniatura=1`)).statusCode).toBe(404)
  expect(performance.now() - began).toBeLessThan(2_000)
}, 120_000)

test('one paper for several is drawn once for all of them', async () => {
  await present(await makePdf(), { choferes: 3 })

  await runUntilKnown()

  const files = await app.owner
    .selectFrom('archivo')
    .select(['miniatura', 'no_dibujado'])
    .where('cuenta_id', '=', carrier.cuentaId)
    .execute()
  expect(files).toHaveLength(3)
  expect(new Set(files.map(({ miniatura }) => miniatura)).size).toBe(1)
  expect(files[0]?.miniatura).not.toBeNull()
}, 120_000)

test('what nobody could try stays unknown: a process that ended with the server, a file that is lost', async () => {
  const documentoid = await present(endless())
  const ending = thumbnailsOf(app)
  const running = run({ thumbnails: ending })
  // While it is being drawn, and long before that takes too much memory.
  setTimeout(() => ending.stop(), 500)
  await running
  expect(await verdictOf(documentoid)).toEqual([null])

  const { cuentaId: cuenta_id } = carrier
  await app.owner
    .updateTable('archivo')
    .set({ clave: 'no/esta' })
    .where('cuenta_id', '=', cuenta_id)
    .execute()
  expect(await run()).toEqual({ hechos: 0, fallidos: 1 })
  expect(await verdictOf(documentoid)).toEqual([null])
}, 120_000)

test('turns go round among the accounts, and a run ends in time', async () => {
  const first = [await present(await makePdf()), await present(await makePdf())]
  carrier = await signedIn(app)
  const second = await present(await makePdf())
  const drawn: string[] = []
  const find: Thumbnails['find'] = ({ archivoid }) =>
    Promise.resolve(void drawn.push(archivoid)).then(() => undefined)

  await drawWaiting({ db: app.owner, thumbnails: { find } })
  const documentos = await app.owner
    .selectFrom('archivo')
    .select(['archivoid', 'documentoid'])
    .where('archivoid', 'in', drawn)
    .execute()
  const order = drawn.map((id) => documentos.find(({ archivoid }) => archivoid === id)?.documentoid)
  expect(order).toEqual([first[0], second, first[1]])

  expect(await drawWaiting({ db: app.owner, thumbnails: { find }, sliceMs: 0 })).toMatchObject({ hechos: 1 })
})
