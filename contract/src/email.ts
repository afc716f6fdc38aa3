import { sentence } from './wording.ts'
import * as z from 'zod/mini'

export const requerido = sentence('requerido')

/** Control and format characters, those that turn the direction of reading among them. */
export const invisible = /[\p{Cc}\p{Cf}]/u

/**
 * One spelling for each address, whoever types it and where: signs that read as other letters become those (NFKC), and
 * capitals small, before anything compares, keeps or writes to it.
 */
export const Email = z.string({ error: requerido }).check(
  z.normalize('NFKC'),
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, requerido),
  z.maxLength(254, sentence('hastaCaracteres', { max: 254 })),
  z.refine((email: string) => !invisible.test(email), sentence('formatoDeEmailInvalido')),
  // Something between the dots of a domain, always.
  z.regex(
    /^[^\s@"<>(),;:\\[\]]+@(?:[^\s@"<>(),;:\\[\].]+\.)+[^\s@"<>(),;:\\[\].]{2,}$|^$/,
    sentence('formatoDeEmailInvalido'),
  ),
)
