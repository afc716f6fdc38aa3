import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'
import { findOperador, type OperadorOwner } from '../../shared/password.ts'

/** Lets a caller prove who it is: as few guesses with an open session as with a closed one. A right one starts the count anew. */
export async function asMyself<Answer>(
  { alone, ingreso, services: { limits } }: Context,
  prove: (me: OperadorOwner) => Answer | Promise<Answer>,
): Promise<Answer> {
  const caller = await alone
    .selectFrom('operador')
    .select('email')
    .where('operadorid', '=', sql<string>`yo()`)
    .executeTakeFirst()
  const me = caller && (await findOperador(ingreso, caller.email))
  if (!me) throw refuse('SESSION_EXPIRED')
  await limits.consume({ limit: 'passwordChange', key: me.sujeto })
  const answer = await prove(me)
  await limits.forget({ limit: 'passwordChange', key: me.sujeto })
  return answer
}

export async function requirePassword(
  { services }: Context,
  { hash }: OperadorOwner,
  password: string,
): Promise<void> {
  if (!(await services.passwords.verify(password, hash ?? undefined)))
    throw refuseField<FieldOf<'QuitarTotpOperador'>>('password', 'La contraseña actual no es esa')
}
