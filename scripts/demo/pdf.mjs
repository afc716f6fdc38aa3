import PDFDocument from 'pdfkit'
import { seededRandom } from '../../server/src/demo/random.ts'
import { FICTICIO, placeOf } from './forms.mjs'
import { qrLike } from './qrLike.mjs'

const PAGE = { width: 595, height: 842 }
const MARGIN = 48
const INNER = PAGE.width - 2 * MARGIN
const INK = '#12222b'
const SOFT = '#5b6b73'
const LINE = '#c4ced3'
const PAPER = '#fdfdfb'
const RED = '#b3261e'
/** One per issuer, so that a reviewer's eye tells the forms apart. */
const TINTS = ['#0f4c5c', '#3b4a8f', '#2f6b4f', '#7a4a21', '#5d3a72', '#3d5a73']

/** The same paper is the same bytes on any day: PDF writers put in the time, so the time is fixed. */
const CREATED = new Date(Date.UTC(2026, 0, 1))

/**
 * One A4 page, drawn with the fonts every PDF reader has. Three streams: what stands on every such paper, what is written on it,
 * not compressed, and the warning. Its places are filled by `server/src/demo/forms.ts`.
 */
export function drawPdf(form) {
  const random = seededRandom(form.name)
  const tint = seededRandom(form.emisor).pick(TINTS)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    info: { Title: `${form.title} (documento ficticio)`, CreationDate: CREATED, ModDate: CREATED },
  })
  const bytes = collect(pdf)
  const writing = writingOn(pdf)
  pdf.rect(0, 0, PAGE.width, PAGE.height).fill(PAPER)
  drawGuilloche(pdf, tint, random)
  drawHead(pdf, writing, form, tint)
  const end = drawFacts(pdf, writing, form.facts, 210)
  if (form.nomina) drawNomina(pdf, writing, form.nomina, tint, end + 14)
  drawDeclaration(pdf, PAGE.height - 232)
  drawFoot(pdf, writing, form, tint, random)
  const under = nextStream(pdf)
  drawWarning(pdf, form.across ?? FICTICIO)
  pdf.page.dictionary.data.Contents = [under, writing.stream, pdf.page.content]
  under.end()
  writing.stream.end()
  pdf.end()
  return bytes
}

/** What is drawn from here on goes to another stream; returns the one before. */
function nextStream(pdf) {
  const before = pdf.page.content
  pdf.page.content = pdf.ref({})
  return before
}

/** Words one after the other in a stream of their own, so that a reader finds each label beside its value. */
function writingOn(pdf) {
  const stream = pdf.ref({})
  stream.compress = false
  return {
    stream,
    /** A place, `{ place, holds }`, is blank until somebody fills it. */
    write(words, x, y, { font = 'Helvetica', size, colour }) {
      pdf.font(font)
      pdf.page.fonts[pdf._font.id] = pdf._font.ref()
      const place = placeOf(words)
      const hex = Buffer.from(place ? `~${place.name}` : words, 'latin1').toString('hex')
      const baseline = y + (pdf._font.ascender / 1000) * size
      stream.write(
        `BT /${pdf._font.id} ${size} Tf ${colourOf(colour)} rg 1 0 0 -1 ${number(x)} ${number(baseline)} Tm ` +
          `<${place ? hex.padEnd(2 * place.holds) : hex}> Tj ET`,
      )
    },
  }
}

const number = (value) => String(Math.round(value * 100) / 100)

