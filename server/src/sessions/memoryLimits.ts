import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limits, tooManyAttempts, type LimitName, type Limits, type Try } from './limits.ts'

/** By the same rule where there is no database: each node counts for itself, and from nothing after a restart. */
export function createMemoryLimits(): Limits {
  const limiters = new Map<LimitName, RateLimiterMemory>()
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ keyPrefix: name, ...limits[name] })
    limiters.set(name, limiter)
    return limiter
  }
  async function consumeOne({ limit, key }: Try): Promise<void> {
    try {
      await limiterOf(limit).consume(key)
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooManyAttempts(refused.msBeforeNext) : refused
    }
  }
  return {
    async consume(...tries) {
      await Promise.all(tries.map(consumeOne))
    },
    async giveBack({ limit, key }) {
      await limiterOf(limit).reward(key)
    },
    async forget({ limit, key }) {
      await limiterOf(limit).delete(key)
    },
  }
}
