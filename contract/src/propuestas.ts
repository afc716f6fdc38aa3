import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Momento } from './textKinds.ts'
import { operation, recordsOf, row, type Told } from './operation.ts'
import { Id } from './values.ts'

/** Who asked the provider for an account that the company has already, and is proposed to its titular instead. */

export const Propuesta = row(
  { propuestaid: z.string(), firstname: z.string(), lastname: z.string() },
  {
    email: z.string(),
    mobile: z.string(),
    estado: z.enum(['esperando', 'vencida', 'aceptada', 'negada', 'retirada']),
    pedida: Momento,
    /** Until when it can be answered. */
    vence: Momento,
    respondida: z.nullable(Momento),
    respondida_por: z.nullable(z.string()),
  },
)

/** Those that wait for an answer, oldest first; with `propuestaid` that one too, however it ended. */
export const ListPropuestas = operation({
  access: 'titular',
  input: { propuestaid: z.optional(Id) },
  output: recordsOf(Propuesta),
})

/**
 * Once. A yes makes the person a colaborador of the account and mails the invitation to choose a password; a no tells the
 * provider. 1520 when somebody answered first, or nobody waits for it any more.
 */
export const ResponderPropuesta = operation({
  access: 'titular',
  writes: { record: 'propuestaid' },
  // As with inviting: who works for a carrier is its own affair, however the account stands.
  whileSuspended: true,
  input: { propuestaid: Id, aceptar: z.boolean() },
  output: recordsOf(Propuesta),
})

/** Who is proposed stands in the registration. */
export const columnasDePropuesta = {
  propuestaid: 'nuestra',
  estado: 'abierta',
  cuenta_id: 'nuestra',
  registroid: 'nuestra',
  firstname: 'nuestra',
  lastname: 'nuestra',
  email: 'nuestra',
  mobile: 'nuestra',
  pedida: 'nuestra',
  pedida_por: 'nuestra',
  vence: 'nuestra',
  respondida: 'nuestra',
  respondida_por: 'nuestra',
} as const satisfies Columnas

export const told = {
  ListPropuestas: {
    about:
      'People who asked the provider for an account that the company has already, and wait for an answer. For the titular.',
    missed: {
      en: 'Nobody is proposed as a user: the provider does not ask.',
      es: 'el proveedor no propone a nadie como usuario.',
    },
  },
  ResponderPropuesta: {
    about: 'Takes such a person in as colaborador, or says that nobody knows them. For the titular, once.',
    missed: {
      en: 'Nobody is proposed as a user: there is nothing to answer.',
      es: 'no hay propuestas que responder.',
    },
  },
} satisfies Record<string, Told>
