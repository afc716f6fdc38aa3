import type { Refusal } from '@portal/contract'
import type { RateLimiterRes } from 'rate-limiter-flexible'
import { RateLimiterMemory } from 'rate-limiter-flexible'

/** How often something may still be asked with a token, and for how many seconds that holds. */
export interface Allowance {
  most: number
  left: number
  seconds: number
}

export interface TokenLimits {
  /** Told as a token is opened. */
  know: (hash: Buffer, most: number) => void
  /** Nothing of one that was not opened yet. Refuses where it is once too often. */
  consume: (hash: Buffer, points: number) => Promise<Allowance | undefined>
}

interface Kind {
  /** As no other kind of token is called. */
  of: string
  /** For how long a count lasts. */
  seconds: number
  atItsLimit: (seconds: number) => Refusal
}

/**
 * How often each token may ask, by its own figure: each node counts for itself, in memory, so that asking writes nothing. Told
 * apart by their hashes: whoever knows how one begins uses up nothing of it.
 */
export function createTokenLimits({ of, seconds: duration, atItsLimit }: Kind): TokenLimits {
  // Whether that is too many is decided here: each may have a figure of its own.
  const limiter = new RateLimiterMemory({ keyPrefix: of, points: Number.MAX_SAFE_INTEGER, duration })
  /** What is known of those that were opened here. */
  const limits = new Map<string, number>()
  const mostKnown = 10_000
  const keyOf = (hash: Buffer) => hash.toString('latin1')

  return {
    know(hash, most) {
      if (limits.size >= mostKnown && !limits.has(keyOf(hash))) limits.clear()
      limits.set(keyOf(hash), most)
    },
    async consume(hash, points) {
      const most = limits.get(keyOf(hash))
      if (most === undefined) return undefined
      const { consumedPoints, msBeforeNext }: RateLimiterRes = await limiter.consume(keyOf(hash), points)
      const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
      if (consumedPoints > most) throw atItsLimit(seconds)
      return { most, left: most - consumedPoints, seconds }
    },
  }
}
