import { partesDeMrz, sitios } from './codigos.ts'
import { problemasDeDni } from './dni.ts'
import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import { causas } from './causas.ts'
import { resultadosDeClausula } from './clausula.ts'
import { queSeControla, resultados } from './controles.ts'
import { EstadoCuenta } from './estadoCuenta.ts'
import { Archivo, Documento, DocumentoForm, EstadoDocumento, Marca, maxTambien } from './documentos.ts'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import { apariencia, Bloqueo, Dato, nombreCorto, TipoRecurso } from './recursos.ts'
import { CalendarDate, Id, opcional, requerido, texto } from './values.ts'

/** The provider looks at what was presented, and decides. */

/** How many calendar days something has waited, and whether that is more than the provider promises. */
export const Espera = {
  /** Null once it was decided. */
  dias: z.nullable(z.int()),
  fuera_de_plazo: z.boolean(),
}

export const RevisionRow = z.object({
  documentoid: z.string(),
  cuenta_id: z.string(),
  accountname: z.string(),
  recursoid: z.string(),
  tiporecurso: TipoRecurso,
  nombre: z.string(),
  dominio: z.nullable(z.string()),
  ...apariencia,
  tipodocumento: z.string(),
  nombre_corto: nombreCorto,
  critico: z.boolean(),
  estado: EstadoDocumento,
  presentado: z.string(),
  ...Espera,
  archivos: z.int(),
  /** Who else has it before their eyes. */
  mirando: z.nullable(z.string()),
  /** By whoever asks, in the account's name: somebody else decides. */
  presentado_por_mi: z.boolean(),
})

/** Documents to review, oldest first unless asked otherwise. `fuera_de_plazo` keeps those that waited longer than promised, or the others. */
export const ListRevision = operation({
  access: 'revisor',
  input: {
    estado: z._default(EstadoDocumento, 'en revision'),
    tiporecurso: z.optional(TipoRecurso),
    tipodocumentoid: z.optional(Id),
    cuentaid: z.optional(Id),
    fuera_de_plazo: z.optional(z.boolean()),
    causa: z.optional(z.enum(causas)),
    /** Decided on this day or later. */
    decidido_desde: z.optional(CalendarDate),
    ...paged(['presentado', 'accountname', 'nombre', 'tipodocumento']),
  },
  output: pageOf(RevisionRow),
})

export const Revision = z.extend(Documento.full, {
  cuenta_id: z.string(),
  accountname: z.string(),
  cuit: z.string(),
  estado_cuenta: EstadoCuenta,
  critico: z.boolean(),
  ...Espera,
  /** Days in which the provider promises to decide; null when it promises nothing. */
  plazo_revision_dias: z.nullable(z.int()),
  decidido_por: z.nullable(z.string()),
  /** By whoever asks, in the account's name: somebody else decides. */
  presentado_por_mi: z.boolean(),
  bloqueo: Bloqueo,
  /** The record the document belongs to. */
  recurso: z.array(Dato),
  /** The approved document of the same slot, to compare with. */
  vigente: z.nullable(
    z.object({
      documentoid: z.string(),
      fecha_emision: z.nullable(z.string()),
      fecha_vencimiento: z.nullable(z.string()),
      periodo: z.nullable(z.string()),
      numero: z.nullable(z.string()),
      archivos: z.array(Archivo.full),
    }),
  ),
  /** The next one in the queue after this, oldest first. */
  siguiente: z.nullable(z.string()),
  /** Seconds for which whoever asks may still take back their decision on it; null when there is none. */
  deshacer: z.nullable(z.number()),
})

/**
 * Says which presentations a tab has before somebody's eyes, or is about to: they are theirs for two minutes, and whatever
 * else the tab held is free again. What somebody else holds stays theirs, and is answered with their name. A courtesy that
 * nobody's data hang on: it keeps no line in the audit.
 */
export const MirarDocumentos = operation({
  access: 'revisor',
  input: {
    /** Made up by the tab, and its own. */
    pestania: texto(64).check(z.minLength(8, sentence('alMenosCaracteres', { min: 8 }))),
    documentoids: z.array(Id).check(z.maxLength(4, sentence('hastaPorVez', { max: 4 }))),
  },
  output: recordsOf(z.object({ documentoid: z.string(), mirando: z.nullable(z.string()) })),
})

export const DetailRevision = operation({
  access: 'revisor',
  input: { documentoid: Id },
  output: recordsOf(Revision),
})

/** Where on a file something is written, in fractions of its page as it lies unturned. */
const Lugar = z.object({
  archivoid: z.string(),
  /** From 1. */
  pagina: z.int(),
  x: z.number(),
  y: z.number(),
  ancho: z.number(),
  alto: z.number(),
})

