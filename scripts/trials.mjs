/**
 * npm run trials: the tests that try only a part of what they could each time that `npm test` runs, with all of it: odd
 * inputs in bulk, kills, slow and large bodies, properties. Words choose among their files: `npm run trials -- slowBodies`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { closingLine } from './steps/counts.mjs'
import { install } from './steps/install.mjs'
import { inRoot, root } from './steps/paths.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { runVitest } from './steps/runners.mjs'
import { command, say, Stop } from './steps/sentence.mjs'

/** Whoever asks how much is to be tried. */
const ASKS = /testing\/(howMany|tryEveryOperation)\.ts'|'\.\/(howMany|tryEveryOperation)\.ts'/

const trials = ['server', 'bench'].flatMap((workspace) =>
  readdirSync(inRoot(`${workspace}/src`), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => ASKS.test(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path)),
)

// The runner hears Ctrl-C itself.
process.on('SIGINT', () => {})

await command(async () => {
  requireNode()
  await install()
  const words = process.argv.slice(2)
  const chosen = trials.filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
  if (chosen.length === 0) throw new Stop(`Ninguna se llama así. Hay:\n${trials.join('\n')}`)
  process.env.PRUEBAS = 'enteras'
  const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'))
  try {
    const counts = await runVitest({
      reports,
      args: ['--project', 'server', '--project', 'bench', ...chosen],
    })
    say(`\n${closingLine(counts)}`)
    if (counts.failed > 0 || counts.passed === 0) throw new Stop('Algo no resistió: está arriba.')
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})
