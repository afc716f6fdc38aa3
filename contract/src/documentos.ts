import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Dia, Momento } from './textKinds.ts'
import {
  listOf,
  maxPageSize,
  operation,
  pageOf,
  orden,
  paged,
  pagedIfAsked,
  recordsOf,
  recordsOrPageOf,
  row,
  type Told,
} from './operation.ts'
import {
  apariencia,
  Aptitud,
  camposDeTipo,
  compartido,
  Culpable,
  ejemplo,
  EstadoCasilla,
  EstadoRecurso,
  exceptuadoHasta,
  nombreCorto,
  quienesPiden,
  TipoRecurso,
  Vigencia,
} from './recursos.ts'
import { carrocerias, titularidades, vehiculos } from './vehiculos.ts'
import { CalendarDate, Id, IdONada, opcional, Periodo, requerido, texto, Version } from './values.ts'

/** "SI" and "NO" as the wire says them. */
const SiNo = z.enum(['SI', 'NO'])

export const TipoDocumento = row(
  { tipodocumentoid: z.string(), nombre: z.string() },
  {
    nombre_corto: nombreCorto,
    docrectipo_recurso: TipoRecurso,
    instrucciones: z.string(),
    obligatorio: z.boolean(),
    critico: z.boolean(),
    vigencia: Vigencia,
    meses: z.nullable(z.int()),
    aviso_dias: z.array(z.int()),
    origen: z.enum(['legal', 'contractual']),
    fuente: z.string(),
    vigente_desde: z.nullable(Dia),
    vigente_hasta: z.nullable(Dia),
    max_archivos: z.int(),
    compartido,
    ejemplo,
    /** By what a page says that it is one: a phrase a line. */
    frases: z.nullable(z.string()),
    orden: z.int(),
  },
)

/** What of a resource decides which documents it is asked for; what is left out is not the case. */
const Atributos = z.strictObject({
  vehiculo: z.optional(z.enum(vehiculos)),
  carroceria: z.optional(z.enum(carrocerias)),
  titularidad: z.optional(z.enum(titularidades)),
  nacionalidad: z.optional(z.string()),
  transporta_peligrosas: z.optional(z.boolean()),
  transporta_alimentos: z.optional(z.boolean()),
})

/**
 * The catalogue in force. `chofer` brings `chofer dado de baja` too. With `atributos` and a `tiporecurso`, only what such a
 * resource would be asked for.
 */
export const TiposDocumentos = operation({
  access: 'contacto',
  kept: true,
  input: {
    order: z.optional(orden(['nombre', 'orden'])),
    filter: z.optional(
      z.strictObject({ tiporecurso: z.optional(TipoRecurso), atributos: z.optional(Atributos) }),
    ),
  },
  output: recordsOf(TipoDocumento),
})

const Faltante = row(
  { tipodocumentoid: z.string(), nombre: z.string() },
  {
    nombre_corto: nombreCorto,
    critico: z.boolean(),
    instrucciones: z.string(),
    vigencia: Vigencia,
    meses: z.nullable(z.int()),
    max_archivos: z.int(),
    dia_exigible: z.int(),
    compartido,
    ejemplo,
    exceptuado_hasta: exceptuadoHasta,
    ...quienesPiden,
  },
)

/**
 * Required and never presented, grouped by resource; `page` counts resources. With an operation, of the active ones that take
 * part in it, as they stand there, and what it asks of them.
 */
export const ListRecDocFaltantes = operation({
  access: 'contacto',
  kept: true,
  input: {
    tiporecurso: z.optional(TipoRecurso),
    recursoid: IdONada,
    solorecursosactivos: z._default(SiNo, 'SI'),
    operacionid: z.optional(Id),
    ...pagedIfAsked,
  },
  output: recordsOrPageOf(
    row(
      { recursoid: z.string(), nombre: z.string() },
      {
        tiporecurso: TipoRecurso,
        dominio: z.nullable(z.string()),
        ...apariencia,
        estado_recurso: EstadoRecurso,
        aptitud: Aptitud,
        /** How what keeps it from being fit stands, or what will; the first to be told. */
        culpable: z.nullable(z.pick(Culpable, { estado: true })),
        documentos: listOf(Faltante),
      },
    ),
  ),
})

/** How many `ListRecDocFaltantes` holds of active resources, and how many of theirs were rejected: numbers alone, for a badge. */
export const ContarFaltantes = operation({
  access: 'contacto',
  kept: true,
  input: {},
  output: row({}, { faltantes: z.int(), rechazados: z.int() }),
})

