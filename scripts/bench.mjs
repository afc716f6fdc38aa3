/**
 * npm run bench: the product's speed as ratios to a bare server that has the same answers stored, and its memory.
 * `-- --quick` in under three minutes on less data, `-- --only=historial,login` for some works, `-- --json=path` to keep
 * the figures there. What is measured otherwise stands in `bench/src/measurements.ts`, by its option.
 */
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { inRoot } from './steps/paths.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { run } from './steps/run.mjs'
import { command, Stop } from './steps/sentence.mjs'

await command(async () => {
  requireNode()
  await install()
  await build()
  const { ok } = await run(process.execPath, ['--import', 'tsx', 'src/start.ts', ...process.argv.slice(2)], {
    cwd: inRoot('bench'),
  })
  if (!ok) throw new Stop('La medición no terminó: el motivo está arriba.')
})
