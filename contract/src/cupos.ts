import * as z from 'zod/mini'
import { Momento } from './textKinds.ts'
import { operation, recordsOf, row, type Told } from './operation.ts'

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

export const told = {
  ListCupos: {
    about:
      'How many choferes, dominios and unidades the account has, and how much it wrote in the hour that goes, beside the most that it may.',
    missed: {
      en: 'Nobody is told before a quota is met: there, quotas are the back office’s own.',
      es: 'nadie avisa antes de llegar a un cupo: los de allá son de ese sistema.',
    },
  },
} satisfies Record<string, Told>
