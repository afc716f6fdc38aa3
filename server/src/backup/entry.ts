import { createHash } from 'node:crypto'

/** One piece of a backup, small enough to hold: a stretch of a table, a file. */
export interface Entry {
  /** `tablas/public.cuenta/000001.copy` */
  path: string
  bytes: Buffer
}

/** Larger ones are none of ours. */
export const maxEntryBytes = 64_000_000

/** What the backup ends with: without it, some of it is missing. */
export const endPath = 'fin.json'

/** The sums of the entries before it, in their order; `sha256sum -c` reads them. */
export const sumsPath = (number: number) => `sumas/${numbered(number)}.sha256`
export const isSums = (path: string) => path.startsWith('sumas/')

/** As `sha256sum` writes it. */
export function sumLine({ path, bytes }: Entry): string {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`
}

export function numbered(number: number): string {
  return String(number).padStart(6, '0')
}
