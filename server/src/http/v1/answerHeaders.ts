import type { Allowance } from '../tokenLimits.ts'

/** What every answer to a program says beside: nobody else's to keep, and how often it may still ask. */
export const answerHeaders = ({ most, left, seconds }: Allowance) => ({
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding, Authorization',
  'ratelimit-policy': `"minuto";q=${String(most)};w=60`,
  ratelimit: `"minuto";r=${String(left)};t=${String(seconds)}`,
})
