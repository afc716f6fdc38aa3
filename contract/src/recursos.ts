import * as z from 'zod/mini'
import { row } from './operation.ts'
import { vigencias } from './vigencia.ts'

/** What documents hang on, and how it stands. Shared by the nouns that are resources. */

export const EstadoRecurso = z.enum(['ACTIVO', 'BAJA', 'BLOQUEADO'])

/** The kinds of requirement set. A chofer on leave has a set of its own; `dominio dado de baja` has none. */
export const TipoRecurso = z.enum(['transporte', 'chofer', 'chofer dado de baja', 'dominio'])

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
 * A slot: one document type for one resource.
 * `documentoid` is the newest presentation, `vigente_documentoid` the approved one in force or last in force;
 * they differ while a renewal waits, and after a renewal was rejected.
 */
export const Casilla = row(
  { tipodocumentoid: z.string(), nombre: z.string() },
  {
    recursoid: z.string(),
    instrucciones: z.string(),
    critico: z.boolean(),
    obligatorio: z.boolean(),
    vigencia: Vigencia,
    meses: z.nullable(z.int()),
    max_archivos: z.int(),
    /** Of a monthly type: the day of the following month from which a period is demanded. */
    dia_exigible: z.int(),
    estado: EstadoCasilla,
    /** A newer presentation than the one in force waits for a decision. */
    renovacion: z.boolean(),
    documentoid: z.nullable(z.string()),
    vigente_documentoid: z.nullable(z.string()),
    /** The date of the approved document; of the newest presentation while none was approved. */
    fecha_vencimiento: z.nullable(z.string()),
    periodo: z.nullable(z.string()),
    /** Why it was rejected or blocked. */
    motivo: z.nullable(z.string()),
  },
)

/** A unidad that a chofer or a dominio is part of. */
export const Pertenencia = row({ unidadid: z.string(), nombre: z.string() })

/** A label and what the record says. */
export const Dato = z.object({ nombre: z.string(), valor: z.string() })
