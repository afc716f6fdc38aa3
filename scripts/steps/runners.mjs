import { createRequire } from 'node:module'
import { join } from 'node:path'
import { honest, playwrightCounts, vitestCounts, vitestFailures } from './counts.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'
import { say } from './sentence.mjs'

/** Unit and server tests of every workspace. */
export async function runVitest({ reports, args }) {
  say('Pruebas de unidad y de servidor…')
  const report = join(reports, 'vitest.json')
  const vitest = join(createRequire(inRoot('package.json')).resolve('vitest/package.json'), '../vitest.mjs')
  const { ok } = await run(process.execPath, [
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // Arguments may name tests of the other runner.
    ...(args.length > 0 ? ['--passWithNoTests'] : []),
    ...args,
  ])
  return { ...honest(vitestCounts(report), ok), fell: vitestFailures(report) }
}

/** Journeys in a real browser. */
export async function runPlaywright({ reports, args, chromium }) {
  say('Pruebas en el navegador…')
  const report = join(reports, 'playwright.json')
  const playwright = createRequire(inRoot('e2e/package.json')).resolve('@playwright/test/cli')
  const { ok } = await run(
    process.execPath,
    [
      playwright,
      'test',
      '--reporter=list,json',
      ...(args.length > 0 ? ['--pass-with-no-tests'] : []),
      ...args,
    ],
    { cwd: inRoot('e2e'), env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  return honest(playwrightCounts(report), ok)
}
