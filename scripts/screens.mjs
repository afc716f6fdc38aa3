/** npm run screens: photographs every screen of the product into e2e/screens/, and takes from there what documents and landing pages show. */
import { createRequire } from 'node:module'
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
  const playwright = createRequire(inRoot('e2e/package.json')).resolve('@playwright/test/cli')
  const { ok } = await run(process.execPath, [playwright, 'test', '--config=screens.config.ts'], {
    cwd: inRoot('e2e'),
    env: { CHROMIUM_PATH: await findChromium() },
  })
  if (!ok) throw new Stop('Alguna pantalla no se pudo fotografiar: el motivo está arriba.')
  const cut = await run(process.execPath, ['--import', 'tsx', 'src/shownScreens.ts'], {
    cwd: inRoot('e2e'),
  })
  if (!cut.ok)
    throw new Stop('Las fotos de los documentos y de la portada no se pudieron sacar: el motivo está arriba.')
})
