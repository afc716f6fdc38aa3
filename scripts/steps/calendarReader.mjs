import { existsSync } from 'node:fs'
import { addFromSystem } from './addFromSystem.mjs'
import { run } from './run.mjs'

/** The second program that reads our calendars in the tests. Where it can't be installed that test says so, and is skipped. */
export async function findCalendarReader() {
  const isThere =
    existsSync('/usr/bin/python3') &&
    (await run('/usr/bin/python3', ['-c', 'import icalendar'], { output: 'kept' })).ok
  if (!isThere) await addFromSystem('un lector de calendarios', ['python3-icalendar'])
}
