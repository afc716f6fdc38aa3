import { Control } from './reglaDeControl.ts'
import { alcances } from './reglaDeTipo.ts'
import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import type { CampoConDia } from './cambioDeTipo.ts'
import type { Columnas } from './columnFates.ts'
import { maxPlazoDias } from './plazoDeBaja.ts'
import { maxArchivos, TipoDocumento } from './documentos.ts'
import { Titularidad, TipoVehiculo } from './dominios.ts'
import { Momento } from './textKinds.ts'
import { operation, recordsOf } from './operation.ts'
import { ParaQueNomina } from './nominas.ts'
import { VistaDeOperacion } from './operaciones.ts'
import { camposDeTipo, EstadoCasilla, TipoRecurso, Vigencia } from './recursos.ts'
import { CalendarDate, Id, nombre, opcional, requerido, texto } from './values.ts'
import { carrocerias, vehiculos } from './vehiculos.ts'

/** The catalogue of document types, as the provider keeps it. */

export const Alcance = z.enum(alcances, { error: sentence('elegiUnoDeLaLista') })

/** The sample file of a type, which carriers see beside the upload. `ejemploUrl` says where. */
const Ejemplo = z.object({
  nombre: z.string(),
  size: z.int(),
  mediatype: z.string(),
  puesto: z.string(),
  /** The name of who set it. */
  puesto_por: z.string(),
})

/**
 * With its conditions, that all have to hold: empty (null, or false) asks for nothing. `clave` names a type that the
 * product ships.
 */
const TipoComoEs = z.extend(TipoDocumento.full, {
  clave: z.nullable(z.string()),
  /** `ejemplo` whole. */
  archivo_ejemplo: z.nullable(Ejemplo),
  ...camposDeTipo,
  aplica_vehiculos: z.nullable(z.array(z.string())),
  aplica_carrocerias: z.nullable(z.array(z.string())),
  aplica_tipo_vehiculo: z.nullable(z.string()),
  aplica_peligrosas: z.boolean(),
  aplica_alimentos: z.boolean(),
  aplica_titularidades: z.nullable(z.array(z.string())),
  aplica_extranjeros: z.boolean(),
  alcance: Alcance,
  /** What of a chofer it proves in each month. */
  control: z.nullable(Control),
  nomina: z.nullable(ParaQueNomina),
  /** Calendar days from the leave in which a paper of who left is to be presented; null where none are counted. */
  plazo_dias: z.nullable(z.int()),
  /** How long files are kept once they stopped mattering. */
  conservacion_meses: z.int(),
  version: z.int(),
})

const conDia = {
  alcance: true,
  obligatorio: true,
  critico: true,
  vigencia: true,
  meses: true,
  dia_exigible: true,
  vigente_desde: true,
  vigente_hasta: true,
  aplica_vehiculos: true,
  aplica_carrocerias: true,
  aplica_tipo_vehiculo: true,
  aplica_peligrosas: true,
  aplica_alimentos: true,
  aplica_titularidades: true,
  aplica_extranjeros: true,
} as const satisfies Record<CampoConDia, true>
const ValoresConDia = z.partial(z.pick(TipoComoEs, conDia))
export type ValoresConDia = z.output<typeof ValoresConDia>

export const Tipo = z.extend(TipoComoEs, {
  /** The one change that waits for its day: what it says, and what the same fields say until then. */
  cambio: z.nullable(
    z.object({
      cambioid: z.string(),
      /** The first day on which it rules. */
      desde: z.string(),
      valores: ValoresConDia,
      antes: ValoresConDia,
      planeado: Momento,
      /** The name of who planned it. */
      por: z.string(),
    }),
  ),
})

/** All of it, in force or not, by kind of resource and in its order. */
export const ListTipos = operation({
  access: 'revisor',
  input: { tiporecurso: z.optional(TipoRecurso) },
  output: recordsOf(Tipo),
})

