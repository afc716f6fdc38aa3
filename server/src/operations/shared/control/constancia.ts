import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { fechaLegible, momentoLegible } from '@portal/contract/calendario.ts'
import type { ControlCerrado, TransporteCerrado } from '@portal/contract/control.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { estaCompleto, faltaPapel, type EstadoDeControl } from '@portal/contract/reglaDeControl.ts'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { cuantos, type FilaCerrada } from './cerrar.ts'

/** A close as it was written. */
export interface Cierre {
  numero: number
  mes: string
  complementario: boolean
  cerrado: string
  quien: string
  transporte: TransporteCerrado
  proveedor: string
  controles: ControlCerrado[]
  huella: string
  filas: FilaCerrada[]
}

/** Of one worker, a word for each control. */
interface Linea {
  nombre: string
  cuil: string | null
  dias: string
  celdas: { text: string; strong: boolean; bien: boolean }[]
}

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
)
const regular = join(fonts, 'LiberationSans-Regular.ttf')
const bold = join(fonts, 'LiberationSans-Bold.ttf')

const ink = '#152a33'
const soft = '#4c616b'
const line = '#c9d3d8'
const petrol = '#0f4c5c'
const margin = 48
const rowHeight = 20

const palabras: Readonly<Record<EstadoDeControl, string>> = {
  cumplido: 'sí',
  tardio: 'tardío',
  falta: 'falta',
  rechazado: 'rechazado',
  'en revision': 'en revisión',
  exceptuado: 'exceptuado',
  'no corresponde': 'no corresp.',
}

/** «octubre de 2026». */
const mesLegible = (mes: string) =>
  new Intl.DateTimeFormat('es-AR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${mes}-01T00:00:00Z`),
  )

/**
 * The constancia de control: what a close froze, on sheets of A4. Its code of squares says the number, the month and the
 * hash once more, so that two sheets can be compared without typing.
 */
export function constancia(cierre: Cierre): Readable {
  const mes = mesLegible(cierre.mes)
  const title = `Constancia de control · ${cierre.transporte.accountname} · ${mes}`
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    lang: 'es-AR',
    info: { Title: title, Author: cierre.proveedor, CreationDate: new Date(cierre.cerrado) },
  })
  doc.registerFont('regular', regular).registerFont('bold', bold)
  const notes: string[] = []
  const lineas = lineasDe(cierre, notes)
  const draw = async () => {
    head(doc, cierre, mes)
    await table(doc, cierre.controles, lineas)
    foot(doc, cierre, notes)
    numberPages(doc, title)
    doc.end()
  }
  draw().catch((error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))))
  return doc
}

/** One line a worker; what is lifted or does not apply says why in a note. */
function lineasDe({ filas, controles, mes }: Cierre, notes: string[]): Linea[] {
  const people = new Map<string, FilaCerrada[]>()
  for (const fila of filas) people.set(fila.recursoid, [...(people.get(fila.recursoid) ?? []), fila])
  const noteOf = (fila: FilaCerrada): string => {
    if (fila.motivo === null) return ''
    const text = `${palabras[fila.estado]}: ${fila.motivo}`
    if (!notes.includes(text)) notes.push(text)
    return ` (${String(notes.indexOf(text) + 1)})`
  }
  return [...people.values()].map((own) => ({
    nombre: own[0]?.nombre ?? '',
    cuil: own[0]?.cuil ?? null,
    dias: own[0] ? diasDe(own[0], mes) : '',
    celdas: controles.map(({ control }) => {
      const fila = own.find((each) => each.control === control)
      return fila
        ? {
            text: palabras[fila.estado] + noteOf(fila),
            strong: !estaCompleto(fila.estado),
            bien: fila.estado === 'cumplido',
          }
        : { text: '—', strong: false, bien: false }
    }),
  }))
}

