import { sentence, type Sentence } from './wording.ts'
import * as z from 'zod/mini'
import { isCalendarDate, sumarDias } from './calendario.ts'
import type { Columnas } from './columnFates.ts'
import { Dia, Momento } from './textKinds.ts'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import { apariencia, EstadoRecurso, nombreCorto, TipoRecurso } from './recursos.ts'
import { Id, texto } from './values.ts'

/** Requirements that the provider lifts for one resource, through a day. */

/** So far ahead at most: what is lifted for longer is no exception. */
export const maxDiasDeExcepcion = 366

/** Why nothing can be lifted through a day, asked on `hoy`; undefined where it can. */
export function problemaDeHasta(hasta: string, hoy: string): Sentence | undefined {
  if (hasta < hoy) return sentence('eseDiaYaPasoElegiHoy')
  const last = sumarDias(hoy, maxDiasDeExcepcion)
  return hasta > last ? sentence('aLoSumoHasta', { fecha: { dia: last } }) : undefined
}

/** `reemplazada`: another took its place while it was in force; `terminada`: somebody ended it before its day. */
export const estadosExcepcion = ['vigente', 'vencida', 'terminada', 'reemplazada'] as const
export const EstadoExcepcion = z.enum(estadosExcepcion)

const Excepcion = z.object({
  excepcionid: z.string(),
  cuentaid: z.string(),
  accountname: z.string(),
  recursoid: z.string(),
  tiporecurso: TipoRecurso,
  /** The resource's full name. */
  nombre: z.string(),
  dominio: z.nullable(z.string()),
  ...apariencia,
  estado_recurso: EstadoRecurso,
  tipodocumentoid: z.string(),
  tipodocumento: z.string(),
  nombre_corto: nombreCorto,
  /** The operation in which it is lifted, and its name; null where it is lifted everywhere. */
  operacionid: z.nullable(z.string()),
  operacion: z.nullable(z.string()),
  estado: EstadoExcepcion,
  /** The first and the last day on which it is in force. */
  desde: Dia,
  hasta: Dia,
  motivo: z.string(),
  dada: Momento,
  dada_por: z.nullable(z.string()),
  /** When it was ended before its day, by whom and why. */
  terminada: z.nullable(Momento),
  terminada_por: z.nullable(z.string()),
  terminada_motivo: z.nullable(z.string()),
})

/** In force and past, those that end first unless `order` says otherwise. `search` finds part of a name, a plate, a type or an operation. */
export const ListExcepciones = operation({
  access: 'revisor',
  input: {
    cuentaid: z.optional(Id),
    estado: z.optional(EstadoExcepcion),
    ...paged(['hasta', 'dada', 'accountname', 'nombre', 'tipodocumento']),
  },
  output: pageOf(Excepcion),
})

export const ExcepcionForm = {
  hasta: z
    .string({ error: sentence('elegiHastaQueDia') })
    .check(z.refine(isCalendarDate, sentence('elegiHastaQueDiaComo'))),
  motivo: texto(500),
}

/**
 * Lifts what a type asks of one resource, from today through `hasta`, that day included: the slot stays as it is, and does
 * not count for fitness. One that is in force for it already is replaced. The titulares are told by mail, with the reason.
 * With `operacionid` it counts in that operation alone, which has to ask for the type of that resource today; one of another
 * operation, and one that is lifted everywhere, stay beside it, and the longer one counts.
 */
export const SaveExcepcion = operation({
  access: 'administrador',
  writes: { record: 'excepcionid' },
  input: { recursoid: Id, tipodocumentoid: Id, operacionid: z.optional(Id), ...ExcepcionForm },
  output: recordsOf(Excepcion),
})

/** Ends one before its day, and says why; the titulares are told. 1520 when it is not in force any more. */
export const TerminarExcepcion = operation({
  access: 'administrador',
  writes: { record: 'excepcionid' },
  input: { excepcionid: Id, motivo: texto(500) },
  output: recordsOf(Excepcion),
})

export const columnasDeExcepcion = {
  excepcionid: 'exportada',
  cuenta_id: 'exportada',
  recursoid: 'exportada',
  tipodocumentoid: 'exportada',
  operacionid: 'abierta',
  hasta: 'abierta',
  motivo: 'abierta',
  vale: 'abierta',
  terminada_motivo: 'abierta',
  desde: 'exportada',
  dada: 'exportada',
  dada_por: 'exportada',
  reemplazada: 'exportada',
  terminada: 'exportada',
  terminada_por: 'exportada',
} as const satisfies Columnas
