/** The database can't be brought to this version; the sentence says why and what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
