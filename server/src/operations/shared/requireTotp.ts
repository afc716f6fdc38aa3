import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Context } from '../../handler.ts'
import { findPeriod } from '../../sessions/totp.ts'

/** Refuses a code that is not of about now, and spends it at once: it serves no second time, whatever becomes of the call. */
export async function requireTotp(
  { ingreso }: Pick<Context, 'ingreso'>,
  { sujeto, secreto }: { sujeto: string; secreto: string },
  totp: string,
): Promise<void> {
  const period = findPeriod(secreto, totp)
  if (period === undefined) throw wrongCode()
  const { rows } = await sql<{ spent: boolean }>`
    select usar_totp(${sujeto}, ${period}) as spent`.execute(ingreso)
  if (rows[0]?.spent !== true) throw wrongCode()
}

export const wrongCode = () =>
  refuse('INVALID_CODE', { fields: { totp: 'El código no coincide, venció o ya se usó' } })
