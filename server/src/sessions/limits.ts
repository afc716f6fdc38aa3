import { refuse } from '@portal/contract'
import type pg from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'

/** How often something may be tried, and for how long the count lasts. */
const limits = {
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

/** Counts of tries: in PostgreSQL still there after a restart. */
export interface Limits {
  /** Counts a try before it is made; refuses with 1429 when it is one too many. */
  consume: (limit: LimitName, key: string) => Promise<void>
  /** Takes back the try that turned out well. */
  giveBack: (limit: LimitName, key: string) => Promise<void>
  /** Starts counting from nothing. */
  forget: (limit: LimitName, key: string) => Promise<void>
}

type Rule = (typeof limits)[LimitName] & { keyPrefix: LimitName }

/** All nodes before one database share it. */
export const createLimits = (pool: pg.Pool): Limits =>
  limitsKept(
    (rule) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'limite',
        tableCreated: true,
        clearExpiredByTimeout: false,
        ...rule,
      }),
  )

/** By the same rule where there is no database: each node counts for itself, and from nothing after a restart. */
export const createMemoryLimits = (): Limits => limitsKept((rule) => new RateLimiterMemory(rule))

function limitsKept(limiterFor: (rule: Rule) => RateLimiterAbstract): Limits {
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name) ?? limiterFor({ keyPrefix: name, ...limits[name] })
    limiters.set(name, limiter)
    return limiter
  }
  return {
    async consume(name, key) {
      try {
        await limiterOf(name).consume(key)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw refuse('TOO_MANY_ATTEMPTS', {
          retryAfter,
          words: { minutos: String(Math.ceil(retryAfter / 60)) },
        })
      }
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(key)
    },
    async forget(name, key) {
      await limiterOf(name).delete(key)
    },
  }
}