/** One of them, and what hangs on it. */
export const DetailTipo = operation({
  access: 'revisor',
  input: { tipodocumentoid: Id },
  output: recordsOf(
    z.extend(Tipo, {
      /** Resources of which something of it was presented, and how many accounts they belong to. */
      presentados: z.int(),
      cuentas: z.int(),
      /** Who saved it last, and when; null as long as nobody has. */
      cambiado: z.nullable(z.object({ por: z.string(), cuando: Momento })),
    }),
  ),
})

/** Text that may be empty. */
const nota = (max: number) =>
  z.string({ error: requerido }).check(z.trim(), z.maxLength(max, sentence('hastaCaracteres', { max })))

const entero = (min: number, max: number) =>
  z
    .int(sentence('enteroEntre', { min, max }))
    .check(
      z.gte(min, sentence('enteroEntre', { min, max })),
      z.lte(max, sentence('enteroEntre', { min, max })),
    )

/** Some of a list, each once; none at all says the same as no condition, and is kept as null. */
const algunos = <Value extends z.ZodMiniType<string>>(value: Value) =>
  z.pipe(
    z.nullable(
      z
        .array(value)
        .check(z.refine((values) => new Set(values).size === values.length, sentence('elegiCadaUnoUnaVez'))),
    ),
    z.transform((values) => (values?.length === 0 ? null : values)),
  )

const elegido = { error: sentence('elegiUnoDeLaLista') }

export const TipoForm = {
  nombre: nombre(120),
  /** What people say in a sentence: «VTV», «F. 931». */
  nombre_corto: opcional(texto(24)),
  docrectipo_recurso: TipoRecurso,
  instrucciones: nota(2000),
  obligatorio: z.boolean(),
  critico: z.boolean(),
  vigencia: Vigencia,
  meses: z.nullable(entero(1, 120)),
  /** Days before the end on which carriers are warned; none at all warns of nothing. */
  aviso_dias: z.array(entero(1, 365)).check(
    z.maxLength(10, sentence('hastaAvisos', { max: 10 })),
    z.refine((dias) => new Set(dias).size === dias.length, sentence('cadaAvisoUnaVez')),
  ),
  origen: z.enum(['legal', 'contractual'], elegido),
  fuente: nota(300),
  vigente_desde: opcional(CalendarDate),
  vigente_hasta: opcional(CalendarDate),
  max_archivos: entero(1, maxArchivos),
  orden: entero(0, 100_000),
  dia_exigible: entero(1, 28),
  /** One paper serves several resources of a carrier, which presents it for all of them at once. */
  compartido: z.boolean(),
  /** A phrase a line: by them a page of a bundle is known. */
  frases: nota(1000),
  aplica_vehiculos: algunos(z.enum(vehiculos, elegido)),
  aplica_carrocerias: algunos(z.enum(carrocerias, elegido)),
  aplica_tipo_vehiculo: z.nullable(TipoVehiculo),
  aplica_peligrosas: z.boolean(),
  aplica_alimentos: z.boolean(),
  aplica_titularidades: algunos(Titularidad),
  aplica_extranjeros: z.boolean(),
  /** Of all that it applies to, or of those whom an operacion asks for it. */
  alcance: Alcance,
  control: z.nullable(Control),
  /** Which list of people is held against who drives, where somebody presents it or reviews it. */
  nomina: z.nullable(ParaQueNomina),
  /** Of a `chofer dado de baja` alone: calendar days from the leave. */
  plazo_dias: z.nullable(entero(1, maxPlazoDias)),
  /** Months for which files stay once something newer was approved, or their resource left. */
  conservacion_meses: entero(1, 1200),
}

/** How many resources, and the first of them by name. */
const Afectados = z.object({
  cantidad: z.int(),
  recursos: z.array(
    z.object({
      recursoid: z.string(),
      tiporecurso: TipoRecurso,
      nombre: z.string(),
      dominio: z.nullable(z.string()),
      /** How its slot of this type stands that day. */
      estado: EstadoCasilla,
      cuentaid: z.string(),
      accountname: z.string(),
    }),
  ),
})