export const CasillaPresentada = row(
  { documentoid: z.string(), tipodocumento: z.string() },
  {
    recursoid: z.string(),
    tiporecurso: TipoRecurso,
    /** The resource's full name. */
    nombre: z.string(),
    dominio: z.nullable(z.string()),
    ...apariencia,
    tipodocumentoid: z.string(),
    nombre_corto: nombreCorto,
    critico: z.boolean(),
    vigencia: Vigencia,
    meses: z.nullable(z.int()),
    max_archivos: z.int(),
    dia_exigible: z.int(),
    compartido,
    ejemplo,
    estado: EstadoCasilla,
    renovacion: z.boolean(),
    periodo: z.nullable(z.string()),
    fecha_vencimiento: z.nullable(Dia),
    numero: z.nullable(z.string()),
    fecha_emision: z.nullable(Dia),
    presentado: Momento,
    /** The day since which it is in review, rejected or blocked. */
    desde: z.nullable(Dia),
    motivo: z.nullable(z.string()),
    /** Of a monthly type: a month that stands otherwise than its slot, and decides nothing over fitness. */
    mes: z.boolean(),
    exceptuado_hasta: exceptuadoHasta,
    ...quienesPiden,
  },
)

/**
 * Slots with something presented, and beside them the months of monthly types that are in review, rejected or blocked
 * while nothing approved covers them. Without `recursoid`, those of the requirements in force of active resources, as the
 * dashboard counts them. `porHacer` keeps, and `urgencia` puts first, what the carrier can do something about: the rule
 * of `proximo` in `Dashboard`.
 */
export const ListDocumentos = operation({
  access: 'contacto',
  kept: true,
  input: {
    tiporecurso: z.optional(TipoRecurso),
    recursoid: IdONada,
    estado: z.optional(EstadoCasilla),
    /** Only those whose document in force ends in this span of dates, both included. */
    vence_desde: z.optional(CalendarDate),
    vence_hasta: z.optional(CalendarDate),
    porHacer: z.optional(z.literal('SI')),
    /** Those of the active resources that take part in it: what everybody is asked for, and what it asks. */
    operacionid: z.optional(Id),
    ...paged(['nombre', 'tipodocumento', 'estado', 'fecha_vencimiento', 'presentado', 'urgencia']),
  },
  output: pageOf(CasillaPresentada),
})

/** Why the server gave up drawing a file: it took too long, took too much memory, or can't be read. */
export const NoDibujado = z.enum(['lento', 'memoria', 'roto'])
export type NoDibujado = z.output<typeof NoDibujado>

export const Archivo = row(
  { archivoid: z.string(), nombre: z.string() },
  {
    size: z.int(),
    mediatype: z.string(),
    /** Null is unknown, and no good news: it may not have been tried yet. */
    no_dibujado: z.nullable(NoDibujado),
  },
)

/** A file whose bytes were taken away once it was past its time: what proves it. */
export const ArchivoEliminado = z.object({
  archivoid: z.string(),
  size: z.int(),
  sha256: z.string(),
  mediatype: z.string(),
  eliminado: Momento,
})

/** `anulado`: withdrawn by the carrier, or replaced by a newer presentation before anybody decided. */
export const EstadoDocumento = z.enum(['en revision', 'aprobado', 'rechazado', 'anulado', 'bloqueado'])

/** So much is downloaded at once. */
export const maxDescarga = { recursos: maxPageSize, archivos: 2_000, bytes: 500_000_000 } as const

/**
 * The files of these resources' documents that are in force or wait for a decision, as one ZIP: how much it is, and the
 * address that sends it. More than `maxDescarga` is refused.
 */
export const ExportarDocumentos = operation({
  access: 'contacto',
  input: {
    recursos: z
      .array(Id)
      .check(
        z.minLength(1, sentence('elegiAlMenosUno')),
        z.maxLength(maxDescarga.recursos, sentence('hasta', { max: maxDescarga.recursos })),
      ),
  },
  output: row({ url: z.string() }, { archivos: z.int(), bytes: z.number() }),
})

const Presentacion = row(
  { documentoid: z.string() },
  {
    estado: EstadoDocumento,
    presentado: Momento,
    decidido: z.nullable(Momento),
    fecha_vencimiento: z.nullable(Dia),
    periodo: z.nullable(z.string()),
    motivo: z.nullable(z.string()),
  },
)

/** Five years of months: whoever presents the same paper again and again makes nobody’s screen longer. */
export const maxAnteriores = 60

/** Withdrawn, decided or waiting: each keeps its own status. */
const Junto = row(
  { documentoid: z.string(), nombre: z.string() },
  { recursoid: z.string(), dominio: z.nullable(z.string()), estado: EstadoDocumento },
)

