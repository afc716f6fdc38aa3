import { refuse, type Refusal } from '@portal/contract'

/** How often something may be tried, and for how long the count lasts. */
export const limits = {
  /** Per e-mail, known or not. */
  signInEmail: { points: 10, duration: 15 * 60 },
  /** Per address: generous, a whole office may share one. */
  signInIp: { points: 100, duration: 15 * 60 },
  registrationIp: { points: 20, duration: 60 * 60 },
  /** Letters to the provider from people who need no account. */
  consultaIp: { points: 5, duration: 60 * 60 },
  /** All of them together: however many addresses somebody has, the provider's mailbox stays readable. */
  consulta: { points: 200, duration: 60 * 60 },
  passwordMailIp: { points: 30, duration: 60 * 60 },
  passwordCodeIp: { points: 30, duration: 15 * 60 },
  /** Guesses at the own current password, per person. */
  passwordChange: { points: 10, duration: 15 * 60 },
  /** Per account: mails that carriers send to people who are not users yet. */
  invitation: { points: 30, duration: 60 * 60 },
  /** Per session. */
  upload: { points: 600, duration: 60 * 60 },
} as const

export type LimitName = keyof typeof limits

/** Something that is tried, and by whom or from where. */
export interface Try {
  limit: LimitName
  key: string
}

/** Counts of tries: in PostgreSQL still there after a restart. */
export interface Limits {
  /** Counts tries before they are made, all of them at once; refuses with 1429 when one is one too many. */
  consume: (...tries: readonly Try[]) => Promise<void>
  /** Takes back the try that turned out well. */
  giveBack: (given: Try) => Promise<void>
  /** Starts counting from nothing. */
  forget: (forgotten: Try) => Promise<void>
}

export function tooManyAttempts(msBeforeNext: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return refuse('TOO_MANY_ATTEMPTS', {
    retryAfter,
    words: { minutos: String(Math.ceil(retryAfter / 60)) },
  })
}
