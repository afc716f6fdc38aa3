import * as z from 'zod/mini'
import { Dia, Momento } from './textKinds.ts'
import { row } from './operation.ts'
import { vigencias } from './vigencia.ts'

/** What documents hang on, and how it stands. Shared by the nouns that are resources. */

export const EstadoRecurso = z.enum(['ACTIVO', 'BAJA', 'BLOQUEADO'])
export type EstadoRecurso = z.output<typeof EstadoRecurso>

/** The kinds of requirement set. A chofer on leave has a set of its own; `dominio dado de baja` has none. */
export const TipoRecurso = z.enum(['transporte', 'chofer', 'chofer dado de baja', 'dominio'])
export type TipoRecurso = z.output<typeof TipoRecurso>

/** What a slot shows to people. */
export const estadosCasilla = [
  'pendiente',
  'en revision',
  'activo',
  'rechazado',
  'vencido',
  'bloqueado',
] as const
export const EstadoCasilla = z.enum(estadosCasilla)
export type EstadoCasilla = z.output<typeof EstadoCasilla>

/** Fitness: every critical slot is active; `por vencer` when one of them ends within 30 days. */
export const Aptitud = z.enum(['habilitado', 'por vencer', 'no habilitado'])
export type Aptitud = z.output<typeof Aptitud>

export const Vigencia = z.enum(vigencias)

/**
 * What a resource is drawn from, beside its name and its plate: a vehicle's silhouette, a chofer's face. Null is what
 * its kind does not have, or what nobody said of it. To be spread into the second part of a row that names a resource.
 */
export const apariencia = {
  pais_patente: z.nullable(z.string()),
  vehiculo: z.nullable(z.string()),
  carroceria: z.nullable(z.string()),
  cantidad_ejes: z.nullable(z.int()),
  marca: z.nullable(z.string()),
  modelo: z.nullable(z.string()),
  foto: z.nullable(z.string()),
  /** A chofer's number. */
  documento: z.nullable(z.string()),
}

/** What a type of document is called in a sentence («VTV», «F. 931»); null when its name is short enough. */
export const nombreCorto = z.nullable(z.string())

/** One paper covers several resources of the carrier: a presentation may name them all. Who does not say so has no such types. */
export const compartido = z.boolean()

/**
 * The media type of a file that shows how a paper of the type looks (see `ejemploUrl`); null where there is none. Who does
 * not say so has none to show.
 */
export const ejemplo = z.nullable(z.string())

/**
 * A reason why a resource is not fit, or will stop being: how a document of it stands, or how the resource itself does.
 * `activo` ends soon; `exceptuado` would be a reason if the provider did not lift it through `fecha`, so whoever is fit may
 * have it too. `fecha`: the day it ended or ends; else since when it is so, presented, rejected, blocked or on leave.
 * `texto`: why it was rejected, blocked or lifted, or left.
 */
export const Culpable = z.object({
  /** `NO PARTICIPA`: somebody took the resource out of the operation that is asked about, and `texto` says why. */
  estado: z.enum([...estadosCasilla, 'exceptuado', 'BAJA', 'BLOQUEADO', 'NO PARTICIPA']),
  tipodocumentoid: z.nullable(z.string()),
  tipodocumento: z.nullable(z.string()),
  nombre_corto: nombreCorto,
  fecha: z.nullable(Dia),
  texto: z.nullable(z.string()),
  /** The presentation that speaks: the one in force of what ended or ends, else the newest. */
  documentoid: z.nullable(z.string()),
  /** It ends soon, and what is to follow waits for the provider already. */
  renovacion: z.boolean(),
})
export type Culpable = z.output<typeof Culpable>

/** A reason as it is kept: with where its type stands in the catalogue, null for what is no document's. Answers leave that out. */
export interface CulpableEnOrden extends Culpable {
  orden: number | null
}

/** Beside an `operacionid`: those too that take no part in it, as they stand in general. */
export const tambienLosQueNoVan = z.optional(z.literal('SI'))

/**
 * How a resource stands in each operation that its account takes part in, by name. Missing where it takes part in none. Of one
 * that it was taken out of `aptitud` is null and `motivo` says why.
 */