const Lectura = z.object({
  /** How many people an F. 931 says in print that it is about; null of any other paper, and of one that does not count them. */
  declaradas: z.nullable(z.int()),
  documentoid: z.string(),
  archivos: z.array(
    z.object({
      archivoid: z.string(),
      nombre: z.string(),
      /**
       * `sin texto`: nothing that could be made out. `no se pudo`: it can't be opened, or takes too much. Of a picture, or of a
       * PDF that was scanned: `en espera` of its turn; `apagada`, nobody reads such; `no leida`, it was decided before it was read.
       */
      estado: z.enum(['leido', 'sin texto', 'no se pudo', 'en espera', 'apagada', 'no leida']),
      /** What is told of it was made out on a picture, and may be wrong. */
      de_foto: z.boolean(),
      /** Of those that were read: how many pages it has, and how many of them count. */
      paginas: z.nullable(z.int()),
      leidas: z.nullable(z.int()),
    }),
  ),
  controles: z.array(
    z.object({
      que: z.enum(queSeControla),
      resultado: z.enum(resultados),
      /** What the paper says, as it is kept; null where nothing was found. */
      dice: z.nullable(z.string()),
      esperado: z.string(),
      /** Made out on a picture alone, or said by a code on one. */
      de: z.enum(['texto', 'foto', 'codigo']),
      /** Where it says so, if that can be told. */
      lugar: z.nullable(Lugar),
    }),
  ),
  /** Of a paper for several, whether it names them all; null of any other. */
  nomina: z.nullable(
    z.object({ resultado: z.enum(resultados), total: z.int(), faltan: z.array(z.string()) }),
  ),
  /** Of a paper that proves the control `art`: whether it names the provider. Null of any other. */
  clausula: z.nullable(
    z.object({
      resultado: z.enum(resultadosDeClausula),
      nombre: z.string(),
      cuit: z.nullable(z.string()),
      /** Made out on a picture alone. */
      de: z.enum(['texto', 'foto']),
      /** Where its CUIT stands, or else its name. */
      lugar: z.nullable(Lugar),
    }),
  ),
  /** Days that stand on the paper, where it has none of those that were declared. */
  fechas: z.array(z.string()),
  /** What the codes on pictures are, beside what is held against the record. An address is told, and opened by nobody. */
  codigos: z.array(
    z.object({
      archivoid: z.string(),
      tipo: z.enum(['dni', 'dni ilegible', 'mrz', 'mrz ilegible', 'direccion', 'factura', 'otro']),
      /** Of an address: its host, and whose that is. */
      host: z.nullable(z.string()),
      sitio: z.nullable(z.enum(sitios)),
      /** The official host that it looks like, and is not. */
      parecido_a: z.nullable(z.string()),
      /** Of a card: what on it does not hold. */
      fallan: z.array(z.enum([...problemasDeDni, ...partesDeMrz])),
    }),
  ),
})

/**
 * What the text of a document's files says, held against the record. It decides nothing: a text may lie, a scan has none, and
 * what is not found is neither good news nor bad. Pictures are read after they were presented, and only where they are.
 */
export const LecturaDocumento = operation({
  access: 'revisor',
  input: { documentoid: Id },
  output: recordsOf(Lectura),
})

/**
 * Approving may correct the dates; rejecting and blocking ask for a reason. 1520 when somebody decided it first. `tambien`:
 * others of the same presentation, decided alike, all of them or none. A rejection may say where on the paper its reason
 * is to be seen. What has ended is approved only by who says so (`aunque_vencido`), and shows as vencido. It counts at
 * once; its line of history and its letter come when it can be undone no more. Answers the one of `documentoid`.
 */
export const DecidirDocumento = operation({
  access: 'revisor',
  writes: { record: 'documentoid' },
  input: {
    documentoid: Id,
    tambien: z.optional(
      z.array(Id).check(z.maxLength(maxTambien, sentence('hastaPorVez', { max: maxTambien + 1 }))),
    ),
    decision: z.enum(['aprobar', 'rechazar', 'bloquear', 'desbloquear'], { error: requerido }),
    motivo: z.optional(opcional(texto(500))),
    /** Of a rejection, so that reasons can be counted; `otra` unless said. */
    causa: z.optional(z.enum(causas)),
    marca: z.optional(Marca),
    aunque_vencido: z._default(z.boolean({ error: sentence('siO') }), false),
    ...z.partial(
      z.pick(z.object(DocumentoForm), { fecha_emision: true, fecha_vencimiento: true, periodo: true }),
    ).shape,
    version: z.optional(z.int()),
  },
  output: recordsOf(Revision),
})

/**
 * Takes the caller's last decision on a document back, for ten seconds, with all that was decided at once: it waits again,
 * as it was declared. Nothing of it is told to the carrier. 1520 when it is firm, when it is not the caller's or when the
 * carrier presented again.
 */
export const DeshacerDecision = operation({
  access: 'revisor',
  writes: { record: 'documentoid' },
  input: { documentoid: Id },
  output: recordsOf(Revision),
})

/** How reviewing went lately, and what is ahead. Days are Buenos Aires'. */
export const BalanceRevision = operation({
  access: 'revisor',
  input: {},
  output: z.object({
    /** The last fourteen days, today last; a blocked document counts as it was decided. */
    dias: z.array(z.object({ dia: z.string(), aprobados: z.int(), rechazados: z.int() })),
    /** What was rejected in those days was for, most often first; null of those from before reasons were counted. */
    causas: z.array(z.object({ causa: z.nullable(z.enum(causas)), cantidad: z.int() })),
    /** Active resources of which something critical ends, by weeks of seven days from today on: twelve of them. */
    semanas: z.array(z.object({ desde: z.string(), hasta: z.string(), cantidad: z.int() })),
  }),
})
