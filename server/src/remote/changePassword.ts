import { sentence } from '@portal/contract/wording.ts'
import { Refusal, refuseField } from '@portal/contract'
import type { Answer } from './ask.ts'
import type { Forwarded } from './forwarded.ts'
import type { Dialect } from '../dialects/dialect.ts'

/**
 * A new password, by who knows the current one. Who of them the remote asks for the new one alone, is asked to sign the
 * person in with the current one first: a screen left open is not enough. That second session ends at once.
 */
export async function changePassword({ ask, input, kept }: Forwarded, { conoce }: Dialect): Promise<Answer> {
  const known = conoce['changePasswordProfile']
  if (kept && known && !known.includes('passwordActual')) {
    try {
      await ask({ operation: 'login', input: { username: kept.usuario, password: input['passwordActual'] } })
    } catch (error) {
      if (error instanceof Refusal && error.is('WRONG_CREDENTIALS'))
        throw refuseField<'passwordActual'>('passwordActual', sentence('laContrasenaActualNoEsEsa'))
      throw error
    }
  }
  return ask({ operation: 'changePasswordProfile', input })
}