/** A place on a page, from its upper left corner, in fractions of its width and height. */
export const Marca = z.strictObject({
  archivoid: Id,
  /** From 1; a picture has one. */
  pagina: z.int().check(z.gte(1), z.lte(10_000)),
  x: z.number().check(z.gte(0), z.lte(1)),
  y: z.number().check(z.gte(0), z.lte(1)),
})
export type Marca = z.output<typeof Marca>

export const Documento = row(
  { documentoid: z.string(), tipodocumento: z.string() },
  {
    recursoid: z.string(),
    tiporecurso: TipoRecurso,
    /** The resource's full name. */
    nombre: z.string(),
    dominio: z.nullable(z.string()),
    ...apariencia,
    estado_recurso: EstadoRecurso,
    tipodocumentoid: z.string(),
    nombre_corto: nombreCorto,
    instrucciones: z.string(),
    vigencia: Vigencia,
    meses: z.nullable(z.int()),
    dia_exigible: z.int(),
    compartido,
    ejemplo,
    max_archivos: z.int(),
    numero: z.nullable(z.string()),
    fecha_emision: z.nullable(Dia),
    fecha_vencimiento: z.nullable(Dia),
    periodo: z.nullable(z.string()),
    /** It came once its month's own day had passed: it proves that month to who controls it, and makes nobody fit. */
    tardio: z.boolean(),
    observacion: z.nullable(z.string()),
    estado: EstadoDocumento,
    /** What its slot shows now. */
    estado_casilla: EstadoCasilla,
    ...quienesPiden,
    presentado: Momento,
    presentado_por: z.string(),
    /** One of the provider's people presented it in the carrier's name: another one decides. */
    presentado_por_proveedor: z.boolean(),
    decidido: z.nullable(Momento),
    motivo: z.nullable(z.string()),
    /** Where on the paper the reason is to be seen. (`marca` is the make of a vehicle.) */
    marca_rechazo: z.nullable(Marca),
    archivos: listOf(Archivo),
    /** Those whose bytes were taken away; missing where none were. */
    eliminados: z.optional(z.array(ArchivoEliminado)),
    /** The other presentations of the slot, newest first, at most `maxAnteriores`. */
    anteriores: listOf(Presentacion),
    /** How many more there are: the history tells them. */
    mas_anteriores: z.int(),
    /** The others that were presented with it, by the same paper, by full name; none where it was presented alone. */
    juntos: listOf(Junto),
    version: z.int(),
  },
)

export const DetailDocumento = operation({
  access: 'contacto',
  kept: true,
  input: { documentoid: Id },
  output: recordsOf(Documento),
})

export const maxObservacion = 500

/** What is asked beside the files; which dates, follows from the type's vigencia: see `vigencia.ts`. */
export const DocumentoForm = {
  numero: opcional(texto(60)),
  fecha_emision: opcional(CalendarDate),
  fecha_vencimiento: opcional(CalendarDate),
  periodo: opcional(Periodo),
  observacion: opcional(texto(maxObservacion)),
}

/** More than these nobody presents by one paper. */
export const maxTambien = 499

/** After a save a back office elsewhere may say no more than which documento it was. */
const DocumentoGuardado = {
  full: Documento.full,
  remote: z.extend(z.partial(Documento.remote), { documentoid: z.string() }),
}

/** Of one presentation, whatever its type asks for. */
export const maxArchivos = 10
export const sinArchivos = sentence('adjuntaAlMenosUnArchivo')

/** A file within the call itself. */
const DataUrl = z.string().check(z.regex(/^data:/))
/** As the seed's clients name what they present: what `upfile` answered of it, its id alone, or the file itself. */
const Dato = z.union([Id, DataUrl, z.looseObject({ archivoid: Id })], { error: sinArchivos })
const Datos = z.union(
  [Dato, z.array(Dato).check(z.maxLength(maxArchivos, sentence('hasta', { max: maxArchivos })))],
  {
    error: sinArchivos,
  },
)

/** Of `data`, the ids are told from the files that came with the call. */
function archivosIn(data: z.output<typeof Datos> | null | undefined): { ids: string[]; urls: string[] } {
  const given = data === null || data === undefined || data === '' ? [] : Array.isArray(data) ? data : [data]
  const names = given.map((each) => (typeof each === 'string' ? each : each.archivoid))
  return { ids: names.filter((name) => !isDataUrl(name)), urls: names.filter(isDataUrl) }
}

const hasFiles = (data: Parameters<typeof archivosIn>[0]): boolean =>
  Object.values(archivosIn(data)).some((each) => each.length > 0)

