/** npm run bench:nomina: how long a SICOSS text of 10,000 people takes to be read, in Chromium. `-- --json=path` to keep the figures. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { findChromium } from './steps/chromium.mjs'
import { install } from './steps/install.mjs'
import { inRoot } from './steps/paths.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { run } from './steps/run.mjs'
import { command, Stop } from './steps/sentence.mjs'

await command(async () => {
  requireNode()
  await install()
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-nomina-'))
  try {
    const outfile = join(folder, 'leerNomina.js')
    await build({
      entryPoints: [inRoot('contract/src/nomina/leerNomina.ts')],
      outfile,
      bundle: true,
      minify: true,
      format: 'esm',
    })
    const { ok } = await run(
      process.execPath,
      ['--import', 'tsx', 'src/nomina/main.ts', ...process.argv.slice(2)],
      { cwd: inRoot('bench'), env: { CHROMIUM_PATH: await findChromium(), LEER_NOMINA: outfile } },
    )
    if (!ok) throw new Stop('La medición no terminó: el motivo está arriba.')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
