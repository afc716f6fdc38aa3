import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'
import { sql } from 'kysely'
import type { Context, Handler } from '../../../handler.ts'
import { refuseWeak } from '../../../sessions/weakPassword.ts'
import { knownOfContacto, savePassword, type PasswordOwner } from '../../shared/password.ts'

type Field = FieldOf<'changePasswordProfile'>
type Owner = PasswordOwner & { hash: string | null }

export const changePasswordProfile: Handler<'changePasswordProfile'> = async (input, context) => {
  const { alone, caller, services } = context
  const { rows } = await sql<Owner>`
    select contactid, email, hash from mi_credencial()`.execute(alone)
  const [owner] = rows
  if (!owner) throw refuse('SESSION_EXPIRED')
  await refuseWeak(input.password, await knownOfContacto(alone, owner.email))

  if (input.passwordActual !== undefined) await verify(input.passwordActual, owner, context)
  else if (caller.browser) throw refuseField<Field>('passwordActual', requerido)

  await savePassword(context, owner, await services.passwords.hash(input.password), caller.tokenHash ?? null)
  return { changed: true }
}

/** Whoever finds a session open has as few guesses as whoever finds it closed. */
async function verify(password: string, { contactid, hash }: Owner, { services }: Context): Promise<void> {
  await services.limits.consume({ limit: 'passwordChange', key: contactid })
  if (!(await services.passwords.verify(password, hash ?? undefined)))
    throw refuseField<Field>('passwordActual', 'La contraseña actual no es esa')
  await services.limits.forget({ limit: 'passwordChange', key: contactid })
}