const isDataUrl = (name: string): boolean => name.startsWith('data:')

const oneOrOther = (...names: readonly string[]) => ({ anyOf: names.map((name) => ({ required: [name] })) })

/** The transporte is a resource too: whoever names nothing else presents for it. */
const PresentacionValues = z.pipe(
  z
    .strictObject({
      transporteid: IdONada,
      recursoid: IdONada,
      tambien: z.optional(
        z.array(Id).check(z.maxLength(maxTambien, sentence('hastaPorVez', { max: maxTambien + 1 }))),
      ),
      tipodocumentoid: Id,
      archivos: z.optional(
        z
          .array(Id)
          .check(
            z.minLength(1, sinArchivos),
            z.maxLength(maxArchivos, sentence('hasta', { max: maxArchivos })),
          ),
      ),
      data: z.optional(z.union([z.literal(''), z.null(), Datos], { error: sinArchivos })),
      ...z.partial(z.object(DocumentoForm)).shape,
    })
    .check(
      z.refine(({ archivos = [], data }) => archivos.length > 0 || hasFiles(data), {
        error: sinArchivos,
        path: ['archivos'],
      }),
      z.refine(({ recursoid, transporteid }) => (recursoid ?? transporteid) !== undefined, {
        error: requerido,
        path: ['recursoid'],
      }),
    )
    // What the two checks ask for, where a schema alone is read.
    .register(z.globalRegistry, {
      allOf: [oneOrOther('archivos', 'data'), oneOrOther('recursoid', 'transporteid')],
    }),
  z.transform(({ recursoid, transporteid, archivos = [], data, ...values }) => {
    const { ids, urls } = archivosIn(data)
    return {
      ...values,
      ...(transporteid !== undefined && { transporteid }),
      recursoid: recursoid ?? transporteid ?? '',
      archivos: [...archivos, ...ids.filter((id) => !archivos.includes(id))],
      ...(urls.length > 0 && { data: urls }),
    }
  }),
)

/**
 * Presents a document: it waits for the provider's decision, and replaces one of the same slot that was still waiting.
 * A type that is `compartido` may be presented for more resources in `tambien`: for all of them or for none. `archivos`
 * were uploaded for it, or belong to its presentation that was rejected; `data` says them as the seed's clients do. Answers
 * the one of `recursoid`, which names the others (`juntos`).
 */
export const SaveDocumentoRecurso = operation({
  access: 'contacto',
  writes: { record: 'documentoid' },
  whileSuspended: true,
  input: { values: PresentacionValues },
  output: recordsOf(DocumentoGuardado),
})

/**
 * Those that are asked for a type of document, as they stand, and by what a paper names them: active ones, by full name, at
 * most `maxTambien` + 1 of them; or the one that is named. Of a monthly type, how they stand for `periodo`, where it is said.
 */
export const RecursosDelTipo = operation({
  access: 'contacto',
  kept: true,
  input: { tipodocumentoid: Id, recursoid: z.optional(Id), periodo: z.optional(Periodo) },
  output: recordsOf(
    row(
      { recursoid: z.string(), nombre: z.string() },
      {
        tiporecurso: TipoRecurso,
        dominio: z.nullable(z.string()),
        ...apariencia,
        cuil: z.nullable(z.string()),
        /** The carrier's own number. */
        cuit: z.nullable(z.string()),
        estado: EstadoCasilla,
        fecha_vencimiento: z.nullable(Dia),
        /** A newer presentation than the one in force waits for a decision. */
        renovacion: z.boolean(),
        /** Whom a paper of this type has to be in favour of, the same of all; null where it is of nobody's. */
        clausula: z.nullable(z.object({ nombre: z.string(), cuit: z.nullable(z.string()) })),
      },
    ),
  ),
})

/**
 * What changes of the catalogue will ask of this carrier's active resources, the nearest first: for whom a document is
 * missing that is asked for from a day on (`nuevo`), or that fitness turns on from a day on. It can be presented already.
 * `cantidad` of them are hit, of which `faltan` lack it; they are named up to `maxTambien` + 1. The other fields of the type
 * read as from that day on.
 */
export const ListCambiosDeTipo = operation({
  access: 'contacto',
  kept: true,
  input: {},
  output: recordsOf(
    row(
      { tipodocumentoid: z.string(), nombre: z.string(), desde: Dia },
      {
        ...camposDeTipo,
        tiporecurso: TipoRecurso,
        nuevo: z.boolean(),
        cantidad: z.int(),
        faltan: z.int(),
        recursos: listOf(
          row(
            { recursoid: z.string(), nombre: z.string() },
            {
              tiporecurso: TipoRecurso,
              dominio: z.nullable(z.string()),
              ...apariencia,
              /** As its slot stands on that day. */
              estado: EstadoCasilla,
              documentoid: z.nullable(z.string()),
            },
          ),
        ),
      },
    ),
  ),
})