/** Where somebody was on the road for a part of the month alone. */
function diasDe({ desde, hasta }: FilaCerrada, mes: string): string {
  const begins = desde > `${mes}-01`
  const next = new Date(`${hasta}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  const ends = next.toISOString().slice(0, 7) === mes
  return [begins && `desde el ${fechaLegible(desde)}`, ends && `hasta el ${fechaLegible(hasta)}`]
    .filter(Boolean)
    .join(' ')
}

const widthOf = (doc: PDFKit.PDFDocument) => doc.page.width - 2 * margin

function rule(doc: PDFKit.PDFDocument, y: number, { strong = false } = {}) {
  doc
    .moveTo(margin, y)
    .lineTo(doc.page.width - margin, y)
    .lineWidth(strong ? 1.2 : 0.5)
    .strokeColor(strong ? ink : line)
    .stroke()
}

/** The sign of the product, 32 high. */
function sign(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.save().translate(x, y)
  doc.roundedRect(0, 0, 32, 32, 9).fillColor(petrol).fill()
  doc
    .path('M8 26V14a8 8 0 0 1 16 0v12M16 14v3M16 20v2.5M16 25v1')
    .lineWidth(2.6)
    .lineCap('round')
    .strokeColor('#fff')
    .stroke()
  doc.restore().fillColor(soft)
}

function head(doc: PDFKit.PDFDocument, cierre: Cierre, mes: string): void {
  const width = widthOf(doc)
  const half = width / 2
  doc
    .font('bold')
    .fontSize(18)
    .fillColor(ink)
    .text('Constancia de control', margin + 40, margin, { width: half + 20 })
  doc
    .font('regular')
    .fontSize(10)
    .fillColor(soft)
    .text(
      mes.charAt(0).toUpperCase() + mes.slice(1) + (cierre.complementario ? ', complementaria' : ''),
      margin + 40,
      margin + 22,
    )
  sign(doc, margin, margin)
  doc.fontSize(8).text('Cierre n.º', margin + half, margin, { width: half, align: 'right' })
  doc
    .font('bold')
    .fontSize(14)
    .fillColor(ink)
    .text(String(cierre.numero), margin + half, margin + 10, { width: half, align: 'right' })
  doc
    .font('regular')
    .fontSize(8)
    .fillColor(soft)
    .text(momentoLegible(new Date(cierre.cerrado)), margin + half, margin + 27, {
      width: half,
      align: 'right',
    })
  rule(doc, margin + 44, { strong: true })
  const { accountname, tipo_documento, cuit } = cierre.transporte
  const { choferes, completos, faltan } = cuantos(cierre.filas)
  const facts = [
    ['Transporte', [accountname, cuit === null ? '' : `${tipo_documento} ${formatCuit(cuit)}`]],
    ['Quien controla', [cierre.proveedor]],
    [
      'Quién cuenta',
      [
        cierre.complementario
          ? choferes === 1
            ? 'El chofer del que algo cambió desde el cierre'
            : `Los ${String(choferes)} choferes de los que algo cambió desde el cierre`
          : choferes === 1
            ? 'El chofer que estuvo algún día del mes'
            : `Los ${String(choferes)} choferes que estuvieron algún día del mes`,
      ],
    ],
    ['Cerró', [cierre.quien]],
  ] as const
  let y = margin + 54
  for (let i = 0; i < facts.length; i += 2) {
    let bottom = y
    for (const [column, [label, lines]] of facts.slice(i, i + 2).entries()) {
      const x = margin + column * half
      doc
        .font('regular')
        .fontSize(8)
        .fillColor(soft)
        .text(label, x, y, { width: half - 12 })
      doc.font('bold').fontSize(10).fillColor(ink)
      for (const text of lines) if (text !== '') doc.text(text, x, doc.y, { width: half - 12 })
      bottom = Math.max(bottom, doc.y)
    }
    y = bottom + 8
  }
  rule(doc, y)
  const pending = choferes - completos
  const sentence =
    pending === 0
      ? choferes === 1
        ? 'El único chofer está completo.'
        : `Los ${String(choferes)} choferes están completos.`
      : `${String(completos)} de ${String(choferes)} ${choferes === 1 ? 'chofer completo' : 'choferes completos'}; ${[faltan > 0 && losQueFaltan(cierre.filas), ...esperan(cierre.filas)].filter(Boolean).join(', ')}.`
  doc
    .font('bold')
    .fontSize(12)
    .text(sentence, margin, y + 10, { width })
  doc.y += 10
}

const esperan = (filas: readonly FilaCerrada[]) => {
  const n = filas.filter(({ estado }) => !estaCompleto(estado) && !faltaPapel(estado)).length
  return n === 0 ? [] : [`${String(n)} en revisión`]
}

/** Of how many people something is missing, and how many papers. */
function losQueFaltan(filas: readonly FilaCerrada[]): string {
  const faltan = filas.filter(({ estado }) => faltaPapel(estado))
  const quienes = new Set(faltan.map(({ recursoid }) => recursoid)).size
  return `a ${String(quienes)} ${quienes === 1 ? 'le' : 'les'} ${faltan.length === 1 ? 'falta 1 papel' : `faltan ${String(faltan.length)} papeles`}`
}

/** Beside its word, and seen before it. */
function tick(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc
    .moveTo(x, y + 3.5)
    .lineTo(x + 2.4, y + 6)
    .lineTo(x + 7, y + 0.8)
    .lineWidth(1)
    .lineCap('round')
    .strokeColor(ink)
    .stroke()
}

/** So many lines are drawn at once: others are answered in between. */
const linesAtOnce = 40

async function table(
  doc: PDFKit.PDFDocument,
  controles: readonly ControlCerrado[],
  lineas: readonly Linea[],
): Promise<void> {
  const width = widthOf(doc)
  const nameWidth = 150
  const cuilWidth = 78
  const cell = (width - nameWidth - cuilWidth) / Math.max(controles.length, 1)
  const header = () => {
    const y = doc.y
    doc.font('bold').fontSize(7.5).fillColor(soft)
    doc.text('Chofer', margin, y + 9, { width: nameWidth })
    doc.text('CUIL', margin + nameWidth, y + 9, { width: cuilWidth })
    for (const [i, { nombre }] of controles.entries()) {
      const own = { width: cell - 2, align: 'center', height: 19 } as const
      const top = y + Math.max(0, 18 - doc.heightOfString(nombre, own))
      doc.text(nombre, margin + nameWidth + cuilWidth + i * cell, top, own)
    }
    rule(doc, y + 22, { strong: true })
    doc.y = y + 24
  }
  header()
  for (const [n, { nombre, cuil, dias, celdas }] of lineas.entries()) {
    if (n % linesAtOnce === linesAtOnce - 1) await setImmediate()
    if (doc.y + rowHeight > doc.page.height - margin - 24) {
      doc.addPage()
      doc.y = margin
      header()
    }
    const y = doc.y
    doc.font('bold').fontSize(8.5).fillColor(ink)
    doc.text(nombre, margin, y + (dias === '' ? 5 : 1), {
      width: nameWidth - 6,
      height: 10,
      ellipsis: true,
      lineBreak: false,
    })
    if (dias !== '')
      doc
        .font('regular')
        .fontSize(6.5)
        .fillColor(soft)
        .text(dias, margin, y + 11, { width: nameWidth - 6, lineBreak: false })
    doc.font('regular').fontSize(8.5).fillColor(ink)
    doc.text(cuil === null ? 'sin CUIL' : formatCuit(cuil), margin + nameWidth, y + 5, {
      width: cuilWidth,
      lineBreak: false,
    })
    for (const [i, { text, strong, bien }] of celdas.entries()) {
      const x = margin + nameWidth + cuilWidth + i * cell
      if (bien) tick(doc, x + cell / 2 - 11, y + 6)
      doc
        .font(strong ? 'bold' : 'regular')
        .fontSize(7.5)
        .text(text, x + (bien ? 5 : 0), y + 5.5, { width: cell - 2, align: 'center', lineBreak: false })
    }
    rule(doc, y + rowHeight - 1)
    doc.y = y + rowHeight
  }
}

function foot(doc: PDFKit.PDFDocument, cierre: Cierre, notes: readonly string[]): void {
  const width = widthOf(doc)
  const fuentes = [...new Set(cierre.controles.map((each) => each.fuente))]
  const paragraphs = [
    ...notes.map((text, i) => `(${String(i + 1)}) ${text}`),
    `Cada «sí» es un documento con su archivo, quién lo aprobó y cuándo. Lo que llegue después figura en un cierre complementario, como tardío.${fuentes.length === 0 ? '' : ` Controles según: ${fuentes.join('; ')}.`} Esto dice qué se controló; no es consejo legal.`,
  ]
  doc.font('regular').fontSize(7.5).fillColor(ink)
  const size = 84
  const needed =
    paragraphs.reduce((sum, text) => sum + doc.heightOfString(text, { width }) + 4, 0) + size + 30
  if (doc.y + needed > doc.page.height - margin - 16) {
    doc.addPage()
    doc.y = margin
  }
  doc.y += 8
  for (const text of paragraphs) {
    doc.text(text, margin, doc.y, { width })
    doc.y += 4
  }
  const y = doc.y + 6
  rule(doc, y, { strong: true })
  squares(doc, `PORTAL CIERRE ${String(cierre.numero)} ${cierre.mes} ${cierre.huella}`, margin, y + 10, size)
  const x = margin + size + 16
  const rest = width - size - 16
  const said = [
    ['Huella del cierre', cierre.huella.replaceAll(/(.{8})(?=.)/g, '$1 ')],
    [
      'En la auditoría',
      'La misma huella está en la cadena de auditoría, con la fecha y el nombre de quien cerró.',
    ],
    [
      'Para comprobarla',
      'El código dice el número, el mes y la huella. Las líneas del cierre dan esta huella (sha256).',
    ],
  ] as const
  doc.y = y + 10
  for (const [label, text] of said) {
    const top = doc.y
    doc.font('regular').fontSize(7.5).fillColor(soft).text(label, x, top, { width: 80 })
    doc.fillColor(ink).text(text, x + 84, top, { width: rest - 84 })
    doc.y += 5
  }
}

/** A code of squares, drawn as one shape. */
function squares(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const side = size / data.length
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) doc.rect(x + column * side, y + row * side, side + 0.05, side + 0.05)
  doc.fillColor('#000').fill()
}

function numberPages(doc: PDFKit.PDFDocument, title: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let i = start; i < start + count; i++) {
    doc.switchToPage(i)
    // Below the margin, where text would else begin another page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - margin + 8
    doc.font('regular').fontSize(7.5).fillColor(soft)
    doc.text(title, margin, y, { width: widthOf(doc) - 90, lineBreak: false, ellipsis: true, height: 10 })
    doc.text(`Página ${String(i - start + 1)} de ${String(count)}`, margin, y, {
      width: widthOf(doc),
      align: 'right',
      lineBreak: false,
    })
  }
}
