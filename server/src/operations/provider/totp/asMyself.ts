import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'

interface MiCredencial {
  operadorid: string
  nombre: string
  email: string
  hash: string | null
  /** What signing in asks a code of. */
  secreto: string | null
  /** Shown, and still to be activated. */
  nuevo: string | null
}

/** Lets a caller prove who it is: as few guesses with an open session as with a closed one. A right one starts the count anew. */
export async function asMyself<Answer>(
  { alone, services: { limits } }: Context,
  prove: (me: MiCredencial) => Answer | Promise<Answer>,
): Promise<Answer> {
  const { rows } = await sql<MiCredencial>`select * from mi_credencial_operador()`.execute(alone)
  const [me] = rows
  if (!me) throw refuse('SESSION_EXPIRED')
  await limits.consume({ limit: 'passwordChange', key: me.operadorid })
  const answer = await prove(me)
  await limits.forget({ limit: 'passwordChange', key: me.operadorid })
  return answer
}

export async function requirePassword(
  { services }: Context,
  { hash }: MiCredencial,
  password: string,
): Promise<void> {
  if (!(await services.passwords.verify(password, hash ?? undefined)))
    throw refuseField<FieldOf<'QuitarTotpOperador'>>('password', 'La contraseña actual no es esa')
}