/** Withdraws a presentation that nobody has decided yet: its slot goes back to what it was without it. */
export const AnularDocumento = operation({
  access: 'contacto',
  writes: { record: 'documentoid' },
  whileSuspended: true,
  input: { documentoid: Id, version: Version },
  output: recordsOf(DocumentoGuardado),
})

export const columnasDeDocumento = {
  documentoid: 'exportada',
  cuenta_id: 'exportada',
  recursoid: 'exportada',
  tipodocumentoid: 'exportada',
  presentacionid: 'exportada',
  estado: 'abierta',
  bloqueado: 'abierta',
  fecha_vencimiento: 'abierta',
  fecha_emision: 'abierta',
  periodo: 'abierta',
  tardio: 'exportada',
  numero: 'abierta',
  motivo: 'abierta',
  causa: 'abierta',
  observacion: 'personal',
  bloqueado_desde: 'exportada',
  presentado: 'exportada',
  presentado_por: 'exportada',
  presentado_por_operador: 'exportada',
  decidido: 'exportada',
  decidido_por: 'exportada',
  marca: 'exportada',
  version: 'nuestra',
  es_ultimo: 'nuestra',
  es_vigente: 'nuestra',
  es_del_mes: 'nuestra',
} as const satisfies Columnas

export const columnasDeArchivo = {
  archivoid: 'exportada',
  cuenta_id: 'exportada',
  documentoid: 'exportada',
  entradaid: 'exportada',
  nombre: 'exportada',
  size: 'exportada',
  sha256: 'exportada',
  mediatype: 'exportada',
  posicion: 'exportada',
  createdtime: 'exportada',
  subido_por: 'exportada',
  clave: 'nuestra',
  miniatura: 'nuestra',
  no_dibujado: 'nuestra',
} as const satisfies Columnas

export const told = {
  TiposDocumentos: {
    about:
      'The catalogue in force. `chofer` brings `chofer dado de baja` too; `filter.atributos` leaves what such a resource would be asked for.',
  },
  ListRecDocFaltantes: {
    about: 'What is required and was never presented, by resource.',
  },
  ContarFaltantes: {
    about:
      'How many documents of active resources are required and were never presented, and how many were rejected.',
    missed: {
      en: 'What is missing is counted from `ListRecDocFaltantes`.',
      es: 'lo que falta se cuenta de ListRecDocFaltantes.',
    },
  },
  ListDocumentos: {
    about: 'Slots with something presented.',
    missed: {
      en: 'What was presented is told from the last line of each in `ListRecDocHistorial`.',
      es: 'lo presentado sale del último renglón de cada uno en ListRecDocHistorial.',
    },
  },
  DetailDocumento: {
    about: 'A presentation with its files, its decision and the others of its slot.',
    missed: {
      en: 'A presentation has no page of its own.',
      es: 'una presentación no tiene pantalla propia.',
    },
  },
  ExportarDocumentos: {
    about:
      'How much the documents of these resources are that are in force or in review, and the address that sends them as a ZIP.',
    missed: { en: 'Documents can’t be downloaded as a ZIP.', es: 'los documentos no se bajan en un ZIP.' },
  },
  SaveDocumentoRecurso: {
    about:
      'Presents a document with one to three uploaded files, named in `archivos`, or in `data` as clients of the original do. Which dates it needs follows from the `vigencia` of its type. One that is `compartido` may be presented for more resources in `tambien`: all of them or none.',
  },
  AnularDocumento: {
    about: 'Withdraws a presentation that nobody has decided yet.',
    missed: { en: 'What is in review can’t be withdrawn here.', es: 'lo que está en revisión no se anula.' },
  },
  RecursosDelTipo: {
    about:
      'Whom a type of document is asked of and how each stands, in `periodo` where the type is monthly: whom one paper may be presented for.',
    missed: {
      en: 'One paper is presented for one resource at a time.',
      es: 'un papel se presenta para uno por vez.',
    },
  },
  ListCambiosDeTipo: {
    about:
      'What the catalogue will ask of this carrier from a later day on and is missing today, with the resources that lack it: each can be presented already.',
    missed: {
      en: 'Nobody is told what will be asked for before it is.',
      es: 'nadie avisa qué se va a pedir antes de que se pida.',
    },
  },
} satisfies Record<string, Told>
