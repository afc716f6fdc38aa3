import type { Request } from '@portal/contract'
import { Codigo, NewPassword } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { emailField, requiredField } from '../fields.ts'
import { cambiar } from '../mensajes/es/cambiar.ts'
import type { Proof } from './proof.ts'

export interface NewPasswordValues {
  email: string
  code: string
  password: string
  passwordConfirm: string
}

/** What the form asks for follows from how the person came: a link needs neither e-mail nor code. */
export const newPasswordSchema = (by: Proof['by']) =>
  z
    .object({
      email: by === 'link' ? z.string() : emailField,
      code: by === 'link' ? z.string() : Codigo,
      password: NewPassword,
      passwordConfirm: requiredField,
    })
    .check((context) => {
      const { password, passwordConfirm } = context.value
      if (passwordConfirm !== '' && passwordConfirm !== password)
        context.issues.push({
          code: 'custom',
          message: cambiar.noCoinciden,
          path: ['passwordConfirm'],
          input: passwordConfirm,
        })
    })

export const newPasswordRequest = (
  proof: Proof,
  { email, code, password }: NewPasswordValues,
): Request<'changePasswordByCode'> =>
  proof.by === 'link' ? { token: proof.token, password } : { email, code, password }
