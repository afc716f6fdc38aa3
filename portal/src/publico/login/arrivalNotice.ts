import { refusals } from '@portal/contract/refusals.ts'
import { mensajes } from '../mensajes.ts'

export interface Arrival {
  kind: 'error' | 'info'
  message: string
}

/** Why the person was brought here: a session that ended (`?motivo=sesion`), or a form sent before its script ran and refused (`?error=1210`). */
export function arrivalNotice(search: string): Arrival | undefined {
  const query = new URLSearchParams(search)
  if (query.get('motivo') === 'sesion') return { kind: 'info', message: refusals.SESSION_EXPIRED.message }
  const code = query.get('error')
  if (code === null) return undefined
  if (code === String(refusals.TOTP_REQUIRED.code))
    return { kind: 'info', message: mensajes.login.faltaElPaso }
  const refusal = [refusals.WRONG_CREDENTIALS, refusals.ACCOUNT_DISABLED, refusals.REGISTRATION_PENDING].find(
    (each) => String(each.code) === code,
  )
  if (code === String(refusals.TOO_MANY_ATTEMPTS.code))
    return { kind: 'error', message: mensajes.login.demasiados }
  return { kind: 'error', message: refusal?.message ?? mensajes.inesperado }
}
