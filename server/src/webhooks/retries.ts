const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** After how long each further try comes; after the last of them none does. */
const waits = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** At most so long a receiver may ask for itself. */
const longest = 24 * hour

/**
 * Milliseconds until the next try after the `tries`-th failed; undefined where that was the last. Up to a tenth more, so that
 * what failed together doesn't come back together. A receiver that says when (`retryAfter`, milliseconds) is heard.
 */
export function waitAfter(tries: number, retryAfter = 0, random = Math.random()): number | undefined {
  const wait = waits[tries - 1]
  return wait === undefined ? undefined : Math.max(wait * (1 + random / 10), Math.min(retryAfter, longest))
}

/** What `Retry-After` asks for, in milliseconds: seconds, or an instant. */
export function retryAfterOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined
  if (/^\d{1,9}$/.test(header)) return Math.min(Number(header) * second, longest)
  const instant = Date.parse(header)
  return Number.isNaN(instant) ? undefined : Math.min(Math.max(0, instant - now), longest)
}
