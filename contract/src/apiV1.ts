import * as z from 'zod/mini'
import { isCalendarDate } from './calendario.ts'
import { cuitInvalido, isCuit, onlyDigits, spelledDocumento } from './identificacion.ts'
import { enCadaLugar } from './lugaresDeUnidad.ts'
import { spelledPatente } from './patentes.ts'
import { Id, texto } from './values.ts'
import { sentence } from './wording.ts'
import type { Alcance } from './tokens.ts'

/** What programs ask with a token, each at an address of its own below `/api/v1`: plain JSON, and HTTP's own ways of saying no. */

export const apiV1 = '/api/v1'

/** One thing that may be asked. */
export interface Reading<
  Question extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST'
  /** Below `/api/v1`. */
  path: string
  /** Without which it is refused. */
  alcance: Alcance
  /** The parameters of its address, or its body. Unknown ones are refused. */
  question: Question
  answer: Answer
  /** For people who write clients, in English. */
  about: string
  /** What assistants know it as at `/mcp`; none of what they are not offered. */
  tool?: string
}

const reading = <Question extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  promised: Reading<Question, Answer>,
): Reading<Question, Answer> => promised

/** How many may be asked about at once. */
export const maxPreguntas = 500
/** The last day that may be asked about is so many days from today. */
export const maxDiasAdelante = 366

/** A plate however it is written: which country's it is, nobody says. */
const Patente = z.pipe(
  z.pipe(texto(20), z.transform(spelledPatente)),
  z.string().check(z.regex(/^[A-Z\d]{4,10}$/, sentence('unaPatenteTieneDe4'))),
)
const NumeroDeDocumento = z.pipe(
  z.pipe(texto(20), z.transform(spelledDocumento)),
  z.string().check(z.regex(/^[A-Z\d]{4,20}$/, sentence('documentoDe4A20'))),
)

/** A carrier's number: a CUIT however it is written, or what a foreign one has. */
const Numero = z.pipe(
  z.pipe(
    texto(30),
    z.transform((typed) => (/^\d{11}$/.test(onlyDigits(typed)) ? onlyDigits(typed) : typed)),
  ),
  z.string().check(z.refine((typed) => !/^\d{11}$/.test(typed) || isCuit(typed), cuitInvalido)),
)

/** What is asked about: a plate, a driver's number, a unit by its id or name, or with `cuit` alone a carrier itself. Beside another, `cuit` says whose. */
const quien = {
  dominio: z.optional(Patente),
  documento: z.optional(NumeroDeDocumento),
  unidad: z.optional(z.union([Id, texto(80)])),
  cuit: z.optional(Numero),
}
const quienes = ['dominio', 'documento', 'unidad'] as const

const one = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ ...quien, ...shape }).check(
    z.refine(
      (asked) => {
        const named = quienes.filter((each) => (asked as Record<string, unknown>)[each] !== undefined).length
        return named === 1 || (named === 0 && (asked as Record<string, unknown>)['cuit'] !== undefined)
      },
      { error: sentence('preguntaPorUno'), path: ['dominio'] },
    ),
  )

const DiaPreguntado = z.optional(
  z.string({ error: sentence('fechaInvalida') }).check(z.refine(isCalendarDate, sentence('fechaInvalida'))),
)

/** Where: beside what everybody is asked for, what that operacion asks. */
const OperacionPreguntada = z.optional(Id)

/** `desconocido`: nobody of that name is kept. It is never a no, and least of all a yes. */
export const aptos = ['si', 'no', 'desconocido'] as const