export const operaciones = z.optional(
  z.array(
    z.object({
      operacionid: z.string(),
      nombre: z.string(),
      aptitud: z.nullable(Aptitud),
      /**
       * The first of its reasons there; of what may go nowhere, the first that the operation adds, if it does. Of a unit with whose
       * it is, and of the day that is asked about. A list tells it of one alone: the first that it may not go to, and of a unit that
       * may go everywhere, the first where something ends soon or is lifted.
       */
      culpable: z.nullable(z.extend(Culpable, { recurso: z.optional(z.string()) })),
      motivo: z.nullable(z.string()),
      /** The provider took it out, and nobody else takes it back in. Where one resource is told; missing where it is not so. */
      del_proveedor: z.optional(z.literal(true)),
    }),
  ),
)

/** Of a resource of an account that takes part in any, as lists tell it. */
export type DondeTrabaja = NonNullable<z.output<typeof operaciones>>

/** What an operacion asks of a slot, as it is kept beside it. */
export interface ExigidaEn {
  operacionid: string
  critico: boolean
  obligatorio: boolean
}

/** What lifts a slot: through which day, why, since when and who gave it. */
const Levantada = z.object({
  excepcionid: z.string(),
  hasta: Dia,
  motivo: z.string(),
  por: z.nullable(z.string()),
  desde: Dia,
})

/** Who asks for a slot beside the catalogue; of one that no operacion asks for both are missing. */
export const quienesPiden = {
  /** Which operaciones ask for it, and how strictly. One that everybody is asked for is asked more strictly there. */
  operaciones: z.optional(
    z.array(
      z.object({
        operacionid: z.string(),
        nombre: z.string(),
        critico: z.boolean(),
        obligatorio: z.boolean(),
        /** What lifts it there alone, where slots are told; missing where nothing does. */
        excepcion: z.optional(Levantada),
      }),
    ),
  ),
  /** Nobody asks for it but operaciones. */
  soloOperaciones: z.optional(z.boolean()),
}

/** Of a paper that a chofer who left still owes: the last day on which it is in time. Missing where none is counted. */
export const plazo = z.optional(Dia)

/** The last day on which the provider lifts a slot that would stop its resource; null where it does not. */
export const exceptuadoHasta = z.nullable(Dia)

/** What presenting a document has to know of its type. */
export const camposDeTipo = {
  nombre_corto: nombreCorto,
  instrucciones: z.string(),
  critico: z.boolean(),
  obligatorio: z.boolean(),
  vigencia: Vigencia,
  meses: z.nullable(z.int()),
  max_archivos: z.int(),
  /** Of a monthly type: the day of the following month from which a period is demanded. */
  dia_exigible: z.int(),
  compartido,
  ejemplo,
}

/**
 * A slot: one document type for one resource.
 * `documentoid` is the newest presentation, `vigente_documentoid` the approved one in force or last in force;
 * they differ while a renewal waits, and after a renewal was rejected.
 */
export const Casilla = row(
  { tipodocumentoid: z.string(), nombre: z.string() },
  {
    ...camposDeTipo,
    recursoid: z.string(),
    estado: EstadoCasilla,
    /** A newer presentation than the one in force waits for a decision. */
    renovacion: z.boolean(),
    documentoid: z.nullable(z.string()),
    vigente_documentoid: z.nullable(z.string()),
    /** The date of the approved document; of the newest presentation while none was approved. */
    fecha_vencimiento: z.nullable(Dia),
    /** As the date says, of the approved document or of the newest presentation. */
    numero: z.nullable(z.string()),
    fecha_emision: z.nullable(Dia),
    periodo: z.nullable(z.string()),
    /** The day since which it is in review, rejected or blocked. */
    desde: z.nullable(Dia),
    /** Why it was rejected or blocked. */
    motivo: z.nullable(z.string()),
    /** Of a monthly type: a month that stands otherwise than its slot, and decides nothing over fitness. */
    mes: z.boolean(),
    plazo,
    /** The provider lifts it, through that day: it stands as it does, and does not count for fitness. Null else. */
    excepcion: z.nullable(Levantada),
    ...quienesPiden,
  },
)

/** A unidad that a chofer or a dominio is part of. */
export const Pertenencia = row({ unidadid: z.string(), nombre: z.string() })

/** A label and what the record says. */
export const Dato = z.object({ nombre: z.string(), valor: z.string() })

/** Who blocked something, when and why, while it is blocked; null else, and where nobody wrote it down. */
export const Bloqueo = z.nullable(
  z.object({ por: z.nullable(z.string()), desde: Momento, motivo: z.nullable(z.string()) }),
)
