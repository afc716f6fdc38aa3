import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { leaksOf } from '@portal/server/testing/leaks.ts'
import { demoPassword } from './portal.ts'

/** Once all journeys are over: the run fails where a server's log says what none may, and the logs stay to be looked at. */
export default async function requireCleanLogs(): Promise<void> {
  const logDir = process.env['E2E_LOGS']
  if (logDir === undefined) throw new Error('playwright.config.ts says where servers log')
  const texts = await Promise.all((await readdir(logDir)).map((name) => readFile(join(logDir, name), 'utf8')))
  const said = texts.filter((text) => text !== '')
  if (said.length === 0) throw new Error(`no server said anything in ${logDir}`)
  // What is told to whoever starts it names the accounts of the demonstration. Lines of the log are JSON.
  const lines = said.flatMap((text) => text.split('\n')).filter((line) => line.startsWith('{'))
  const leaks = leaksOf(lines.join('\n'), [demoPassword])
  if (leaks.length > 0) throw new Error(`${logDir} says what no log may say:\n${leaks.join('\n')}`)
  await rm(logDir, { recursive: true, force: true })
}
