import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import {
  delayAt,
  isRefused,
  limitOf,
  limits,
  pauseAfter,
  pausesKept,
  tooMany,
  tooManyAttempts,
  type LimitName,
  type Limits,
  type Try,
} from './limits.ts'
import { slowDown, type SlowDown } from './slowly.ts'

/** By the same rule where there is no database: each node counts for itself, and from nothing after a restart. */
export function createMemoryLimits(wait: SlowDown = slowDown): Limits {
  const limiters = new Map<LimitName, RateLimiterMemory>()
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, ...limits[name] })
    limiters.set(name, limiter)
    return limiter
  }
  /** How many there are, with this one. */
  async function consumeOne({ limit, key, points = 1 }: Try): Promise<number> {
    try {
      return (await limiterOf(limit).consume(key, points)).consumedPoints
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      if (isRefused(limit, refused.consumedPoints)) throw tooMany(limit, refused.msBeforeNext)
      return refused.consumedPoints
    }
  }
  const guesses = new RateLimiterMemory({ keyPrefix: 'pace', points: 1_000_000, duration: pausesKept / 1000 })
  const pauses = new RateLimiterMemory({ keyPrefix: 'pause', points: 0, duration: 1 })
  return {
    async consume(...tries) {
      const counts = await Promise.all(tries.map(async (one) => ({ ...one, points: await consumeOne(one) })))
      await wait(Math.max(0, ...counts.map(({ limit, points }) => delayAt(limit, points))))
      return counts
        .filter(({ limit, points }) => points === limitOf(limit).points + 1)
        .map(({ limit }) => limit)
    },
    async giveBack({ limit, key, points = 1 }) {
      await limiterOf(limit).reward(key, points)
    },
    async forget({ limit, key }) {
      await limiterOf(limit).delete(key)
    },
    async pace({ of, by }) {
      const key = `${of}:${by}`
      const paused = await pauses.get(key)
      if (paused !== null && paused.msBeforeNext > 0) throw tooManyAttempts(paused.msBeforeNext)
      const { consumedPoints } = await guesses.consume(key)
      const pause = pauseAfter(consumedPoints)
      if (pause > 0) await pauses.block(key, pause / 1000)
    },
    async forgetPace({ of, by }) {
      await Promise.all([guesses.delete(`${of}:${by}`), pauses.delete(`${of}:${by}`)])
    },
  }
}