const Culpable = z.object({
  /** The document's type; null where it is the resource or its account itself that stops it. */
  tipo: z.nullable(z.string()),
  /** Whose it is: a plate, a name. */
  recurso: z.string(),
  /**
   * What stops it: `pendiente`, `en revision`, `rechazado`, `vencido`, `bloqueado`; of a resource `BAJA`, `BLOQUEADO`,
   * `INACTIVA`, and of one that does not go to the operation that is asked about `NO PARTICIPA`; of an account `suspendida`, `deshabilitada`, `incompleta`. Of one that may go out, what is to be known all the
   * same: `por vencer` and `exceptuado`.
   */
  estado: z.string(),
  /** Since when it stops it; null where that is not known, or where it doesn't. */
  desde: z.nullable(z.string()),
  /** Of what ends soon or is lifted, the last good day. */
  hasta: z.nullable(z.string()),
})

export const Veredicto = z.object({
  apto: z.enum(aptos),
  /** The last day on which it stays so, as its papers stand; null where nothing of it ends, or where it is no yes. */
  hasta: z.nullable(z.string()),
  culpables: z.array(Culpable),
  /** Which records were judged. */
  recursos: z.array(
    z.object({ cuentaid: z.string(), recursoid: z.string(), tiporecurso: z.string(), nombre: z.string() }),
  ),
  /** The day it is about. */
  dia: z.string(),
  calculado: z.string(),
})

/** What says where a list goes on, or from when on it is asked for: only the server knows what is in it. */
const Cursor = z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/, sentence('cursorInvalido'))))
const maxPorPagina = 500

const cuantos = z
  ._default(
    z.pipe(
      z.union([z.int(), z.string().check(z.regex(/^\d{1,4}$/, sentence('tamanoDePaginaInvalido')))]),
      z.transform(Number),
    ),
    100,
  )
  .check(
    z.gte(1, sentence('alMenos', { min: 1 })),
    z.lte(maxPorPagina, sentence('hasta', { max: maxPorPagina })),
  )

/** `cursor` is the `siguiente` of the page before, `desde` the one of a list that was read to its end: what changed since. */
const paged = z.strictObject({ cursor: Cursor, desde: Cursor, pagesize: cuantos })

const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    records: z.array(row),
    /** Where the next page begins; null on the last. */
    siguiente: z.nullable(z.string()),
    /** To ask for what changes from now on. On every page the same, so that nothing is missed of what changes while they are read. */
    desde: z.string(),
  })

const text = z.nullable(z.string())
/** `desconocido` where what is kept of it is not of today. */
const apto = z.enum(aptos)

const Cuenta = z.object({
  cuentaid: z.string(),
  accountname: z.string(),
  tipo_documento: z.string(),
  cuit: z.string(),
  estado: z.int(),
  apto,
  proximo_vencimiento: text,
})
const Chofer = z.object({
  choferid: z.string(),
  cuentaid: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  tipo_documento: z.string(),
  documento: z.string(),
  cuil: text,
  licencia_clase: text,
  estado_cuenta: z.string(),
  fecha_alta: text,
  fecha_baja: text,
  apto,
  faltantes: z.int(),
  proximo_vencimiento: text,
  version: z.int(),
})
const Dominio = z.object({
  dominioid: z.string(),
  cuentaid: z.string(),
  dominio: z.string(),
  pais_patente: z.string(),
  vehiculo: z.string(),
  tipo_vehiculo: text,
  marca: text,
  modelo: text,
  anio: z.nullable(z.int()),
  estado_dominio: z.string(),
  fecha_baja: text,
  apto,
  faltantes: z.int(),
  proximo_vencimiento: text,
  version: z.int(),
})
const Unidad = z.object({
  unidadid: z.string(),
  cuentaid: z.string(),
  nombre: z.string(),
  estado: z.string(),
  ...enCadaLugar(() => text),
  version: z.int(),
})
const Documento = z.object({
  documentoid: z.string(),
  cuentaid: z.string(),
  recursoid: z.string(),
  tipodocumentoid: z.string(),
  tipo: z.string(),
  /** `en revision`, `aprobado`, `rechazado`, `anulado`; what is blocked says so beside it. */
  estado: z.string(),
  bloqueado: z.boolean(),
  /** It is the one in force, or last in force, of its slot. */
  es_vigente: z.boolean(),
  periodo: text,
  fecha_emision: text,
  fecha_vencimiento: text,
  numero: text,
  motivo: text,
  presentado: z.string(),
  decidido: text,
  archivos: z.array(z.string()),
  version: z.int(),
})
const Vencimiento = z.object({
  cuentaid: z.string(),
  recursoid: z.string(),
  tiporecurso: z.string(),
  recurso: z.string(),
  tipodocumentoid: z.string(),
  tipo: z.string(),
  /** Without it its resource may not go out. */
  critico: z.boolean(),
  /** The last good day. */
  vence: z.string(),
})

