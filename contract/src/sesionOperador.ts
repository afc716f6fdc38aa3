import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { LoginForm } from './ingreso.ts'
import { CodigoTotp } from './values.ts'

/** The provider's people sign in and out, at a door of their own. */

export const RolOperador = z.enum(['revisor', 'administrador'])
export type RolDeOperador = z.output<typeof RolOperador>

export const OperadorData = z.object({
  operadorid: z.string(),
  nombre: z.string(),
  rol: RolOperador,
  /** Minutes without activity after which the session ends. */
  duration: z.number(),
  /** Whether signing in asks for a second step, and whether the provider asks one of all its people (1509 while it is missing). */
  totp: z.boolean(),
  totp_obligatorio: z.boolean(),
  /** The session began by the company's own sign-in, whose steps stand for that second one. */
  por_empresa: z.boolean(),
  /** There is no mail server: what the product writes stays in a folder. */
  correos_en_carpeta: z.boolean(),
  proveedor: z.object({ nombre: z.string(), logo: z.nullable(z.string()) }),
  /** Which Portal runs; a null commit is unknown. */
  producto: z.object({ version: z.string(), commit: z.nullable(z.string()) }),
})

/**
 * 1508 when the password is right and `totp` is still missing; 1512 when it is wrong, late, or was used. Where the
 * installation leaves passwords to one person for emergencies, everybody else is told so, whatever they sent.
 */
export const LoginOperador = operation({
  access: 'publico',
  writes: 'unnamed',
  input: { ...LoginForm, totp: z.optional(CodigoTotp) },
  output: z.object({ login: OperadorData }),
})

export const LogoutOperador = operation({
  access: 'publico',
  writes: 'unnamed',
  input: {},
  output: z.object({ logout: z.literal(true) }),
})

/** Who is signed in; refuses (1501) when nobody is. */
export const SesionOperador = operation({
  access: 'revisor',
  whileIncomplete: true,
  input: {},
  output: z.object({ login: OperadorData }),
})
