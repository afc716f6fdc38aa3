import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'
import { sql } from 'kysely'
import type { Context } from '../../handler.ts'
import { newSessionToken } from '../../sessions/token.ts'
import { refuseWeak } from '../../sessions/weakPassword.ts'
import { asMyself, requirePassword } from './asMyself.ts'
import { tellPasswordChanged, type PasswordOwner } from './password.ts'

interface Change {
  passwordActual?: string | undefined
  password: string
}

/** Of whoever calls. `url`: where somebody who did not change it gets the password back. */
export async function changeOwnPassword(
  context: Context,
  find: (context: Context) => Promise<PasswordOwner | undefined>,
  { passwordActual, password }: Change,
  url?: string,
): Promise<void> {
  const { db, caller, services, session } = context
  const me = await find(context)
  if (!me) throw refuse('SESSION_EXPIRED')
  await refuseWeak(password, me.known)
  if (passwordActual !== undefined)
    await asMyself(
      context,
      () => Promise.resolve(me),
      () => requirePassword(context, me, passwordActual, 'passwordActual'),
    )
  else if (caller.browser) throw refuseField<FieldOf<'changePasswordProfile'>>('passwordActual', requerido)

  const hash = await services.passwords.hash(password)
  // A program that is no browser goes on with the session that it holds: it would be told of no other.
  const next = caller.browser ? newSessionToken() : undefined
  await sql`select cambiar_mi_clave(${hash}, ${caller.tokenHash ?? null}, ${next?.hash ?? null})`.execute(db)
  if (next) session.start(next.token, me.sujeto)
  await tellPasswordChanged(db, me, url)
}
