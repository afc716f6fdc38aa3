import * as z from 'zod/mini'
import { operation, recordsOf } from './operation.ts'
import { Id, Periodo } from './values.ts'

/** Evidence of an account that opens without the product: papers, what was decided of them, and the audit's lines, signed. */

/** As much as one legajo takes; its ZIP counts no more bytes than 4 GB. */
export const maxLegajo = { meses: 120, archivos: 20_000, bytes: 3_500_000_000 } as const

/** What stands in the address where a legajo is of all that the account has. */
export const deTodaLaCuenta = '0'

/** What a legajo would hold, and where its ZIP is fetched, by an administrador's browser. */
export const PrepararLegajo = operation({
  access: 'administrador',
  ofCuenta: true,
  input: {
    cuentaid: Id,
    /** The first and the last of its months. */
    desde: Periodo,
    hasta: Periodo,
    /** Of one chofer, dominio or unidad alone; a unidad’s is of its parts too. */
    recursoid: z.optional(Id),
  },
  output: recordsOf(
    z.object({
      cuentaid: z.string(),
      accountname: z.string(),
      /** Files that were presented, and their bytes together. */
      archivos: z.int(),
      bytes: z.number(),
      documentos: z.int(),
      /** Lines of history, exceptions, and lines of the audit. */
      historial: z.int(),
      excepciones: z.int(),
      lineas: z.int(),
      /** Lines of the audit that are in no block yet: they are not in it. */
      sinSellar: z.int(),
      /** Presentations of the same resources that are not of these months. */
      deOtrosMeses: z.int(),
      /** The night of the last root that left the house; null where none did yet. */
      testigo: z.nullable(z.string()),
      url: z.string(),
    }),
  ),
})
