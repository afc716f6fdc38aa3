import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { isNotInstalled } from './isNotInstalled.ts'

const run = promisify(execFile)

/** Every name in a PDF's objects as qpdf reads them, with its slash. Nothing where it isn't installed. */
export async function namesByQpdf(path: string): Promise<Set<string> | undefined> {
  const args = ['--json=2', '--json-stream-data=none', '--json-key=qpdf', '--warning-exit-0', path]
  const names = new Set<string>()
  try {
    const { stdout } = await run('qpdf', args, { maxBuffer: 100_000_000 })
    collect(JSON.parse(stdout), names)
    return names
  } catch (error) {
    if (isNotInstalled(error)) return undefined
    throw error
  }
}

/** Its texts begin with what they are; names alone begin with a slash. */
function collect(value: unknown, names: Set<string>): void {
  if (typeof value === 'string' && value.startsWith('/')) names.add(value)
  else if (Array.isArray(value)) for (const each of value) collect(each, names)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      if (key.startsWith('/')) names.add(key)
      collect(each, names)
    }
}
