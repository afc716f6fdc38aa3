import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf } from '@portal/contract'
import type { Context } from '../../handler.ts'
import type { PasswordOwner } from './password.ts'

/** Lets a caller prove who it is: as few guesses with an open session as with a closed one. A right one starts the count anew. */
export async function asMyself<Owner extends PasswordOwner, Answer>(
  context: Context,
  find: (context: Context) => Promise<Owner | undefined>,
  prove: (me: Owner) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { limits } = context.services
  const me = await find(context)
  if (!me) throw refuse('SESSION_EXPIRED')
  await limits.consume({ limit: 'passwordChange', key: me.sujeto })
  const answer = await prove(me)
  await limits.forget({ limit: 'passwordChange', key: me.sujeto })
  return answer
}

type Field = (FieldOf<'QuitarTotp'> & 'password') | (FieldOf<'changePasswordProfile'> & 'passwordActual')

export async function requirePassword(
  { services }: Pick<Context, 'services'>,
  { hash }: Pick<PasswordOwner, 'hash'>,
  password: string,
  field: Field = 'password',
): Promise<void> {
  if (!(await services.passwords.verify(password, hash ?? undefined)))
    throw refuseField(field, sentence('laContrasenaActualNoEsEsa'))
}
