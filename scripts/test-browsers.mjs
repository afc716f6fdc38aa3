/** npm run test:browsers: the smoke journey, with a DNI, the lines at the back of another and the QR of an invoice that are read from photos, and a legajo that is verified from a disk, in Firefox and in WebKit. `-- --only=firefox` walks it in one. */
import { build } from './steps/build.mjs'
import { ENGINES, requireEngines } from './steps/engines.mjs'
import { install } from './steps/install.mjs'
import { inRoot } from './steps/paths.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { run } from './steps/run.mjs'
import { command, Stop } from './steps/sentence.mjs'

await command(async () => {
  const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  if (only !== undefined && !(only in ENGINES))
    throw new Stop(`--only es ${Object.keys(ENGINES).join(' o ')}.`)
  const names = only === undefined ? Object.keys(ENGINES) : [only]
  requireNode()
  await install()
  await build()
  await requireEngines(names)
  // WebDriver BiDi goes over a WebSocket, which Node 20 has behind a flag.
  const flags = 'WebSocket' in globalThis ? [] : ['--experimental-websocket']
  const { ok } = await run(
    process.execPath,
    [...flags, '--import', 'tsx', 'src/browsers/main.ts', ...names],
    { cwd: inRoot('e2e') },
  )
  if (!ok) throw new Stop('El recorrido no terminó bien en algún navegador: el motivo está arriba.')
})
