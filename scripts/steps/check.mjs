import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { requirePackages } from './debian.mjs'
import { install } from './install.mjs'
import { requireNode } from './requireNode.mjs'
import { runVitest } from './runners.mjs'
import { command, Stop } from './sentence.mjs'

/** Runs a check of trials/src/checks and says its table. What only its long form uses of Debian is installed for that one alone. */
export const runCheck = (name, debian) =>
  command(async () => {
    requireNode()
    await install()
    if (process.argv.includes('--long')) {
      await requirePackages(debian)
      if (debian.browser) process.env.CHROMIUM_PATH = await findChromium()
    }
    await build()
    const { register } = await import('tsx/esm/api')
    register()
    const [{ runCheck }, rows] = await Promise.all([
      import('../../trials/src/checks/check.ts'),
      import(`../../trials/src/checks/${name}.ts`),
    ])
    if (!(await runCheck(name, rows[name], runTests))) throw new Stop('No todo se cumple: está en la tabla.')
  })

async function runTests(files) {
  const reports = mkdtempSync(join(tmpdir(), 'portal-reports-'))
  try {
    await runVitest({
      reports,
      args: [
        ...['server', 'rules', 'trials', 'contract', 'legajo', 'parts'].flatMap((name) => [
          '--project',
          name,
        ]),
        ...files,
      ],
    })
    return JSON.parse(readFileSync(join(reports, 'vitest.json'), 'utf8'))
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}
