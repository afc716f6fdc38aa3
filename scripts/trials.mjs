/**
 * npm run trials: what is long or destroys, whole. First the tests that try only a part of what they could each time that
 * `npm test` runs, with all of it (odd inputs in bulk, kills, slow and large bodies, properties); then the programs of
 * trials/, one after the other, and at the end which of them did not hold. A word chooses among all of these: `npm run trials
 * -- slowBodies`, `npm run trials -- cluster`. Options go to the program that is chosen: `npm run trials -- abuse --seconds=5`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from './steps/build.mjs'
import { closingLine } from './steps/counts.mjs'
import { install } from './steps/install.mjs'
import { inRoot, root } from './steps/paths.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { run } from './steps/run.mjs'
import { runVitest } from './steps/runners.mjs'
import { command, say, Stop } from './steps/sentence.mjs'

/** Commands of their own, for they need packages of Debian; and measures of trials/ that need nothing. */
const PROGRAMS = {
  security: ['scripts/check-security.mjs', '--long'],
  crash: ['scripts/check-crash.mjs', '--long'],
  cluster: ['scripts/test-cluster.mjs'],
  proxies: ['scripts/test-proxies.mjs'],
  /** What others wait for while one account does as much as it can: `--seconds`, `--json`. */
  abuse: ['--import', 'tsx', 'trials/src/abuse/main.ts'],
  /** What people are answered while PostgreSQL is killed under them, and how soon it is back: `--kills`, `--loops`, `--json`. */
  outages: ['--import', 'tsx', 'trials/src/outages/main.ts'],
}

/** Whoever asks how much is to be tried. */
const ASKS = /testing\/(howMany|tryEveryOperation)\.ts'|'\.\/(howMany|tryEveryOperation)\.ts'/

const tests = ['server', 'trials'].flatMap((workspace) =>
  readdirSync(inRoot(`${workspace}/src`), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => ASKS.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path)),
)

// The runners hear Ctrl-C themselves.
process.on('SIGINT', () => {})

await command(async () => {
  const args = process.argv.slice(2)
  const options = args.filter((arg) => arg.startsWith('--'))
  const words = args.filter((arg) => !arg.startsWith('--'))
  const programs = Object.keys(PROGRAMS).filter((name) => words.length === 0 || words.includes(name))
  const others = words.filter((word) => !(word in PROGRAMS))
  const chosen = tests.filter((path) => words.length === 0 || others.some((word) => path.includes(word)))
  if (chosen.length + programs.length === 0)
    throw new Stop(`Ninguna se llama así. Hay:\n${[...Object.keys(PROGRAMS), ...tests].join('\n')}`)
  if (options.length > 0 && (programs.length !== 1 || chosen.length > 0))
    throw new Stop(`${options.join(' ')} es de un solo programa: ${Object.keys(PROGRAMS).join(', ')}.`)

  requireNode()
  await install()
  const failed = []
  if (chosen.length > 0 && !(await holdInFull(chosen))) failed.push('pruebas')
  if (programs.length > 0) await build()
  for (const name of programs) {
    say(`\n— ${name} —`)
    const { ok } = await run(process.execPath, [...PROGRAMS[name], ...options])
    if (!ok) failed.push(name)
  }
  if (failed.length > 0)
    throw new Stop(`No resistió: ${failed.join(', ')}. El motivo de cada una está arriba.`)
})

async function holdInFull(files) {
  const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'))
  process.env.PRUEBAS = 'enteras'
  try {
    const counts = await runVitest({
      reports,
      args: ['--project', 'server', '--project', 'trials', ...files],
    })
    say(`\n${closingLine(counts)}`)
    return counts.failed === 0 && counts.passed > 0
  } finally {
    delete process.env.PRUEBAS
    rmSync(reports, { recursive: true, force: true })
  }
}
