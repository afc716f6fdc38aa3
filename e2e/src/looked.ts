import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** What was looked at in this run of journeys: things that stand on many screens are looked at once, by one of all workers. */

const placeOf = (what: string): string => {
  const folder = process.env['E2E_LOOKED']
  if (folder === undefined) throw new Error('playwright.config.ts says what was looked at')
  return join(folder, createHash('sha256').update(what).digest('hex'))
}

export const wasLookedAt = (what: string): boolean => existsSync(placeOf(what))

/** Notes it, and says whether nobody had before. */
export function firstToLook(what: string): boolean {
  try {
    mkdirSync(placeOf(what))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
