import * as z from 'zod/mini'
import { operation, row, type Told } from './operation.ts'
import { SaidText } from './saidText.ts'
import { Email, noNumerico, nombre, opcional, texto } from './values.ts'

/** What somebody who is not a user yet writes to the provider from the pages before sign-in. */
export const Consulta = {
  nombre: noNumerico(80),
  email: Email,
  empresa: opcional(nombre(120)),
  mensaje: texto(2000),
}

export type CampoConsulta = keyof typeof Consulta

/** Mails it to the provider's support address; 1530 while there is none. */
export const EnviarConsulta = operation({
  access: 'publico',
  writes: 'unnamed',
  input: { values: z.strictObject({ ...Consulta, empresa: z.optional(Consulta.empresa) }) },
  output: row({}, { message: SaidText }),
})

export const told = {
  EnviarConsulta: {
    about:
      'Mails what somebody without an account asks to the provider’s support address; 1530 while it has none. `empresa` is the company that the person writes for, where there is one.',
    missed: {
      en: 'The landing page has no contact form.',
      es: 'la portada no tiene formulario de contacto.',
    },
  },
} satisfies Record<string, Told>
