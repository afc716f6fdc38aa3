import * as z from 'zod/mini'
import { SaidText } from './saidText.ts'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import { Email, Id } from './values.ts'

/** Mails that the product wrote: to whom, about what, and whether they left. What they say is nobody's but the receiver's. */

/** `en_carpeta`: it stays in a folder of the server, because there is no mail server that would take it. */
export const EstadoCorreo = z.enum(['pendiente', 'enviado', 'en_carpeta', 'fallido'])

export const Correo = z.object({
  correoid: z.string(),
  para: z.string(),
  asunto: z.string(),
  /** Which of the product's letters it is. */
  plantilla: z.string(),
  estado: EstadoCorreo,
  intentos: z.int(),
  /** What the mail server said, of the last try that failed. */
  error: z.nullable(z.string()),
  creado: z.string(),
  enviado: z.nullable(z.string()),
  /** Why it can't be sent again; null when it can. */
  sin_reenvio: z.nullable(SaidText),
  /** Sent again it brings a new link, and those mailed before serve no more. */
  enlace_nuevo: z.boolean(),
})

/** The newest first unless `order` says otherwise. `search` looks in the address. */
export const ListCorreos = operation({
  access: 'revisor',
  input: { estado: z.optional(EstadoCorreo), ...paged(['creado']) },
  output: pageOf(Correo),
})

/**
 * Writes to whoever asks, or to `para`, and answers the letter as it waits: `PruebaDeCorreo` tells what became of it. At
 * most one a minute to each.
 */
export const ProbarCorreo = operation({
  access: 'administrador',
  writes: { record: 'correoid' },
  input: { para: z.optional(Email) },
  output: recordsOf(Correo),
})

/** The last letter that was sent to see whether letters leave: none when nobody tried. */
export const PruebaDeCorreo = operation({ access: 'revisor', input: {}, output: recordsOf(Correo) })

/** Sends it once more, and answers the mail that goes out: a failed one itself, of a sent one a copy. */
export const ReenviarCorreo = operation({
  access: 'revisor',
  writes: { record: 'correoid' },
  input: { correoid: Id },
  output: recordsOf(Correo),
})
