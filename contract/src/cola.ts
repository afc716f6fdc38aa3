import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { apariencia, nombreCorto, TipoRecurso } from './recursos.ts'
import { Espera } from './revision.ts'

/** What waits for the provider's people. */

/** How many wait, since when the oldest does (ISO), and what needs an eye. */
export const Cola = operation({
  access: 'revisor',
  input: {},
  output: z.object({
    registros: z.object({ cantidad: z.int(), desde: z.nullable(z.string()) }),
    documentos: z.object({
      cantidad: z.int(),
      desde: z.nullable(z.string()),
      /** How many waited longer than the provider promises. */
      fuera_de_plazo: z.int(),
      /** How many came in on each day that some did, by how many days ago that was, the oldest first. */
      porDias: z.array(z.object({ dias: z.int(), cantidad: z.int() })),
    }),
    /** Days in which the provider promises to decide; null when it promises nothing. */
    plazo_revision_dias: z.nullable(z.int()),
    correosFallidos: z.int(),
    tareasAtrasadas: z.int(),
    /** Kept files that are damaged or lost. */
    archivosDanados: z.int(),
    /** Devices at open gates whose list says yes no more, and who was let in today all the same. */
    puertas: z.object({ listasViejas: z.int(), igualesHoy: z.int() }),
    /** The oldest of both, oldest first. */
    masAntiguos: z.array(
      z.object({
        clase: z.enum(['registro', 'documento']),
        id: z.string(),
        titulo: z.string(),
        detalle: z.string(),
        desde: z.string(),
        ...Espera,
        /** Of a document: what it is, and whose. */
        documento: z.nullable(
          z.object({
            tipodocumento: z.string(),
            nombre_corto: nombreCorto,
            critico: z.boolean(),
            recursoid: z.string(),
            tiporecurso: TipoRecurso,
            nombre: z.string(),
            dominio: z.nullable(z.string()),
            accountname: z.string(),
            /** Who else has it before their eyes. */
            mirando: z.nullable(z.string()),
            ...apariencia,
          }),
        ),
      }),
    ),
  }),
})
