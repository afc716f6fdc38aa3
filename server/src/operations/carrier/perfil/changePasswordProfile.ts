import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'
import { sql } from 'kysely'
import type { Context, Handler } from '../../../handler.ts'
import { newSessionToken } from '../../../sessions/token.ts'
import { refuseWeak } from '../../../sessions/weakPassword.ts'
import { resetUrl, tellPasswordChanged, type PasswordOwner } from '../../shared/password.ts'
import { findCallingContacto } from '../../shared/whoCalls.ts'

type Field = FieldOf<'changePasswordProfile'>

export const changePasswordProfile: Handler<'changePasswordProfile'> = async (input, context) => {
  const { db, caller, services, session } = context
  const owner = await findCallingContacto(context)
  if (!owner) throw refuse('SESSION_EXPIRED')
  await refuseWeak(input.password, owner.known)

  if (input.passwordActual !== undefined) await verify(input.passwordActual, owner, context)
  else if (caller.browser) throw refuseField<Field>('passwordActual', requerido)

  const hash = await services.passwords.hash(input.password)
  // A program that is no browser goes on with the session that it holds: it would be told of no other.
  const next = caller.browser ? newSessionToken() : undefined
  await sql`select cambiar_mi_clave(${hash}, ${caller.tokenHash ?? null}, ${next?.hash ?? null})`.execute(db)
  if (next) session.start(next.token, owner.sujeto)
  await tellPasswordChanged(db, owner, resetUrl(services.settings))
  return { changed: true }
}

/** Whoever finds a session open has as few guesses as whoever finds it closed. */
async function verify(
  password: string,
  { sujeto, hash }: PasswordOwner,
  { services }: Context,
): Promise<void> {
  await services.limits.consume({ limit: 'passwordChange', key: sujeto })
  if (!(await services.passwords.verify(password, hash ?? undefined)))
    throw refuseField<Field>('passwordActual', 'La contraseña actual no es esa')
  await services.limits.forget({ limit: 'passwordChange', key: sujeto })
}
