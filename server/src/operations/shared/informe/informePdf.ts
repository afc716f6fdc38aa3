import { fechaLegible, momentoLegible } from '@portal/contract/calendario.ts'
import rotulo from '@portal/contract/mensajes/es/rotulo.json' with { type: 'json' }
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { Ficha, Informe, Papel, PasoPorPuerta, Solicitud } from './informe.ts'

/**
 * The report for people to read and to hand over on paper: A4, in the Spanish of the installation. A page leaves as soon as it is
 * full, and the next rows are asked for once it did.
 */
export function informePdf(informe: Informe): Readable {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 64, left: 56, right: 56 },
    lang: 'es-AR',
    info: { Title: `Informe de datos de ${nombreDe(informe.ficha)}`, Creator: 'Portal' },
  })
  write(doc, informe).then(
    () => {
      if (!doc.destroyed) doc.end()
    },
    (error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return doc
}

type Doc = PDFKit.PDFDocument

const nombreDe = ({ nombre, apellido }: Ficha) => `${nombre} ${apellido}`
const momento = (instant: string) => momentoLegible(new Date(instant))

/** What is kept of a chofer and asked in no form. */
const noForm = {
  choferid: 'Identificador',
  fecha_baja: 'Fecha de baja',
  motivo_baja: 'Motivo de la baja',
  estado_cuenta: 'Estado',
  createdtime: 'Se cargó',
}

/** Every field that is kept of a chofer, as its form calls it and in its order: one without a name does not compile. */
const campos: Record<keyof Ficha, string> = { ...rotulo.chofer, ...noForm }

function valorDe(campo: string, valor: string | boolean | null): string {
  if (valor === null || valor === '') return 'No hay'
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
  if (campo === 'createdtime') return momento(valor)
  return campo.startsWith('fecha_') ? fechaLegible(valor) : valor
}

const medios: Record<string, string> = {
  archivo: 'vio un archivo',
  descarga: 'bajó un ZIP con un archivo',
  cuenta: 'bajó todo lo de la cuenta',
}

const origenes: Record<NonNullable<Papel['llego']>['origen'], string> = {
  pedido: 'por un pedido de papeles',
  compartido: 'compartido desde un celular',
  'lote de hojas': 'entre varias hojas juntas',
  legajo: 'en el legajo de otra instalación',
}

async function write(doc: Doc, informe: Informe): Promise<void> {
  const { ficha, origen } = informe
  doc.font(bold).fontSize(20)
  text(doc, 'Informe de datos personales')
  doc.font(regular).fontSize(10).moveDown(0.3)
  text(doc, nombreDe(ficha))
  text(doc, `Transporte: ${informe.cuenta}. Proveedor: ${informe.proveedor}.`)
  text(doc, `Hecho el ${momento(informe.hecho)} por ${informe.por ?? 'alguien que ya no está'}.`)
  text(
    doc,
    'Dice lo que este portal guarda de la persona, de dónde vino, por qué puertas pasó y quién abrió sus archivos en los últimos 24 meses (Ley 25.326, art. 14). No es asesoramiento legal.',
  )

  title(doc, 'Datos')
  for (const [campo, nombre] of Object.entries(campos))
    line(doc, nombre, valorDe(campo, ficha[campo as keyof Ficha])) // the table's own keys
  const { planilla } = origen
  line(
    doc,
    'Origen de la ficha',
    planilla
      ? `Planilla «${planilla.archivo}», importada${planilla.por === null ? '' : ` por ${planilla.por}`}${planilla.importado === null ? '' : ` el ${momento(planilla.importado)}`}`
      : 'Cargada a mano o por otro sistema',
  )

  await each(doc, 'Papeles', informe.documentos, (papel) => {
    doc.font(bold)
    text(doc, [papel.tipo, papel.periodo].filter(Boolean).join(', '))
    doc.font(regular)
    for (const said of dichoDe(papel)) text(doc, said)
  })
  await each(doc, 'Papeles que se pidieron', informe.pedidos, ({ documento, destinatario, creado, por }) =>
    text(
      doc,
      `${momento(creado)}: ${documento}, a ${destinatario}${por === null ? '' : `; lo pidió ${por}`}.`,
    ),
  )
  await each(doc, 'Historial', informe.historial, ({ momento: cuando, que, documento, quien, nota }) =>
    text(doc, [`${momento(cuando)}: ${que}`, documento, quien, nota].filter(Boolean).join(' · ')),
  )
  await each(
    doc,
    'Quién abrió sus archivos',
    informe.aperturas,
    ({ momento: cuando, quien, medio, documento, archivo }) =>
      text(
        doc,
        [
          `${momento(cuando)}: ${quien ?? 'alguien que ya no está'} ${medios[medio] ?? medio}`,
          documento,
          archivo,
        ]
          .filter(Boolean)
          .join(' · '),
      ),
  )
  await each(doc, 'Por dónde pasó', informe.pasos, (paso) => text(doc, pasoDicho(paso)))
  await each(doc, 'Lo que se pidió sobre estos datos', informe.solicitudes, (solicitud) =>
    text(doc, solicitudDicha(solicitud)),
  )
}

const sentidos: Record<PasoPorPuerta['sentido'], string> = {
  entra: 'entró por',
  sale: 'salió por',
  'no entra': 'no entró por',
}

function pasoDicho({
  momento: cuando,
  sentido,
  puerta,
  sede,
  visita,
  vehiculos,
  motivos,
  igual,
}: PasoPorPuerta) {
  return [
    `${momento(cuando)}: ${sentidos[sentido]} ${puerta}, ${sede}`,
    visita && `de visita${visita.a_quien === '' ? '' : `, a ver a ${visita.a_quien}`}`,
    vehiculos.length > 0 && `con ${vehiculos.join(', ')}`,
    sentido !== 'sale' && motivos.join(', '),
    igual && `lo autorizó ${igual.autoriza}${igual.motivo === null ? '' : `: «${igual.motivo}»`}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const pedidas: Record<string, string> = { corregir: 'que se corrijan', eliminar: 'que se eliminen' }

function solicitudDicha({
  pide,
  detalle,
  recibida,
  vence,
  estado,
  respuesta,
  resuelta,
  resuelta_por,
}: Solicitud) {
  const quien = resuelta_por ?? 'alguien que ya no está'
  return [
    `Recibida el ${fechaLegible(recibida)}, a responder hasta el ${fechaLegible(vence)}: ${pedidas[pide] ?? pide}`,
    `«${detalle}»`,
    resuelta === null ? estado : `${estado} el ${momento(resuelta)} por ${quien}`,
    respuesta,
  ]
    .filter(Boolean)
    .join(' · ')
}

function dichoDe(papel: Papel): string[] {
  const { llego, archivos } = papel
  const fechas = [
    papel.numero !== null && `Número ${papel.numero}`,
    papel.fecha_emision !== null && `emitido el ${fechaLegible(papel.fecha_emision)}`,
    papel.fecha_vencimiento !== null && `vence el ${fechaLegible(papel.fecha_vencimiento)}`,
  ].filter((said) => said !== false)
  const llegada =
    llego === null
      ? ''
      : `; llegó ${origenes[llego.origen]}${llego.de === null ? '' : ` a ${llego.de}`} el ${momento(llego.recibida)}`
  return [
    `Estado: ${papel.bloqueado ? 'bloqueado' : papel.estado}${papel.motivo === null ? '' : `, por «${papel.motivo}»`}.`,
    ...(fechas.length > 0 ? [`${fechas.join(', ')}.`] : []),
    `Presentado el ${momento(papel.presentado)} por ${papel.presentado_por ?? 'alguien que ya no está'}${llegada}.`,
    ...(papel.decidido === null
      ? []
      : [`Decidido el ${momento(papel.decidido)} por ${papel.decidido_por ?? 'alguien que ya no está'}.`]),
    ...(papel.observacion === null ? [] : [`Observación: ${papel.observacion}`]),
    ...archivos.map(({ nombre, size, sha256 }) => `Archivo: ${nombre}, ${size} bytes, SHA-256 ${sha256}`),
  ]
}

const regular = 'Helvetica'
const bold = 'Helvetica-Bold'

function title(doc: Doc, words: string): void {
  doc.moveDown(1.2).font(bold).fontSize(13)
  text(doc, words)
  doc.font(regular).fontSize(10).moveDown(0.2)
}

const line = (doc: Doc, nombre: string, valor: string) => {
  doc
    .font(bold)
    .text(drawable(`${nombre}: `), { continued: true })
    .font(regular)
    .text(drawable(valor))
}

const text = (doc: Doc, words: string) => doc.text(drawable(words))

/** As much as a reader of the network may be behind before the next rows are read. */
const maxBehindBytes = 256 * 1024

async function each<Row>(
  doc: Doc,
  words: string,
  rows: () => AsyncGenerator<Row>,
  draw: (row: Row) => unknown,
): Promise<void> {
  title(doc, words)
  let drawn = 0
  for await (const row of rows()) {
    draw(row)
    doc.moveDown(0.3)
    drawn++
    // Whoever left closes it.
    while (doc.readableLength > maxBehindBytes && !doc.destroyed) await sleep(20)
    if (doc.destroyed) return
  }
  if (drawn === 0) text(doc, 'Nada.')
}

/** What the fonts that every reader of PDF has can draw: Windows-1252. Beyond it a letter loses its marks; the JSON has it as it is. */
const windows1252 =
  /^[\n\u0020-\u007e\u00a0-\u00ff\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178]$/

const drawable = (words: string): string =>
  Array.from(words.normalize('NFC'), (sign) => {
    if (windows1252.test(sign)) return sign
    const [base] = sign.normalize('NFKD')
    return base !== undefined && windows1252.test(base) ? base : '?'
  }).join('')
