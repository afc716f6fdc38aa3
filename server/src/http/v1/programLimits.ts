import { refuse } from '@portal/contract'
import { maxPorMinuto } from '@portal/contract/tokens.ts'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How often a token may ask a minute, how often still, and for how many seconds that holds. */
export interface Allowance {
  most: number
  left: number
  seconds: number
}

/**
 * How often a minute each token may ask, by the figure that it was made with: each node counts for itself, in memory, so that
 * asking writes nothing. Told apart by their hashes: whoever knows how one begins uses up nothing of it.
 */
export function createProgramLimits() {
  const limiter = new RateLimiterMemory({ keyPrefix: 'token', points: maxPorMinuto, duration: 60 })
  /** What is known of those that were opened here. */
  const limits = new Map<string, number>()
  const mostKnown = 10_000
  const keyOf = (hash: Buffer) => hash.toString('latin1')

  return {
    /** Told as a token is opened. */
    know(hash: Buffer, porMinuto: number): void {
      if (limits.size >= mostKnown && !limits.has(keyOf(hash))) limits.clear()
      limits.set(keyOf(hash), porMinuto)
    },
    /** Nothing of one that was not opened yet. Refuses with 1607. */
    async consume(hash: Buffer, points: number): Promise<Allowance | undefined> {
      const most = limits.get(keyOf(hash))
      if (most === undefined) return undefined
      const { consumedPoints, msBeforeNext } = await counted(keyOf(hash), points)
      const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
      if (consumedPoints > most)
        throw refuse('TOKEN_AT_ITS_LIMIT', { retryAfter: seconds, words: { segundos: String(seconds) } })
      return { most, left: most - consumedPoints, seconds }
    },
  }

  async function counted(key: string, points: number): Promise<RateLimiterRes> {
    try {
      return await limiter.consume(key, points)
    } catch (over) {
      if (over instanceof RateLimiterRes) return over
      throw over
    }
  }
}
