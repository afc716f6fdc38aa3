/** A backup isn't whole, or isn't what was written; the message says where. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup'
}
