import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from './schema.ts'

/** So many different questions are remembered: first pages are asked far more often than anything else. */
const max = 200

/**
 * A statement that is the same for everybody who asks the same, built and compiled once for each question: whose rows they are
 * the database knows, and nothing of the person or the day stands in it. What somebody typed is built anew.
 * For handlers of one door: the walls of another differ.
 */
export function builtOnce<Input extends { search?: string | undefined }, Built extends object>(
  build: (db: Kysely<Database>, input: Input) => Built,
): (db: Kysely<Database>, input: Input) => Built {
  const there = new LRUCache<string, Built>({ max })
  return (db, input) => {
    if ((input.search ?? '') !== '') return build(db, input)
    const key = JSON.stringify(input)
    const before = there.get(key)
    if (before) return before
    const built = build(db, input)
    there.set(key, built)
    return built
  }
}
