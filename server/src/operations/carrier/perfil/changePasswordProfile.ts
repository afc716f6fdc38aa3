import type { Handler } from '../../../handler.ts'
import { changeOwnPassword } from '../../shared/changeOwnPassword.ts'
import { resetUrl } from '../../shared/password.ts'
import { findCallingContacto } from '../../shared/whoCalls.ts'

export const changePasswordProfile: Handler<'changePasswordProfile'> = async (input, context) => {
  await changeOwnPassword(context, findCallingContacto, input, resetUrl(context.services.settings))
  return { changed: true }
}
