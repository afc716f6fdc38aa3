import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { inRoot } from './paths.mjs'
import { requireNode } from './requireNode.mjs'
import { run } from './run.mjs'
import { command, Stop } from './sentence.mjs'

/** Measures what is built in a real browser, as a program of bench/ does. */
export const benchInChromium = (program) =>
  command(async () => {
    requireNode()
    await install()
    await build()
    const { ok } = await run(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], {
      cwd: inRoot('bench'),
      env: { CHROMIUM_PATH: await findChromium() },
    })
    if (!ok) throw new Stop('La medición no terminó: el motivo está arriba.')
  })
