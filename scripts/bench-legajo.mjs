/**
 * npm run bench:legajo: what legajos of 500, 2,000 and 8,000 files take of the server that sends them, and how long
 * `verificar.html` takes for one of 500 MB in Chromium and in Firefox, beside its goal. `-- --json=path` to keep the figures of
 * the first two; `-- --only=firefox` for the last alone.
 */
import { benchInChromium } from './steps/benchInChromium.mjs'
import { build } from './steps/build.mjs'
import { requireEngines } from './steps/engines.mjs'
import { install } from './steps/install.mjs'
import { inRoot } from './steps/paths.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { run } from './steps/run.mjs'
import { command, Stop } from './steps/sentence.mjs'

if (!process.argv.includes('--only=firefox')) await benchInChromium('src/legajo/main.ts')
if (!process.exitCode) {
  await command(async () => {
    requireNode()
    await install()
    await build()
    await requireEngines(['firefox'])
    // WebDriver BiDi goes over a WebSocket, which Node 20 has behind a flag.
    const flags = 'WebSocket' in globalThis ? [] : ['--experimental-websocket']
    const { ok } = await run(
      process.execPath,
      [...flags, '--import', 'tsx', 'src/browsers/timeVerificador.ts'],
      { cwd: inRoot('e2e') },
    )
    if (!ok) throw new Stop('La medición en Firefox no terminó, o pasó su meta: el motivo está arriba.')
  })
}
