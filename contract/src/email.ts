import { emailMaxLength, emailPattern, invisible } from './emailAddress.ts'
import { sentence } from './wording.ts'
import * as z from 'zod/mini'

export const requerido = sentence('requerido')

/**
 * One spelling for each address, whoever types it and where: signs that read as other letters become those (NFKC), and
 * capitals small, before anything compares, keeps or writes to it.
 */
export const Email = z.string({ error: requerido }).check(
  z.normalize('NFKC'),
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, requerido),
  z.maxLength(emailMaxLength, sentence('hastaCaracteres', { max: emailMaxLength })),
  z.refine((email: string) => !invisible.test(email), sentence('formatoDeEmailInvalido')),
  z.regex(emailPattern, sentence('formatoDeEmailInvalido')),
)
