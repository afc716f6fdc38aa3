/**
 * npm run bench:page: what pages weigh and how long they take in a real Chromium, on a slow line and a slow processor.
 * `-- --runs=3` for a quick look, `-- --only=login,app` for some of it, `-- --json=path` to keep the figures.
 */
import { build } from './steps/build.mjs'
import { findChromium } from './steps/chromium.mjs'
import { install } from './steps/install.mjs'
import { inRoot } from './steps/paths.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { run } from './steps/run.mjs'
import { command, Stop } from './steps/sentence.mjs'

await command(async () => {
  requireNode()
  await install()
  await build()
  const { ok } = await run(
    process.execPath,
    ['--import', 'tsx', 'src/page/main.ts', ...process.argv.slice(2)],
    { cwd: inRoot('bench'), env: { CHROMIUM_PATH: await findChromium() } },
  )
  if (!ok) throw new Stop('La medición no terminó: el motivo está arriba.')
})
