import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The first process of PostgreSQL, whose children do the work. */
export const postmasterIn = async (dir: string): Promise<number> =>
  Number.parseInt(await readFile(join(dir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'))
