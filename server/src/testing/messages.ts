import pg from 'pg'
import { vi } from 'vitest'

/** Counts, from now on, what connections of these names send to the database: each is waited for once. */
export function messagesOf(...names: readonly string[]): () => number {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  return () => query.mock.contexts.filter((client) => names.includes(nameOf(client))).length
}

/** What pg's Client has, and its types leave out. */
interface Named {
  connectionParameters: { application_name?: string }
}

const nameOf = (client: unknown): string => (client as Named).connectionParameters.application_name ?? '' // every client has them
