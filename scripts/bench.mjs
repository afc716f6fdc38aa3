/**
 * npm run bench: the product's speed as ratios to a bare server that has the same answers stored, and its memory.
 * `-- --quick` in under three minutes on less data, `-- --only=historial,login` for some works, `-- --json=path` to keep
 * the figures there. `-- --growth` tells what each list costs a very large carrier in the database (`--full` beside ten
 * times the data, `--sizes=1000,10000` carriers, `--only`, `--json`), `-- --search` what a search does, `-- --profile`
 * where the time of each call goes (`--quick`, `--only`, `--json`), `-- --programs` what a program waits for that asks
 * `/api/v1/aptitud` (`--quick`, `--json`), `-- --webhooks` how soon one hears of what is written (`--quick`,
 * `--json`), `-- --catalogo` how long others wait while something is asked of everybody (`--quick`, `--json`, `--cuentas=100000`
 * carriers without papers), `-- --importar` how long a sheet of 10,000 rows takes, and others wait meanwhile (`--quick`, `--json`),
 * `-- --operaciones` what operations cost who takes part in them, and a new exigencia who saves it (`--quick`, `--json`),
 * `-- --controles` what a month of controls costs, looked at and closed (`--quick`, `--json`), `-- --porteria` what a device at a
 * gate waits for, and how much it loads (`--quick`, `--json`).
 */
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { inRoot } from './steps/paths.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { run } from './steps/run.mjs'
import { command, Stop } from './steps/sentence.mjs'

const others = [
  ['--growth', 'src/growth/main.ts'],
  ['--search', 'src/search.ts'],
  ['--profile', 'src/profile/main.ts'],
  ['--programs', 'src/programs/main.ts'],
  ['--webhooks', 'src/webhooks/main.ts'],
  ['--catalogo', 'src/catalogo/main.ts'],
  ['--importar', 'src/importar/main.ts'],
  ['--operaciones', 'src/operaciones/main.ts'],
  ['--controles', 'src/controles/main.ts'],
  ['--porteria', 'src/porteria/main.ts'],
]

await command(async () => {
  requireNode()
  await install()
  await build()
  const [, work = 'src/main.ts'] = others.find(([option]) => process.argv.includes(option)) ?? []
  const { ok } = await run(process.execPath, ['--import', 'tsx', work, ...process.argv.slice(2)], {
    cwd: inRoot('bench'),
  })
  if (!ok) throw new Stop('La medición no terminó: el motivo está arriba.')
})