const Faltante = z.object({
  cuentaid: z.string(),
  recursoid: z.string(),
  tiporecurso: z.string(),
  recurso: z.string(),
  tipodocumentoid: z.string(),
  tipo: z.string(),
  /** Without it its resource may not go out. */
  critico: z.boolean(),
  /** `pendiente`, `en revision`, `rechazado`, `vencido` or `bloqueado`. */
  estado: z.string(),
  /** Of what ended, its last good day. */
  vencio: text,
})
const Encontrado = z.object({
  clase: z.enum(['transporte', 'chofer', 'dominio', 'unidad']),
  recursoid: z.string(),
  cuentaid: z.string(),
  nombre: z.string(),
  accountname: z.string(),
  estado: z.string(),
})
const Linea = z.object({
  cuentaid: z.string(),
  recursoid: z.string(),
  cuando: z.string(),
  /** As `docrechistorial_estado` of the other doors. */
  estado: z.string(),
  tipo: text,
  documentoid: text,
})

/** A site and a kind of work, whose id `operacion` of `/aptitud` asks for. */
const Operacion = z.object({
  operacionid: z.string(),
  nombre: z.string(),
  sede: z.string(),
  /** Closed, it asks for nothing, and is not asked about. */
  activa: z.boolean(),
  version: z.int(),
})

const Paso = z.object({
  pasoid: z.string(),
  /** Of the first of its parts that is known; null of visitors alone. */
  cuentaid: text,
  /** When it was, and when it was told here: later of what was written down without a line. */
  momento: z.string(),
  recibido: z.string(),
  puertaid: z.string(),
  puerta: z.string(),
  sede: z.string(),
  sentido: z.enum(['entra', 'sale', 'no entra']),
  /** What the guard was shown. */
  respuesta: z.enum(['puede', 'no', 'llamar', 'no coincide', 'visita']),
  /** Let in all the same. */
  igual: z.boolean(),
  unidadid: text,
  /** What came that is known, of an account’s token its own alone: no names and no numbers. */
  partes: z.array(z.object({ lugar: z.string(), recursoid: z.string(), cuentaid: z.string() })),
})

