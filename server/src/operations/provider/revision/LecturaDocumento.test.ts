import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTextos } from '../../../lectura/textos.ts'
import { storageKey } from '../../../storage/storageKey.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

let app: TestApp
let revisor: Operador
let carrier: Carrier
const cuit = '30999000017'
beforeAll(async () => {
  app = await startApp()
  revisor = await signedInOperador(app)
  const { cuenta_id } = await app.make.cuenta({ tipo_documento: 'CUIT', cuit })
  carrier = await signedIn(app, { cuentaId: cuenta_id })
  // The program that reads starts slowly from its sources, which tests have and a release doesn't.
  await reading([await pdf([['Para empezar']])])
}, 120_000)
afterAll(() => app.stop())

const ficticio = 'Documento ficticio, sin validez. Sirve para mostrar el portal.'

/** Each page by its lines. */
function pdf(
  pages: readonly (readonly string[])[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', ...options })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const [index, lines] of pages.entries()) {
    if (index > 0) doc.addPage()
    for (const line of lines) doc.text(line)
    if (lines.length === 0) doc.rect(100, 100, 200, 200).fill()
  }
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
}

/** One page whose content is `unpacked`, packed. */
function packed(unpacked: Buffer): Buffer {
  const content = deflateSync(unpacked, { level: 9 })
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    ),
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}/Filter/FlateDecode>>stream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
  ]
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets = objects.map((object, index) => {
    const offset = Buffer.concat(parts).length
    parts.push(Buffer.from(`${index + 1} 0 obj`), object, Buffer.from('endobj\n'))
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 5\n0000000000 65535 f \n${table}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${Buffer.concat(parts).length}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

interface Presented {
  dominio?: string
  values?: Record<string, unknown>
  compartido?: boolean
  control?: 'art' | 'seguridad_social' | null
  mediatype?: string
}

/** A presentation of these files for a vehicle, or for several. */
async function present(
  files: readonly Buffer[],
  { dominio, values, compartido = false, control = null, mediatype = 'application/pdf' }: Presented = {},
): Promise<string> {
  const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId, ...(dominio && { dominio }) })
  const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'dominio', compartido, control })
  const archivos = await Promise.all(files.map((bytes) => keep(bytes, mediatype)))
  const { records } = await carrier.call('SaveDocumentoRecurso', {
    values: { recursoid: dominioid, tipodocumentoid, archivos, fecha_vencimiento: '2099-01-15', ...values },
  })
  return records[0]?.documentoid ?? ''
}

async function keep(bytes: Buffer, mediatype: string): Promise<string> {
  const clave = storageKey()
  await mkdir(app.spoolDir, { recursive: true })
  const path = join(app.spoolDir, clave)
  await writeFile(path, bytes)
  await app.services.storage.keep(clave, path)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { cuenta_id: carrier.cuentaId, clave, mediatype, sha256, size: bytes.length }
  return (await app.make.archivo(file)).archivoid
}

const read = async (documentoid: string) =>
  (await revisor.call('LecturaDocumento', { documentoid })).records[0]

const reading = async (files: readonly Buffer[], presented?: Presented) =>
  read(await present(files, presented))

