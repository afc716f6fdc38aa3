import * as z from 'zod/mini'
import { operation, pageOf, paged } from './operation.ts'
import { Id } from './values.ts'

/** Who was refused, where that may be somebody trying what is not theirs. */

/**
 * `ingreso` a sign-in; `segundo_paso` a code of the second step, so by somebody who knew the password; `codigo` a code or a
 * link that was mailed; `permiso` what the person's role may not do; `programa` the credentials of an outside client;
 * `insistencia` anything else that was tried too often.
 */
export const clasesDeAtaque = [
  'ingreso',
  'segundo_paso',
  'codigo',
  'permiso',
  'programa',
  'insistencia',
] as const
export type ClaseDeAtaque = (typeof clasesDeAtaque)[number]

/** By which way the call came. */
export const puertas = ['portal', 'consola', 'programa'] as const
export type Via = (typeof puertas)[number]

/** Alike ones of a quarter of an hour are one row, with how often. */
export const RefusedAttack = z.object({
  rechazoid: z.string(),
  primero: z.string(),
  ultimo: z.string(),
  veces: z.int(),
  clase: z.enum(clasesDeAtaque),
  puerta: z.enum(puertas),
  /** The operation, or the address of a door that is none; null where many were counted together. */
  operacion: z.nullable(z.string()),
  /** Of the refusal. */
  codigo: z.string(),
  /** An IPv4 address, or the /64 of an IPv6 one; null where many were counted together. */
  red: z.nullable(z.string()),
  /** Whom it was about, where that is known: never what a stranger typed. */
  sujeto: z.nullable(z.string()),
  sujeto_nombre: z.nullable(z.string()),
  cuenta_id: z.nullable(z.string()),
  accountname: z.nullable(z.string()),
})

const { search, page, pagesize, order } = paged(['ultimo', 'veces'])

/** The newest first, of the last 90 days. */
export const ListRefusedAttacks = operation({
  access: 'administrador',
  input: {
    clase: z.optional(z.enum(clasesDeAtaque)),
    puerta: z.optional(z.enum(puertas)),
    sujeto: z.optional(Id),
    search,
    order,
    page,
    pagesize,
  },
  output: pageOf(RefusedAttack),
})

/** What was refused in the last 24 hours, by class, and whether that is more than people cause by mistake. */
export const SummarizeRefusedAttacks = operation({
  access: 'administrador',
  input: {},
  output: z.object({
    clases: z.array(
      z.object({
        clase: z.enum(clasesDeAtaque),
        veces: z.int(),
        /** People whom it was about; of whom nobody knows, none is counted. */
        personas: z.int(),
        redes: z.int(),
        /** Some were counted together: there may be more people and networks than these. */
        juntos: z.boolean(),
        inusual: z.boolean(),
      }),
    ),
  }),
})
