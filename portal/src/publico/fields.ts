import { Email, requerido } from '@portal/contract/email.ts'
import * as z from 'zod/mini'
import { mensajes } from './mensajes.ts'

/** An e-mail to sign in with: the contract's check, in the words of these pages. */
export const emailField = z.string().check(
  z.trim(),
  z.minLength(1, requerido),
  z.refine((value: string) => value === '' || Email.safeParse(value).success, mensajes.emailInvalido),
)

export const requiredField = z.string().check(z.minLength(1, requerido))