export const readings = {
  aptitud: reading({
    method: 'GET',
    path: '/aptitud',
    alcance: 'aptitud:leer',
    question: one({ dia: DiaPreguntado, operacion: OperacionPreguntada }),
    answer: Veredicto,
    about: 'Whether a plate, a driver, a unit or a carrier may go out on a day, and what stops it.',
    tool: 'puede_salir',
  }),
  aptitudes: reading({
    method: 'POST',
    path: '/aptitud',
    alcance: 'aptitud:leer',
    question: z.strictObject({
      dia: DiaPreguntado,
      operacion: OperacionPreguntada,
      preguntas: z
        .array(one({}))
        .check(
          z.minLength(1, sentence('alMenosUnaPregunta')),
          z.maxLength(maxPreguntas, sentence('aLoSumoPreguntas', { max: maxPreguntas })),
        ),
    }),
    answer: z.object({ veredictos: z.array(Veredicto) }),
    about: 'The same of up to 500 at once, answered in their order.',
  }),
  operaciones: reading({
    method: 'GET',
    path: '/operaciones',
    alcance: 'aptitud:leer',
    question: paged,
    answer: pageOf(Operacion),
    about:
      'Operations by the ids under which `/aptitud` is asked: of an account’s token those that it takes part in or did, of the provider’s all.',
    tool: 'operaciones',
  }),
  cuentas: reading({
    method: 'GET',
    path: '/cuentas',
    alcance: 'recursos:leer',
    question: paged,
    answer: pageOf(Cuenta),
    about: 'The carriers: of an account’s token that one alone.',
  }),
  choferes: reading({
    method: 'GET',
    path: '/choferes',
    alcance: 'recursos:leer',
    question: paged,
    answer: pageOf(Chofer),
    about: 'Drivers, with how they stand today.',
  }),
  dominios: reading({
    method: 'GET',
    path: '/dominios',
    alcance: 'recursos:leer',
    question: paged,
    answer: pageOf(Dominio),
    about: 'Vehicles by their plates, with how they stand today.',
  }),
  unidades: reading({
    method: 'GET',
    path: '/unidades',
    alcance: 'recursos:leer',
    question: paged,
    answer: pageOf(Unidad),
    about: 'Units, and what each is made of. How one stands is asked of `/aptitud`.',
  }),
  documentos: reading({
    method: 'GET',
    path: '/documentos',
    alcance: 'documentos:leer',
    question: paged,
    answer: pageOf(Documento),
    about: 'What was presented, and what was decided of it.',
  }),
  pasos: reading({
    method: 'GET',
    path: '/pasos',
    alcance: 'pasos:leer',
    question: paged,
    answer: pageOf(Paso),
    about: 'Who passed the gates: of an account’s token what is its own.',
  }),
  vencimientos: reading({
    method: 'GET',
    path: '/vencimientos',
    alcance: 'recursos:leer',
    question: z.strictObject({ cursor: Cursor, hasta: DiaPreguntado, pagesize: cuantos }),
    answer: z.object({ records: z.array(Vencimiento), siguiente: z.nullable(z.string()) }),
    about:
      'What ended or ends through a day (in sixty days unless said) of what is asked today, the first to end first.',
    tool: 'que_vence',
  }),
  faltantes: reading({
    method: 'GET',
    path: '/faltantes',
    alcance: 'recursos:leer',
    question: z.strictObject({ recursoid: z.optional(Id), cursor: Cursor, pagesize: cuantos }),
    answer: z.object({ records: z.array(Faltante), siguiente: z.nullable(z.string()) }),
    about:
      'What active resources are asked for today and don’t have: nothing presented, rejected, ended, blocked, or still under review. Of one resource, or of all.',
    tool: 'que_falta',
  }),
  busqueda: reading({
    method: 'GET',
    path: '/busqueda',
    alcance: 'recursos:leer',
    question: z.strictObject({ texto: texto(60) }),
    answer: z.object({ records: z.array(Encontrado) }),
    about:
      'Carriers, drivers, vehicles and units whose name, number or plate holds the text, up to ten of each: their ids and names.',
    tool: 'buscar',
  }),
  historial: reading({
    method: 'GET',
    path: '/historial',
    alcance: 'documentos:leer',
    question: z.strictObject({ recursoid: Id, cursor: Cursor, pagesize: cuantos }),
    answer: z.object({ records: z.array(Linea), siguiente: z.nullable(z.string()) }),
    about:
      'What happened to a resource and its papers, the newest first. What people wrote beside is left out.',
    tool: 'historial',
  }),
} as const satisfies Record<string, Reading>

/** The bytes of a file, by its id: no reading, because it answers no JSON. */
export const archivoPath = '/archivos'

/** Where assistants ask by the Model Context Protocol. */
export const mcpAddress = '/mcp'

export type ReadingName = keyof typeof readings
export type Question<Name extends ReadingName> = z.output<(typeof readings)[Name]['question']>
export type AnswerOf<Name extends ReadingName> = z.output<(typeof readings)[Name]['answer']>

/** What says no: RFC 9457. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** A sentence, in the language that the call asks for. */
  detail: z.string(),
  code: z.union([z.string(), z.int()]),
  /** A sentence for each parameter that is wrong. */
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
})
