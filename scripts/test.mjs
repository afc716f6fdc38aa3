/**
 * npm test: installs what is missing, a Chromium and a reader of calendars too, builds what journeys walk, and runs every test. The last line counts them.
 * Over it stand the unit tests that fell, with their reasons: the others are far above, before the journeys.
 * `npm test -- --only=unit` and `--only=e2e` run one half; other arguments go to the runners.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './steps/build.mjs'
import { findCalendarReader } from './steps/calendarReader.mjs'
import { findChromium } from './steps/chromium.mjs'
import { closingLine, sum } from './steps/counts.mjs'
import { install } from './steps/install.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { runPlaywright, runVitest } from './steps/runners.mjs'
import { command, say, Stop } from './steps/sentence.mjs'

const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--only='))

// The runners hear Ctrl-C themselves; this waits for them, to count what they did.
process.on('SIGINT', () => {})

const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'))
const counts = []
let finished = false
await command(async () => {
  if (only !== undefined && only !== 'unit' && only !== 'e2e') throw new Stop('--only es unit o e2e.')
  requireNode()
  await install()
  if (only !== 'e2e') {
    await findCalendarReader()
    counts.push(await runVitest({ reports, args }))
  }
  if (only !== 'unit') {
    await build()
    counts.push(await runPlaywright({ reports, args, chromium: await findChromium() }))
  }
  finished = true
})
rmSync(reports, { recursive: true, force: true })

// Whatever stopped the run before its end is a failure too.
if (!finished) counts.push({ passed: 0, failed: 1, skipped: 0 })
const total = sum(counts)
if (total.failed > 0 || total.passed === 0) process.exitCode = 1
const fell = counts.flatMap(({ fell = [] }) => fell)
if (fell.length > 0) say(`\nCayó:\n${fell.map((line) => `  ✗ ${line}`).join('\n')}`)
say(`\n${closingLine(total)}`)
