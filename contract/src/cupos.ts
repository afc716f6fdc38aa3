import * as z from 'zod/mini'
import { Momento } from './lecturas.ts'
import { operation, recordsOf, row } from './operation.ts'

/** How much of what an account may have and write is used. See docs/decisions/0079. */

/** `escrituras` of the hour that goes, of all people of the account; `escrituras_propias` of the one who asks. */
export const clasesDeCupo = ['choferes', 'dominios', 'unidades', 'escrituras', 'escrituras_propias'] as const
export type ClaseDeCupo = (typeof clasesDeCupo)[number]

export const Cupo = {
  cupo: z.enum(clasesDeCupo),
  usado: z.int(),
  maximo: z.int(),
  /** From 90 % on. */
  cerca: z.boolean(),
  /** When writes are counted from nothing again. */
  renueva: z.nullable(Momento),
}

/** All of them. What is past its `maximo` is refused: writes with 1522 until the hour is over, new resources with 1523. */
export const ListCupos = operation({ access: 'contacto', input: {}, output: recordsOf(row(Cupo)) })
