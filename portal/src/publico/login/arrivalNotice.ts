import { sentence } from '@portal/contract/wording.ts'
import { refusals } from '@portal/contract/refusals.ts'
import { mensajes } from '../mensajes.ts'
import { login } from '../mensajes/es/login.ts'
import { say } from '../say.ts'

export interface Arrival {
  kind: 'error' | 'info'
  message: string
}

const known = ['WRONG_CREDENTIALS', 'ACCOUNT_DISABLED', 'REGISTRATION_PENDING'] as const

/** Why the person was brought here: a session that ended (`?motivo=sesion`), or a form sent before its script ran and refused (`?error=1210`). */
export function arrivalNotice(search: string): Arrival | undefined {
  const query = new URLSearchParams(search)
  if (query.get('motivo') === 'sesion') return { kind: 'info', message: say(sentence('SESSION_EXPIRED')) }
  const code = query.get('error')
  if (code === null) return undefined
  if (code === String(refusals.TOTP_REQUIRED.code)) return { kind: 'info', message: login.faltaElPaso }
  const refusal = known.find((name) => String(refusals[name].code) === code)
  if (code === String(refusals.TOO_MANY_ATTEMPTS.code)) return { kind: 'error', message: login.demasiados }
  return { kind: 'error', message: refusal ? say(sentence(refusal)) : mensajes.inesperado }
}
