/** The embedded PostgreSQL can't be had; the message is the sentence that the person who started Portal reads. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError'
}

/** Another process has this data directory open. */
export class EmbeddedInUseError extends EmbeddedDatabaseError {}

/** The system's own code ('ENOENT', 'EACCES') of whatever was thrown, to tell the expected from the rest. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
