import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { refuseWeak } from '../../../sessions/weakPassword.ts'
import { knownOfContacto, savePassword, type PasswordOwner } from '../../shared/password.ts'

export const changePasswordProfile: Handler<'changePasswordProfile'> = async (input, context) => {
  const { alone, caller, services } = context
  const { rows } = await sql<PasswordOwner & { hash: string | null }>`
    select contactid, email, hash from mi_credencial()`.execute(alone)
  const [owner] = rows
  if (!owner) throw refuse('SESSION_EXPIRED')
  await refuseWeak(input.password, await knownOfContacto(alone, owner.email))

  // Whoever finds a session open has as few guesses as whoever finds it closed.
  await services.limits.consume('passwordChange', owner.contactid)
  if (!(await services.passwords.verify(input.passwordActual, owner.hash ?? undefined)))
    throw refuseField<FieldOf<'changePasswordProfile'>>('passwordActual', 'La contraseña actual no es esa')
  await services.limits.forget('passwordChange', owner.contactid)

  await savePassword(context, owner, await services.passwords.hash(input.password), caller.tokenHash ?? null)
  return { changed: true }
}
