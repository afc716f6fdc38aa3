import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { operation, recordsOf } from './operation.ts'
import { Momento } from './textKinds.ts'
import { Id, texto } from './values.ts'

/** How long files are kept, and what keeps them beyond it. See docs/decisions/0138. */

const DeTipo = z.object({
  tipodocumentoid: z.string(),
  nombre: z.string(),
  conservacion_meses: z.int(),
  archivos: z.int(),
  documentos: z.int(),
  bytes: z.number(),
})

/** What the next run would take away, by type, whether or not it is switched on; and what is past its time and held. Nothing is written. */
export const EnsayarConservacion = operation({
  access: 'administrador',
  input: {},
  output: z.object({
    activa: z.boolean(),
    archivos: z.int(),
    documentos: z.int(),
    bytes: z.number(),
    /** Files past their time that a hold keeps. */
    retenidos: z.int(),
    tipos: z.array(DeTipo),
    /** How many were taken away until today. */
    eliminados: z.int(),
  }),
})

const Retencion = z.object({
  retencionid: z.string(),
  cuentaid: z.string(),
  accountname: z.string(),
  /** Null of the whole account. */
  recursoid: z.nullable(z.string()),
  nombre: z.nullable(z.string()),
  motivo: z.string(),
  puesta: Momento,
  puesta_por: z.nullable(z.string()),
})

/** What is held today, the newest first: of an account and its resources, or of all. */
export const ListRetenciones = operation({
  access: 'administrador',
  input: { cuentaid: z.optional(Id) },
  output: recordsOf(Retencion),
})

/**
 * Holds the files of an account, or of one of its resources, until somebody lifts it: none of them is taken away meanwhile. 1511
 * where that one is held already.
 */
export const PonerRetencion = operation({
  access: 'administrador',
  ofCuenta: true,
  writes: { record: 'cuentaid' },
  input: { cuentaid: Id, recursoid: z.optional(Id), motivo: texto(300) },
  output: recordsOf(Retencion),
})

/** Not found where it was lifted already. */
export const LevantarRetencion = operation({
  access: 'administrador',
  writes: { record: 'retencionid' },
  input: { retencionid: Id },
  output: recordsOf(z.object({ retencionid: z.string() })),
})

export const columnasDeRetencion = {
  retencionid: 'nuestra',
  cuenta_id: 'nuestra',
  recursoid: 'nuestra',
  motivo: 'abierta',
  puesta: 'nuestra',
  puesta_por: 'nuestra',
  levantada: 'abierta',
  levantada_por: 'nuestra',
} as const satisfies Columnas

export const columnasDeArchivoEliminado = {
  archivoid: 'exportada',
  cuenta_id: 'exportada',
  documentoid: 'exportada',
  posicion: 'nuestra',
  size: 'exportada',
  sha256: 'exportada',
  mediatype: 'exportada',
  subido: 'exportada',
  eliminado: 'exportada',
} as const satisfies Columnas