const said = (lectura: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(
    (lectura?.controles ?? []).map(({ que, resultado, dice }) => [que, [resultado, dice]] as const),
  )

describe('a cover in the provider’s favour', () => {
  const cover = async (lines: readonly string[], mediatype?: string) => {
    const presented: Presented = { control: 'art', ...(mediatype !== undefined && { mediatype }) }
    return (await reading([await pdf([[ficticio, ...lines]])], presented))?.clausula
  }
  const set = async (values: { proveedor_cuit?: string; proveedor_nombre?: string }) => {
    await (await signedInOperador(app, { rol: 'administrador' })).call('SaveAjustes', { values })
  }
  const lines = ['Cláusula de no repetición a favor de', 'Molinos del Ejemplo SA, CUIT 30-99900024-6']

  test('is looked for once the provider’s CUIT is set, and claimed by nobody before', async () => {
    await set({ proveedor_nombre: 'Molinos del Ejemplo S.A.' })
    expect(await cover(lines)).toMatchObject({ resultado: 'sin cuit', cuit: null, lugar: null })

    await set({ proveedor_cuit: '30-99900024-6' })
    const found = await cover(lines)
    expect(found).toMatchObject({
      resultado: 'nombrado',
      nombre: 'Molinos del Ejemplo S.A.',
      cuit: '30999000246',
      de: 'texto',
      lugar: { pagina: 1 },
    })
    expect(await cover(['A favor de Otros Molinos S.A.'])).toMatchObject({
      resultado: 'ausente',
      lugar: null,
    })
    // No PDF at all.
    expect(await cover(lines, 'image/png')).toMatchObject({ resultado: 'sin leer', lugar: null })

    await set({ proveedor_cuit: '' })
    expect(await cover(lines)).toMatchObject({ resultado: 'sin cuit' })
  })

  test('is asked of no paper that proves another control, or none', async () => {
    await set({ proveedor_cuit: '30-99900024-6' })
    expect((await reading([await pdf([[ficticio, ...lines]])]))?.clausula).toBeNull()
    expect(
      (await reading([await pdf([[ficticio, ...lines]])], { control: 'seguridad_social' }))?.clausula,
    ).toBeNull()
  })

  test('is told to the carrier who presents one, and of no other type', async () => {
    await set({ proveedor_cuit: '30-99900024-6', proveedor_nombre: 'Molinos del Ejemplo S.A.' })
    const asked = async (control: 'art' | null) => {
      await app.make.dominio({ cuenta_id: carrier.cuentaId })
      const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'dominio', control })
      const { records } = await carrier.call('RecursosDelTipo', { tipodocumentoid })
      return records.map(({ clausula }) => clausula)
    }
    const provider = { nombre: 'Molinos del Ejemplo S.A.', cuit: '30999000246' }
    expect(new Set((await asked('art')).map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(provider)]),
    )
    expect(new Set(await asked(null))).toEqual(new Set([null]))
  })

  test('a CUIT that does not hold is refused beside its field', async () => {
    await expect(set({ proveedor_cuit: '30-99900024-7' })).rejects.toMatchObject({
      body: { code: 1510, fields: { proveedor_cuit: expect.stringContaining('CUIT') as string } },
    })
  })
})

describe('what a paper says', () => {
  test('agrees with the record, and is shown where it stands', async () => {
    const lectura = await reading(
      [
        await pdf([
          [ficticio],
          [`Dominio: AF 901 ZX`, `CUIT ${cuit}`, 'Emisión: 01/02/2026', 'Vencimiento: 15/01/2099'],
        ]),
      ],
      { dominio: 'AF901ZX', values: { fecha_emision: '2026-02-01' } },
    )
    expect(lectura?.archivos).toMatchObject([{ estado: 'leido', paginas: 2, leidas: 2 }])
    expect(said(lectura)).toMatchObject({
      dominio: ['coincide', 'AF901ZX'],
      cuit: ['coincide', cuit],
      fecha_emision: ['coincide', '2026-02-01'],
      fecha_vencimiento: ['coincide', '2099-01-15'],
      razon_social: ['no encontrado', null],
    })
    const lugar = lectura?.controles[0]?.lugar
    expect(lugar).toMatchObject({ archivoid: lectura?.archivos[0]?.archivoid, pagina: 2 })
    // pdfkit's margin of an inch, after the word «Dominio:», on the first line.
    expect(lugar?.x).toBeGreaterThan(72 / 595)
    expect(lugar?.x).toBeLessThan(140 / 595)
    expect(lugar?.y).toBeCloseTo(72 / 842, 1)
    expect(lugar?.alto).toBeLessThan(0.03)
    expect(lectura?.controles.at(-1)?.lugar).not.toBeNull()
  })

  test('contradicts it, and says what it says', async () => {
    const lectura = await reading([await pdf([[ficticio, 'Dominio: AF 901 ZW', 'Vence 16/01/2099']])], {
      dominio: 'AF902ZX',
    })
    expect(said(lectura)).toMatchObject({
      dominio: ['dice otra cosa', 'AF901ZW'],
      fecha_vencimiento: ['dice otra cosa', '2099-01-16'],
      cuit: ['no encontrado', null],
    })
    expect(lectura?.controles.find(({ que }) => que === 'fecha_vencimiento')?.lugar?.pagina).toBe(1)
  })

  test('of several, whom a list leaves out', async () => {
    const crew = await Promise.all(
      ['Alba', 'Bosque', 'Costa'].map((apellido) =>
        app.make.chofer({ cuenta_id: carrier.cuentaId, apellido, nombre: 'Ana', fecha_alta: '2020-01-01' }),
      ),
    )
    const [first, ...others] = crew.map(({ choferid }) => choferid)
    const { tipodocumentoid } = await app.make.tipo({ compartido: true })
    const archivo = await keep(await pdf([[ficticio, 'Nómina: Alba, Ana - Costa, Ana']]), 'application/pdf')
    const { records } = await carrier.call('SaveDocumentoRecurso', {
      values: {
        recursoid: first ?? '',
        tipodocumentoid,
        archivos: [archivo],
        fecha_vencimiento: '2099-01-15',
        tambien: others,
      },
    })
    expect((await read(records[0]?.documentoid ?? ''))?.nomina).toEqual({
      resultado: 'dice otra cosa',
      total: 3,
      faltan: ['Bosque, Ana'],
    })
  })

  test('of a carrier is no other carrier’s to ask, and of what is not there nothing', async () => {
    await expect(read('21x999999')).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
  })
})

