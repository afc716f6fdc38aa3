import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Invitacion } from './contactos.ts'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import { requiredPassword } from './ingreso.ts'
import { RolOperador } from './sesionOperador.ts'
import { Email, Id, NewPassword, nombre } from './values.ts'

/** The provider's people. */

export const Operador = z.object({
  operadorid: z.string(),
  nombre: z.string(),
  email: z.string(),
  rol: RolOperador,
  activo: z.boolean(),
  /** Signs in with a second step. */
  totp: z.boolean(),
  /** Enters by the company's own sign-in. */
  por_empresa: z.boolean(),
  /** Null once the person has set a password, or entered by the company. */
  invitacion: z.nullable(Invitacion),
  ultimo_ingreso: z.nullable(z.string()),
  createdtime: z.string(),
  version: z.int(),
})

export const ListOperadores = operation({
  access: 'administrador',
  input: {
    activo: z.optional(z.boolean()),
    ...paged(['nombre', 'email', 'rol', 'ultimo_ingreso', 'createdtime']),
  },
  output: pageOf(Operador),
})

export const OperadorForm = {
  nombre: nombre(120),
  /** Of an existing operador only while the invitation is unused. */
  email: Email,
  rol: RolOperador,
}

/**
 * `operadorid` "0" invites: all three are asked for, and a mail brings a link that sets the password (72 hours, once).
 * Otherwise only what is sent changes; `enviar_enlace` mails a new link in place of the earlier ones, also to somebody
 * who forgot the password, and so does another e-mail. `quitar_totp` takes the second step from somebody who lost the phone, and ends their
 * sessions; `quitar_vinculo` forgets which of the company's people it is, and ends them too. 1503 when an operador signs in with the e-mail already.
 */
export const SaveOperador = operation({
  access: 'administrador',
  writes: { record: 'operadorid' },
  input: {
    operadorid: z.union([z.literal('0'), Id]),
    values: z.strictObject({
      ...z.partial(z.object(OperadorForm)).shape,
      activo: z.optional(z.boolean()),
      enviar_enlace: z.optional(z.boolean()),
      quitar_totp: z.optional(z.boolean()),
      quitar_vinculo: z.optional(z.boolean()),
      version: z.optional(z.int()),
    }),
  },
  output: recordsOf(Operador),
})

/**
 * Changes the own password. This session goes on under another name, the person's others end, and a mail tells of it.
 * 1510 on a wrong current one, 1513 when the new one is weak.
 */
export const CambiarClaveOperador = operation({
  access: 'revisor',
  writes: 'unnamed',
  input: { passwordActual: requiredPassword, password: NewPassword },
  output: z.object({ changed: z.literal(true) }),
})

/**
 * Mails who forgot the password a link that sets another, within the hour. The answer is the same for known and unknown
 * e-mails, and says only whether letters of this installation leave at all.
 */
export const PedirClaveOperador = operation({
  access: 'publico',
  writes: 'unnamed',
  input: { email: Email },
  output: z.object({ pedida: z.literal(true), correos_en_carpeta: z.boolean() }),
})

/** Sets an operador's password with the token of a mailed link, and ends the sessions open so far. 1512, 1513. */
export const ClaveOperador = operation({
  access: 'publico',
  writes: 'unnamed',
  input: {
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, sentence('codigoInvalido'))),
    password: NewPassword,
  },
  output: z.object({ changed: z.literal(true) }),
})

export const columnasDeOperador = {
  operadorid: 'nuestra',
  nombre: 'personal',
  email: 'personal',
  rol: 'abierta',
  activo: 'abierta',
  idioma: 'nuestra',
  por_empresa: 'abierta',
  ultimo_ingreso: 'nuestra',
  createdtime: 'nuestra',
  version: 'nuestra',
} as const satisfies Columnas