const colourOf = (hex) =>
  [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ')

function collect(pdf) {
  return new Promise((resolve, reject) => {
    const chunks = []
    pdf.on('data', (chunk) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

/** The fine waves of official paper. */
function drawGuilloche(pdf, tint, random) {
  const phase = random.fraction() * Math.PI * 2
  pdf.save().lineWidth(0.4).strokeOpacity(0.16).strokeColor(tint)
  for (let wave = 0; wave < 14; wave++) {
    const shift = phase + (wave * Math.PI) / 14
    for (let x = 0; x <= PAGE.width; x += 17) {
      const y = 150 + 26 * Math.sin(x / 44 + shift) * Math.cos(x / 130 + shift / 2)
      if (x === 0) pdf.moveTo(x, y)
      else pdf.lineTo(x, y)
    }
  }
  pdf.stroke().restore()
}

function drawHead(pdf, writing, form, tint) {
  pdf.rect(0, 0, PAGE.width, 92).fill(tint)
  drawCrest(pdf, MARGIN + 26, 46)
  pdf
    .fillColor('#ffffff')
    .font('Helvetica-Bold')
    .fontSize(13)
    .text(form.emisor, MARGIN + 66, 32, {
      width: INNER - 190,
    })
  pdf
    .font('Helvetica')
    .fontSize(9)
    .text('Organismo inventado para la demostración', MARGIN + 66, 52)
  pdf.fontSize(8).text('N.º', PAGE.width - MARGIN - 120, 32, { width: 120, align: 'right' })
  const numero = pdf.font('Helvetica-Bold').fontSize(13).widthOfString(like(form.numero))
  writing.write(form.numero, PAGE.width - MARGIN - numero, 45, {
    font: 'Helvetica-Bold',
    size: 13,
    colour: '#ffffff',
  })
  pdf
    .fillColor(INK)
    .font('Helvetica-Bold')
    .fontSize(21)
    .text(form.title, MARGIN, 132, { width: INNER, align: 'center' })
}

/** As wide as every number, whose figures are of one width. */
const like = (numero) => (placeOf(numero) ? 'DEMO-000000' : numero)

/** A shield with a road that runs to the horizon: no country's arms. */
function drawCrest(pdf, x, y) {
  pdf.save().circle(x, y, 26).lineWidth(1.5).stroke('#ffffff')
  pdf.circle(x, y, 22).lineWidth(0.5).stroke('#ffffff')
  pdf.polygon([x - 4, y - 12], [x + 4, y - 12], [x + 14, y + 15], [x - 14, y + 15]).fill('#ffffff')
  pdf
    .moveTo(x, y - 8)
    .lineTo(x, y + 14)
    .lineWidth(1.6)
    .dash(4, { space: 3 })
    .stroke('#8a979d')
    .undash()
  pdf.restore()
}

/** Two boxes a line; returns where they end. */
function drawFacts(pdf, writing, facts, top) {
  const width = INNER / 2
  const height = 40
  facts.forEach(([label, value], index) => {
    const last = index === facts.length - 1 && index % 2 === 0
    const x = MARGIN + (index % 2) * width
    const y = top + Math.floor(index / 2) * height
    pdf
      .lineWidth(0.6)
      .rect(x, y, last ? INNER : width, height)
      .stroke(LINE)
    writing.write(placeOf(label) ? label : label.toUpperCase(), x + 8, y + 7, { size: 7.5, colour: SOFT })
    writing.write(value, x + 8, y + 20, { font: 'Helvetica-Bold', size: 11.5, colour: INK })
  })
  return top + Math.ceil(facts.length / 2) * height
}

/** Two people a line, so that a whole crew fits. */
function drawNomina(pdf, writing, nomina, tint, top) {
  const height = 19
  const width = INNER / 2
  pdf.rect(MARGIN, top, INNER, height).fill(tint)
  for (const x of [MARGIN, MARGIN + width]) {
    writing.write('NÓMINA', x + 8, top + 6, { font: 'Helvetica-Bold', size: 8.5, colour: '#ffffff' })
    writing.write('CUIL', x + width - 82, top + 6, { font: 'Helvetica-Bold', size: 8.5, colour: '#ffffff' })
  }
  nomina.forEach(({ nombre, cuil }, index) => {
    const x = MARGIN + (index % 2) * width
    const y = top + height * (1 + Math.floor(index / 2))
    pdf.lineWidth(0.4).rect(x, y, width, height).stroke(LINE)
    writing.write(nombre, x + 8, y + 5.5, { size: 9, colour: INK })
    writing.write(cuil, x + width - 82, y + 5.5, { size: 9, colour: INK })
  })
}

function drawDeclaration(pdf, y) {
  pdf
    .fillColor(SOFT)
    .font('Helvetica')
    .fontSize(9)
    .text(
      'Este documento se generó por computadora para mostrar cómo funciona el portal. Las personas, empresas, vehículos y organismos que nombra no existen. No tiene validez y no prueba nada.',
      MARGIN,
      y,
      { width: INNER, lineGap: 3 },
    )
}

function drawFoot(pdf, writing, form, tint, random) {
  const top = PAGE.height - 178
  drawQrLike(pdf, MARGIN, top, 96, random)
  pdf
    .fillColor(SOFT)
    .font('Helvetica')
    .fontSize(7)
    .text('Código decorativo: no lleva a ninguna parte', MARGIN, top + 102)
  drawStamp(pdf, PAGE.width / 2 + 10, top + 48, tint, random)
  drawSignature(pdf, PAGE.width - MARGIN - 140, top + 58, random)
  pdf
    .fillColor(SOFT)
    .font('Helvetica')
    .fontSize(8)
    .text('Firma de ejemplo', PAGE.width - MARGIN - 140, top + 88, { width: 140, align: 'center' })
  pdf.rect(0, PAGE.height - 34, PAGE.width, 34).fill(tint)
  const foot = [`${form.emisor} · `, form.numero, ' · Página 1 de 1']
  const widths = foot.map((words) => pdf.font('Helvetica').fontSize(8).widthOfString(like(words)))
  let x = (PAGE.width - widths.reduce((sum, width) => sum + width)) / 2
  for (const [index, words] of foot.entries()) {
    writing.write(words, x, PAGE.height - 21, { size: 8, colour: '#ffffff' })
    x += widths[index]
  }
}

function drawQrLike(pdf, x, y, size, random) {
  const { modules, runs } = qrLike(random)
  const side = size / modules
  for (const { column, row, length } of runs) {
    pdf.rect(x + column * side, y + row * side, side * length, side)
  }
  pdf.fill(INK)
}

function drawStamp(pdf, x, y, tint, random) {
  pdf
    .save()
    .rotate(random.between(-16, 10), { origin: [x, y] })
    .strokeOpacity(0.75)
    .fillOpacity(0.75)
  pdf.lineWidth(2.2).circle(x, y, 46).stroke(tint)
  pdf.lineWidth(0.8).circle(x, y, 40).stroke(tint)
  pdf.fillColor(tint).font('Helvetica-Bold').fontSize(13)
  pdf.text('FICTICIO', x - 46, y - 7, { width: 92, align: 'center' })
  pdf.font('Helvetica').fontSize(6.5)
  pdf.text('SELLO DE EJEMPLO', x - 46, y - 22, { width: 92, align: 'center' })
  pdf.text('SIN VALIDEZ', x - 46, y + 13, { width: 92, align: 'center' }).restore()
}

function drawSignature(pdf, x, y, random) {
  const swing = () => random.between(8, 26)
  pdf
    .save()
    .lineWidth(1.3)
    .lineCap('round')
    .moveTo(x + 14, y)
  for (let stroke = 0; stroke < 6; stroke++) {
    const from = x + 14 + stroke * 18
    pdf.bezierCurveTo(from + 5, y - swing(), from + 15, y + swing(), from + 18, y - 4 + (stroke % 2) * 8)
  }
  pdf.stroke('#24408e')
  pdf
    .moveTo(x, y + 24)
    .lineTo(x + 140, y + 24)
    .lineWidth(0.6)
    .stroke(LINE)
    .restore()
}

/** Last, over everything: nobody may take a demo file for a real paper. */
function drawWarning(pdf, warning) {
  const centre = [PAGE.width / 2, PAGE.height / 2]
  pdf.save().rotate(-54, { origin: centre }).fillOpacity(0.2).fillColor(RED)
  pdf
    .font('Helvetica-Bold')
    .fontSize(44)
    .text(warning, centre[0] - 480, centre[1] - 22, { width: 960, align: 'center', lineBreak: false })
  pdf.restore()
}