describe('what carries no text', () => {
  test('is said, and nothing is checked', async () => {
    const scanned = await reading([await pdf([[]])])
    expect(scanned).toMatchObject({ archivos: [{ estado: 'en espera' }], controles: [], nomina: null })
    const photo = await reading([Buffer.from('no es un PDF')], { mediatype: 'image/jpeg' })
    expect(photo).toMatchObject({ archivos: [{ estado: 'en espera', paginas: null }], controles: [] })
  })

  test.each([
    ['asks for a password', () => pdf([[ficticio]], { userPassword: 'x' })],
    ['is only the head of one', async () => (await pdf([[ficticio]])).subarray(0, 400)],
  ])('or %s could not be read', async (_, make) => {
    expect(await reading([await make()])).toMatchObject({
      archivos: [{ estado: 'no se pudo' }],
      controles: [],
    })
  })
})

test('of five hundred pages the first are read, and who is missing from them may stand on another', async () => {
  const pages = Array.from({ length: 500 }, (_, page) => [ficticio, `Página ${page + 1}`])
  const lectura = await reading([await pdf(pages)])
  expect(lectura?.archivos).toMatchObject([{ estado: 'leido', paginas: 500, leidas: 20 }])
})

describe('a file that is out to harm', () => {
  /** What it is asked meanwhile, the server answers. */
  const meanwhile = async (harm: Promise<unknown>) => {
    const over = new AbortController()
    const ended = harm.finally(() => over.abort())
    let slowest = 0
    while (!over.signal.aborted) {
      const asked = performance.now()
      await revisor.call('Cola', {})
      slowest = Math.max(slowest, performance.now() - asked)
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))])
    }
    return slowest
  }

  test.each([
    ['unpacks to more than memory holds', () => packed(Buffer.alloc(700_000_000, ' '))],
    ['goes on and on', () => packed(Buffer.from('BT /F1 9 Tf q Q ET '.repeat(8_000_000)))],
  ])(
    'and %s is given up, and the next one is read',
    async (_, make) => {
      const documentoid = await present([make()])
      const began = performance.now()
      const reads = read(documentoid)
      const slowest = await meanwhile(reads)
      expect(performance.now() - began).toBeLessThan(20_000)
      expect(slowest).toBeLessThan(2_000)
      expect(await reads).toMatchObject({ archivos: [{ estado: 'no se pudo' }], controles: [] })
      const next = await reading([await pdf([[ficticio, String(began)]])])
      expect(next?.archivos).toMatchObject([{ estado: 'leido' }])
    },
    60_000,
  )

  test('and takes longer than its time is given up, and the process that read it with it', async () => {
    const bytes = await pdf([[ficticio]])
    const textos = createTextos({ open: () => Promise.resolve(Readable.from([bytes])) }, { timeLimitMs: 1 })
    expect(await textos.find({ sha256: 'uno', clave: 'uno' }, 'prueba')).toBeUndefined()
    expect(await textos.find({ sha256: 'dos', clave: 'dos' }, 'prueba')).toBeUndefined()
    textos.stop()
  }, 60_000)
})
