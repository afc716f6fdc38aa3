import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '@portal/contract'

/** With less than this no file is taken in, so that what people write about those there are goes on. */
const filesReserveBytes = 200_000_000
/** With less than this nothing is written by request: a PostgreSQL that can't write its log answers no reads either. */
const writesReserveBytes = 100_000_000
/** A disk does not fill up sooner than it is asked again: at 200 MB a second a reserve lasts for as long. */
const freshMs = 500

/** What the disks still take. It says so before they are full: then it would be too late for the database. */
export interface Room {
  /** Refuses with NO_ROOM. */
  requireForFiles: () => Promise<void>
  /** Refuses with NO_ROOM. */
  requireForWrites: () => Promise<void>
  /** Whether files are taken in. */
  check: () => Promise<boolean>
  /** Of the disk that has least. */
  freeBytes: () => Promise<number>
}

interface Places {
  dataDir: string
  /** Where the database is, unless it is elsewhere: that one says by itself when it is full. */
  databaseDir?: string | undefined
}

export function createRoom({ dataDir, databaseDir }: Places): Room {
  const files = watched([dataDir, join(dataDir, 'archivos')])
  const database = watched(databaseDir === undefined ? [] : [databaseDir])
  const freeBytes = async () => Math.min(await files(), await database())

  async function requireForWrites(): Promise<void> {
    if ((await database()) < writesReserveBytes) throw refuse('NO_ROOM')
  }
  return {
    requireForWrites,
    async requireForFiles() {
      await requireForWrites()
      if ((await files()) < filesReserveBytes) throw refuse('NO_ROOM')
    },
    check: async () => (await freeBytes()) >= filesReserveBytes,
    freeBytes,
  }
}

/** The least that is free in these folders, asked anew every half second at most. */
function watched(dirs: readonly string[]): () => Promise<number> {
  let asked = 0
  let answer = Promise.resolve(Infinity)
  return () => {
    const now = performance.now()
    if (dirs.length > 0 && (asked === 0 || now - asked > freshMs)) {
      asked = now
      answer = Promise.all(dirs.map(freeIn)).then((free) => Math.min(...free))
    }
    return answer
  }
}

/** What others than root may use. A folder that is not there yet, or can't be asked, keeps nobody from trying. */
async function freeIn(dir: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(dir)
    return bavail * bsize
  } catch {
    return Infinity
  }
}
