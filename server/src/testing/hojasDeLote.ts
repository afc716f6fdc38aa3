import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { tiposDocumento } from '../catalogo/catalogoInicial.ts'
import { fillPdf, type Values } from '../demo/forms.ts'
import { seededRandom, type Random } from '../demo/random.ts'
import { openPdf } from '../lectura/openPdf.ts'
import { makePdf } from './makePdf.ts'

/**
 * Pages of bundles, as a scanner and a phone make them, with what each of them is: clean ones carry their text, tilted ones
 * came through a scanner askew, and photographed ones lay on a table. Everybody on them is invented.
 */

export interface Nombrado {
  recursoid: string
  tiporecurso: string
  /** A driver's `Apellido, Nombre`. */
  nombre: string
  dominio: string | null
  documento: string | null
  cuil: string | null
}

export const maneras = ['limpia', 'torcida', 'fotografiada'] as const
export type Manera = (typeof maneras)[number]

/** What is true of a page; of one of a stranger, nobody's. */
export interface Verdad {
  manera: Manera
  recursoid: string | null
  /** The name of its type in the catalogue. */
  tipo: string | null
}

export interface Bulto {
  /** Clean and tilted pages, as they came out of the scanner; the number of a page counts from 1. */
  pdf: Buffer
  hojas: Verdad[]
  fotos: { nombre: string; bytes: Buffer; verdad: Verdad }[]
}

/** What stands at the head of those whose form of the demonstration has a title that no such paper has. */
const encabezados: Readonly<Record<string, readonly string[]>> = {
  ruta: ['REGISTRO ÚNICO DEL TRANSPORTE AUTOMOTOR', 'Certificado del vehículo'],
  patente: ['Administración de rentas', 'IMPUESTO A LOS AUTOMOTORES', 'Libre deuda'],
  tacografo: ['Taller habilitado', 'CERTIFICADO DE TACÓGRAFO'],
}

const claves: Readonly<Record<string, readonly string[]>> = {
  chofer: ['apto-psicofisico', 'alta-temprana', 'licencia-conducir', 'curso-mercancias-peligrosas'],
  dominio: ['rto', 'poliza-rc', 'ruta', 'patente', 'pago-seguro', 'tacografo', 'desinfeccion'],
  transporte: ['inscripcion-arca'],
}
const desconocido: Nombrado = {
  recursoid: '',
  tiporecurso: 'dominio',
  nombre: 'AH999ZZ',
  dominio: 'AH999ZZ',
  documento: null,
  cuil: null,
}

/** One bundle of so many pages of each kind, the same for the same seed. */
export async function hacerBulto(
  recursos: readonly Nombrado[],
  { semilla, cada }: { semilla: string; cada: Readonly<Record<Manera, number>> },
): Promise<Bulto> {
  const random = seededRandom(semilla)
  const whole = await PDFDocument.create()
  const hojas: Verdad[] = []
  const fotos: Bulto['fotos'] = []
  const left = { ...cada }
  while (left.limpia + left.torcida > 0) {
    const manera = random.chance(left.limpia / (left.limpia + left.torcida)) ? 'limpia' : 'torcida'
    const { pages, verdad } = await papel(random, recursos, left[manera] > 1 && random.chance(0.15))
    for (const page of pages) {
      left[manera] -= 1
      hojas.push({ manera, ...verdad })
      if (manera === 'limpia') {
        const [own] = await whole.copyPages(await PDFDocument.load(page), [0])
        if (own) whole.addPage(own)
      } else {
        const picture = await sharp(await drawn(page, 1_500))
          .rotate(random.between(-30, 30) / 10, { background: '#fff' })
          .jpeg({ quality: 75 })
          .toBuffer()
        const embedded = await whole.embedJpg(picture)
        const sheet = whole.addPage([595, 842])
        sheet.drawImage(embedded, { x: 0, y: 0, width: 595, height: 842 })
      }
    }
  }
  for (let i = 0; i < cada.fotografiada; i++) {
    const { pages, verdad } = await papel(random, recursos, false)
    for (const page of pages)
      fotos.push({
        nombre: `foto ${String(fotos.length + 1)}.jpg`,
        bytes: await photographed(random, page),
        verdad: { manera: 'fotografiada', ...verdad },
      })
  }
  return { pdf: Buffer.from(await whole.save()), hojas, fotos }
}

