import { operation } from './operation.ts'
import { Id } from './values.ts'
import * as z from 'zod/mini'

/** Who opened the files of a document. See docs/decisions/0133. */

/** So long it is kept. */
export const mesesDeAperturas = 24

/** How many are told, the newest of them. */
export const maxAperturas = 200

/**
 * Who opened or downloaded the files of a document, newest first: the provider's people, others of its account than who
 * presented it, and programs. Thumbnails are not counted, nor the same file again within ten minutes.
 */
export const ListAperturas = operation({
  access: 'administrador',
  input: { documentoid: Id },
  output: z.object({
    records: z.array(
      z.object({
        momento: z.string(),
        quien: z.string(),
        /** Null of somebody who is not known any more. */
        nombre: z.nullable(z.string()),
        /** The file by itself; a ZIP of some resources; or all that the account has. */
        medio: z.enum(['archivo', 'descarga', 'cuenta']),
        /** How the file is called; null of all of the account. */
        archivo: z.nullable(z.string()),
      }),
    ),
    /** Of all of them, and not of those alone that are told. */
    total: z.int(),
  }),
})
