import * as z from 'zod/mini'

export const requerido = 'Campo requerido'

/** Control and format characters, those that turn the direction of reading among them. */
export const invisible = /[\p{Cc}\p{Cf}]/u

export const Email = z.string({ error: requerido }).check(
  z.trim(),
  z.minLength(1, requerido),
  z.maxLength(254, 'Hasta 254 caracteres'),
  z.refine((email: string) => !invisible.test(email), 'Formato de email inválido'),
  z.regex(
    /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$|^$/,
    'Formato de email inválido',
  ),
)
