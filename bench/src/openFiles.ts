import { readFile } from 'node:fs/promises'

/** How many files and connections a process of ours may have open; without end where it is not told. */
export async function maxOpenFiles(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  return readMaxOpenFiles(limits)
}

/** Node raises its own limit to the hard one as it starts, and what it starts has the same. */
export function readMaxOpenFiles(limits: string): number {
  const soft = /^Max open files\s+(\S+)/m.exec(limits)?.[1]
  return soft === undefined || soft === 'unlimited' ? Infinity : Number(soft)
}
