/** What was found about one part: that it is well, that somebody should know, or that it doesn't work. */
export interface Finding {
  /** The part, as whoever looks after the server calls it. */
  what: string
  level: 'bien' | 'aviso' | 'mal'
  /** What is so and, unless it is well, what to do. */
  sentence: string
}

/** The system's and libraries' own words, for whoever looks after the server. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  // What could not be reached by any of its addresses has a code and no words.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