/** Whom a change of a type affects, on the first day on which it makes a difference. */
const Vista = z.object({
  dia: z.string(),
  ganan: Afectados,
  pierden: Afectados,
  /** Those that it is asked of, before or after, and that stay as fit as they are. */
  igual: Afectados,
  /** Of how many it is asked from then on, and of how many no more; of these, how many have presented something. */
  empiezan: z.int(),
  dejan: z.int(),
  dejan_presentados: z.int(),
  /** How many people are written to: the titulares of those that would no longer be fit. */
  titulares: z.int(),
  /** Of operaciones that ask for the type, those in which it touches somebody, by name: it may ask for more there than in general. */
  operaciones: z.array(z.extend(VistaDeOperacion, { operacionid: z.string(), nombre: z.string() })),
})

/**
 * `tipodocumentoid` "0" creates and asks for a name, the kind of resource, vigencia and origen; otherwise only what is
 * sent changes, and the kind can't. With `soloVista` nothing is written or locked and `records` is empty: `vista` says who
 * would become fit and who would no longer be, in general and where an operacion asks for the type. 1511 for a name that the kind has already; 1510 for a vigencia by which
 * what was presented could not be judged. What can take a resource off the road (`camposConDia`) rules from `rige_desde` on,
 * today where it is left out; all else holds at once. A new type that waits is optional until then, so that it can be presented.
 * The titulares of whom a change takes off the road are written to once it is saved, and a week before its day. One change of
 * a type waits at a time: 1510 for another.
 */
export const SaveTipoDocumento = operation({
  access: 'administrador',
  writes: { record: 'tipodocumentoid', dryRun: 'soloVista' },
  input: {
    tipodocumentoid: z.union([z.literal('0'), Id]),
    values: z.strictObject({
      ...z.partial(z.object(TipoForm)).shape,
      rige_desde: z.optional(CalendarDate),
      version: z.optional(z.int()),
    }),
    soloVista: z._default(z.boolean(), false),
  },
  output: z.object({
    records: z.array(Tipo),
    vista: z.nullable(Vista),
  }),
})

/**
 * Takes back a change that waits for its day. Whoever was written to is told. Not found where none of that id waits; 1524
 * once its day has come.
 */
export const RetirarCambioDeTipo = operation({
  access: 'administrador',
  writes: { record: 'tipodocumentoid' },
  input: { tipodocumentoid: Id, cambioid: Id },
  output: recordsOf(Tipo),
})

/**
 * Takes the sample of a type away; not found where there is none. One is set by posting its bytes to `ponerEjemplo`, as an
 * upload is: it takes the place of the one before, and the answer is the same.
 */
export const QuitarEjemplo = operation({
  access: 'administrador',
  writes: { record: 'tipodocumentoid' },
  input: { tipodocumentoid: Id },
  output: recordsOf(Tipo),
})

export const columnasDeTipoDocumento = {
  tipodocumentoid: 'nuestra',
  nombre: 'abierta',
  nombre_corto: 'abierta',
  docrectipo_recurso: 'abierta',
  instrucciones: 'abierta',
  obligatorio: 'abierta',
  critico: 'abierta',
  vigencia: 'abierta',
  meses: 'abierta',
  aviso_dias: 'abierta',
  origen: 'abierta',
  fuente: 'abierta',
  vigente_desde: 'abierta',
  vigente_hasta: 'abierta',
  max_archivos: 'abierta',
  orden: 'abierta',
  dia_exigible: 'abierta',
  compartido: 'abierta',
  frases: 'abierta',
  ejemplo: 'callada',
  aplica_vehiculos: 'abierta',
  aplica_carrocerias: 'abierta',
  aplica_tipo_vehiculo: 'abierta',
  aplica_peligrosas: 'abierta',
  aplica_alimentos: 'abierta',
  aplica_titularidades: 'abierta',
  aplica_extranjeros: 'abierta',
  alcance: 'abierta',
  control: 'abierta',
  nomina: 'abierta',
  plazo_dias: 'abierta',
  conservacion_meses: 'abierta',
  clave: 'nuestra',
  version: 'nuestra',
} as const satisfies Columnas
