import * as z from 'zod/mini'
import { operation } from './operation.ts'

/** What waits for the provider's people. */

/** How many wait, since when the oldest does (ISO), and what needs an eye. */
export const Cola = operation({
  access: 'revisor',
  input: {},
  output: z.object({
    registros: z.object({ cantidad: z.int(), desde: z.nullable(z.string()) }),
    documentos: z.object({ cantidad: z.int(), desde: z.nullable(z.string()) }),
    correosFallidos: z.int(),
    tareasAtrasadas: z.int(),
    /** The oldest of both, oldest first. */
    masAntiguos: z.array(
      z.object({
        clase: z.enum(['registro', 'documento']),
        id: z.string(),
        titulo: z.string(),
        detalle: z.string(),
        desde: z.string(),
      }),
    ),
  }),
})
