import * as z from 'zod/mini'
import { operation, recordsOf } from './operation.ts'

/** What an installation needs before the first carrier comes. Each is told from what is set: nobody ticks it off. */

/**
 * In their order: who the provider is, where help is, who is told of registrations, the promise of the review, letters
 * that really leave, the catalogue, the people with their second step, and how carriers come.
 */
export const pasos = [
  'quienes',
  'ayuda',
  'avisos',
  'promesa',
  'correo',
  'catalogo',
  'gente',
  'transportes',
] as const
export const Paso = z.enum(pasos)

/**
 * How letters stand: `sale` once one left, `sin_probar` while none was tried, `falla` when the last test was refused, and
 * `carpeta` without a mail server.
 */
export const EstadoDelCorreo = z.enum(['sale', 'sin_probar', 'falla', 'carpeta'])

export const PrimerosPasos = operation({
  access: 'revisor',
  input: {},
  output: recordsOf(
    z.object({
      pasos: z.array(z.object({ paso: Paso, hecho: z.boolean() })),
      /** Few documents were decided so far: Inicio is about these steps. */
      joven: z.boolean(),
      /** Somebody put them away. */
      apartados: z.boolean(),
      correo: EstadoDelCorreo,
      /** Types in force, and those that keep a resource from working. */
      tipos: z.int(),
      criticos: z.int(),
      /** Of the provider's people who may sign in, how many there are, and how many have no second step. */
      personas: z.int(),
      sin_dos_pasos: z.int(),
      /** Carriers that were invited and not taken back, and accounts. */
      invitados: z.int(),
      cuentas: z.int(),
      /** Where carriers register. */
      direccion: z.string(),
    }),
  ),
})
