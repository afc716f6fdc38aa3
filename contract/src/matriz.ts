import * as z from 'zod/mini'
import { Dia } from './textKinds.ts'
import { listOf, operation, paged, row, type Told } from './operation.ts'
import {
  apariencia,
  Aptitud,
  camposDeTipo,
  EstadoCasilla,
  EstadoRecurso,
  quienesPiden,
  tambienLosQueNoVan,
} from './recursos.ts'
import { marcado } from './marcados.ts'
import { Id } from './values.ts'

/** Who lacks what: choferes or dominios, by the types of document that they are asked for today. */

/** How a slot stands in it: one that is valid and ends soon is told apart, and what may be left out is nobody's to do. */
export const estadosDeCelda = [
  'activo',
  'por vencer',
  'en revision',
  'rechazado',
  'vencido',
  'bloqueado',
  'pendiente',
  'optativo',
] as const satisfies readonly (EstadoCasilla | 'por vencer' | 'optativo')[]
export const EstadoDeCelda = z.enum(estadosDeCelda)
export type EstadoDeCelda = z.output<typeof EstadoDeCelda>

/** Resources that have at least one slot like that; «para hacer», one that their carrier can do something about. */
export const conDeMatriz = ['para hacer', ...estadosDeCelda] as const
export const ConDeMatriz = z.enum(conDeMatriz)

export const TipoDeMatriz = row(
  { tipodocumentoid: z.string(), nombre: z.string() },
  {
    ...camposDeTipo,
    /** How strictly operaciones ask for it, the strictest of them; missing where none does. The fields beside it are what everybody is asked. */
    enOperaciones: z.optional(z.object({ critico: z.boolean(), obligatorio: z.boolean() })),
  },
)

/** A slot, or a month of one that stands for itself. What is the same of all of its type stands with the type. */
export const Celda = row(
  { tipodocumentoid: z.string() },
  {
    estado: EstadoCasilla,
    renovacion: z.boolean(),
    documentoid: z.nullable(z.string()),
    fecha_vencimiento: z.nullable(Dia),
    periodo: z.nullable(z.string()),
    /** The day since which it is in review, rejected or blocked. */
    desde: z.nullable(Dia),
    /** Why it was rejected or blocked. */
    motivo: z.nullable(z.string()),
    mes: z.boolean(),
    ...quienesPiden,
  },
)

export const FilaDeMatriz = row(
  { recursoid: z.string(), nombre: z.string() },
  {
    dominio: z.nullable(z.string()),
    ...apariencia,
    marcado,
    /** How many of its slots their carrier can do something about. */
    porHacer: z.int(),
    /** Those that are asked of it; of any other type it owes nothing. */
    casillas: listOf(Celda),
  },
)

/**
 * A page of rows, and the columns that they have. With `totales` beside them how many of all slots stand how, of how many
 * resources in that `estado`, whatever `con`, `aptitud` and `search` keep: of a large carrier that takes a while, so that
 * pages don't ask for it.
 */
export const MatrizDocumentos = operation({
  access: 'contacto',
  kept: true,
  input: {
    tiporecurso: z.enum(['chofer', 'dominio']),
    /** The active ones unless said. */
    estado: z.optional(EstadoRecurso),
    con: z.optional(ConDeMatriz),
    aptitud: z.optional(Aptitud),
    /** Those that take part in it, and what it asks of them. */
    operacionid: z.optional(Id),
    todos: tambienLosQueNoVan,
    totales: z.optional(z.literal('SI')),
    ...paged(['nombre']),
  },
  output: row(
    { records: listOf(FilaDeMatriz), page: z.int(), pagesize: z.int() },
    {
      total: z.int(),
      moreRecords: z.boolean(),
      tipos: listOf(TipoDeMatriz),
      totales: z.nullable(
        z.object({
          /** Resources with something to do. */
          paraHacer: z.int(),
          estados: z.array(z.object({ estado: EstadoDeCelda, cantidad: z.int() })),
          /** Valid ones, of those that are asked or were presented all the same. */
          tipos: z.array(z.object({ tipodocumentoid: z.string(), alDia: z.int(), total: z.int() })),
        }),
      ),
    },
  ),
})

export const told = {
  MatrizDocumentos: {
    about:
      'Who lacks what: active choferes or dominios by the types of document that they are asked for, a page of rows at a time.',
    missed: { en: 'There is no matrix.', es: 'no hay matriz.' },
  },
} satisfies Record<string, Told>
