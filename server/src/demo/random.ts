/** Chance that repeats: the same seed gives the same demo data on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  fraction(): number
  /** Both ends included. */
  between(lowest: number, highest: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
}

export function seededRandom(seed: string): Random {
  let state = hash(seed)
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (lowest: number, highest: number) =>
    lowest + Math.floor(fraction() * (highest - lowest + 1))
  return {
    fraction,
    between,
    chance: (probability) => fraction() < probability,
    pick: (from) => {
      const picked = from[between(0, from.length - 1)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
  }
}

function hash(words: string): number {
  let sum = 2166136261
  for (let index = 0; index < words.length; index++) {
    sum = Math.imul(sum ^ words.charCodeAt(index), 16777619)
  }
  return sum >>> 0
}
