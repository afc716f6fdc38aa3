import pg from 'pg'

/**
 * A view or a function was made anew between the plan of a statement and its run: an upgrade beside people at work.
 * PostgreSQL may miss that while it is preparing a statement, and then remembers what is gone for as long as the
 * connection lives.
 */
export const metWhatIsGone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === '42P01' ||
    error.code === '42883' ||
    (error.code === 'XX000' &&
      /^(could not open relation with OID|cache lookup failed for)/.test(error.message)))

/** What it leads to was the primary and is a replica now, or will be: on another connection there may be the new one. */
export const metReplica = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '25006'
