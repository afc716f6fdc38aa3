import * as z from 'zod/mini'

export const requerido = 'Campo requerido'

export const Email = z
  .string({ error: requerido })
  .check(
    z.trim(),
    z.minLength(1, requerido),
    z.maxLength(254, 'Hasta 254 caracteres'),
    z.regex(
      /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$|^$/,
      'Formato de email inválido',
    ),
  )
