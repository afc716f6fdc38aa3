import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { DamagedBackup } from './damaged.ts'
import { endPath, isSums, sumLine, sumsPath, type Entry } from './entry.ts'
import { createPlace, entriesAt, type Read } from './place.ts'

/** Entries, the sums of what went before every so often, and an end: reading it needs no memory and no list. */
export interface Archive {
  add: (entry: Entry) => Promise<void>
  /** Whole, and under its name. */
  finish: () => Promise<void>
  abandon: () => Promise<void>
}

const linesAtOnce = 10_000

/** What the last entry says: how many there were, and the sum of all the sums. */
const End = z.strictObject({ entradas: z.number(), sha256: z.string() })

export async function createArchive(target: string): Promise<Archive> {
  const place = await createPlace(target)
  const sums = createHash('sha256')
  let lines: string[] = []
  let written = 0
  let count = 0

  async function writeSums(): Promise<void> {
    if (lines.length === 0) return
    const bytes = Buffer.from(lines.join(''))
    sums.update(bytes)
    lines = []
    await place.put({ path: sumsPath(++written), bytes })
  }

  return {
    async add(entry) {
      await place.put(entry)
      lines.push(sumLine(entry))
      count++
      if (lines.length >= linesAtOnce) await writeSums()
    },
    async finish() {
      await writeSums()
      const end: z.output<typeof End> = { entradas: count, sha256: sums.digest('hex') }
      await place.put({ path: endPath, bytes: Buffer.from(JSON.stringify(end)) })
      await place.close()
    },
    abandon: () => place.discard(),
  }
}

/**
 * What was added, in that order. Throws `DamagedBackup` at the first stretch that isn't what was written, and at the
 * end when something is missing: only who has read all of it knows that it is whole.
 */
export async function* readArchive(path: string, read?: Read): AsyncGenerator<Entry> {
  const sums = createHash('sha256')
  let lines: string[] = []
  let count = 0
  for await (const entry of entriesAt(path, read)) {
    if (entry.path === endPath) {
      requireEnd(entry, { entradas: count, sha256: sums.digest('hex') })
      return
    }
    if (isSums(entry.path)) {
      requireSame(lines, entry)
      sums.update(entry.bytes)
      lines = []
    } else {
      lines.push(sumLine(entry))
      count++
      yield entry
    }
  }
  throw new DamagedBackup('le falta el final')
}

function requireSame(lines: readonly string[], { bytes }: Entry): void {
  const stated = bytes.toString('utf8')
  if (stated === lines.join('')) return
  const statedLines = stated.split('\n')
  const wrong = lines.find((line, index) => line !== `${statedLines[index] ?? ''}\n`)
  throw new DamagedBackup(
    wrong === undefined ? 'le faltan partes' : `${wrong.slice(66).trim()} no es lo que se guardó`,
  )
}

function requireEnd({ bytes }: Entry, found: z.output<typeof End>): void {
  const stated = End.safeParse(parsed(bytes))
  if (!stated.success || stated.data.entradas !== found.entradas || stated.data.sha256 !== found.sha256)
    throw new DamagedBackup('le faltan partes')
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