/** One paper of somebody, of one page or two. */
async function papel(
  random: Random,
  recursos: readonly Nombrado[],
  ofTwo: boolean,
): Promise<{ pages: Buffer[]; verdad: Omit<Verdad, 'manera'> }> {
  const stranger = random.chance(0.05)
  const kind = random.pick(['chofer', 'dominio', 'dominio', 'transporte'])
  const whose = stranger ? desconocido : random.pick(recursos.filter((each) => each.tiporecurso === kind))
  const clave = random.pick(claves[whose.tiporecurso] ?? [])
  const tipo = tiposDocumento.find(
    (each) => each.clave === clave && each.docrectipo_recurso === whose.tiporecurso,
  )
  if (!tipo) throw new Error(`no type ${clave}`)
  const values = valuesOf(random, whose)
  const verdad = stranger
    ? { recursoid: null, tipo: null }
    : { recursoid: whose.recursoid, tipo: tipo.nombre }
  const head = encabezados[clave]
  if (!ofTwo && !head) return { pages: [await fillPdf(clave, values)], verdad }
  const named =
    whose.dominio === null ? `CUIL/CUIT ${values['cuil'] ?? ''}` : `Dominio ${values['dominio'] ?? ''}`
  const first = [
    ...(head ?? [tipo.nombre]),
    named,
    `Emisión ${values['emision'] ?? ''}`,
    `Vencimiento ${values['vencimiento'] ?? ''}`,
  ]
  if (!ofTwo) return { pages: [await makePdf(...first)], verdad }
  return {
    pages: [
      await makePdf(...first, 'Hoja 1 de 2'),
      await makePdf('Condiciones generales de la presente constancia', named, 'Hoja 2 de 2'),
    ],
    verdad,
  }
}

function valuesOf(random: Random, { nombre, dominio, documento, cuil }: Nombrado): Values {
  const [apellido = '', given = ''] = nombre.split(', ')
  const printed = cuil?.replace(/\D/g, '').replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3') ?? ''
  const day = () => String(random.between(10, 28))
  return {
    apellido,
    nombre: given,
    tipo_de_documento: 'DNI',
    clase: 'E1',
    documento: documento ?? '',
    cuil: printed,
    dominio: dominio?.replace(/^([A-Z]{2})(\d{3})([A-Z]{2})$/, '$1 $2 $3') ?? '',
    vehiculo: 'Tractor',
    modelo: 'Modelo de prueba (2019)',
    titular: 'Titular de prueba',
    razon_social: nombre,
    tipo_de_cuit: 'CUIT',
    cuit: printed,
    domicilio: 'Calle de prueba 123',
    localidad: 'Localidad de prueba',
    numero: `P-${String(random.between(100_000, 999_999))}`,
    emision: `${day()}/03/2026`,
    vencimiento: `${day()}/03/2027`,
    periodo: '10/2026',
  }
}

/** As much of a page as is used: where a program knows browsers too, the library asks for a canvas of theirs. */
interface Drawable {
  getViewport(how: { scale: number }): { width: number; height: number }
  render(how: object): { promise: Promise<void> }
}

/** The first page of a PDF, so wide in pixels: a PNG. */
async function drawn(pdf: Uint8Array, width: number): Promise<Buffer> {
  const opening = openPdf(pdf)
  try {
    const page: Drawable = await (await opening.promise).getPage(1)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    await page.render({ canvas, viewport, background: 'white' }).promise
    return await canvas.encode('png')
  } finally {
    await opening.destroy()
  }
}

/** As a phone takes it from above, a little askew, on a table in the light of a room. */
async function photographed(random: Random, pdf: Uint8Array): Promise<Buffer> {
  const table = '#6b4a38'
  const turned = await sharp(await drawn(pdf, 1_700))
    .extend({ top: 90, bottom: 90, left: 70, right: 70, background: table })
    .rotate(random.between(-40, 40) / 10, { background: table })
    .png()
    .toBuffer()
  return sharp(turned)
    .blur(0.6 + random.fraction() * 0.5)
    .linear(0.72 + random.fraction() * 0.2, 6)
    .jpeg({ quality: 72 })
    .toBuffer()
}
